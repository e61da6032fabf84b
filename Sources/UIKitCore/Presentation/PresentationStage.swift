/// How far a presentation is.
package enum PresentationStage {
    /// Nothing was asked for, or all is over.
    case idle
    /// Begins after the next frame.
    case waiting(PresentationRequest)
    case presenting(any RunningTransition)
    case presented
    case dismissing(any RunningTransition)
}
