/// A drag of another program that comes over a screen, moves, and leaves or is dropped.
public struct DragEvent: Equatable, Sendable {
    /// How far it is.
    public enum Phase: Sendable {
        /// It has come, or has moved: ``offer`` wants an answer.
        case moved
        /// It has gone without a drop.
        case left
        /// It was dropped: the offer's data can be had until the event has been handled.
        case dropped
    }

    /// What has happened.
    public var phase: Phase
    /// In points of the screen; where it was last, for a drag that has gone.
    public var location: CGPoint
    /// What is dragged, the same object from the first event to the last.
    public var offer: DragOffer

    /// An event with all its values.
    public init(phase: Phase, location: CGPoint, offer: DragOffer) {
        self.phase = phase
        self.location = location
        self.offer = offer
    }
}
