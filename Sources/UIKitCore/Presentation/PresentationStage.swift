/// How far a presentation is.
enum PresentationStage {
    /// Nothing was asked for, or all is over.
    case idle
    /// Begins after the next frame.
    case waiting(PresentationRequest)
    case presenting(ControllerTransition)
    case presented
    case dismissing(ControllerTransition)
}
