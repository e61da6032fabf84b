/// When a frame is made, and when it is expected to be seen; in seconds of the ``MediaClock``.
public struct FrameTime: Equatable, Sendable {
    /// The time at which the frame is made.
    public var timestamp: TimeInterval
    /// The time of the frame after this one.
    public var targetTimestamp: TimeInterval

    /// A frame and the one after it.
    public init(timestamp: TimeInterval, targetTimestamp: TimeInterval) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}
