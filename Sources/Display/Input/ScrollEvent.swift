/// A wheel was turned, or fingers moved on a touchpad.
public struct ScrollEvent: Equatable, Sendable {
    public enum Source: Sendable {
        /// Comes in notches; one notch is one unit of ``ScrollEvent/delta``.
        case wheel
        /// Comes in fractions of a notch, as fast as the fingers.
        case touchpad
    }

    public var source: Source
    public var location: CGPoint
    /// In notches. A positive y shows what lies above, a positive x what lies to the left: the direction in which a
    /// finger on the glass would move.
    public var delta: CGSize
    public var timestamp: TimeInterval
    public var modifiers: KeyModifiers

    public init(source: Source, location: CGPoint, delta: CGSize, timestamp: TimeInterval, modifiers: KeyModifiers = []) {
        self.source = source
        self.location = location
        self.delta = delta
        self.timestamp = timestamp
        self.modifiers = modifiers
    }
}
