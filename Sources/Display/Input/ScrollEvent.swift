/// A wheel was turned, or fingers moved on a touchpad.
public struct ScrollEvent: Equatable, Sendable {
    /// The device that scrolls.
    public enum Source: Sendable {
        /// Comes in notches; one notch is one unit of ``ScrollEvent/delta``.
        case wheel
        /// Comes in fractions of a notch, as fast as the fingers.
        case touchpad
    }

    /// Decides how ``delta`` is animated: notches glide, a touchpad is followed at once.
    public var source: Source
    /// The position of the pointer, in points of the screen.
    public var location: CGPoint
    /// In notches. A positive y shows what lies above, a positive x what lies to the left: the direction in which a
    /// finger on the glass would move.
    public var delta: CGSize
    /// In seconds of the screen's ``MediaClock``.
    public var timestamp: TimeInterval
    /// The modifier keys that are held.
    public var modifiers: KeyModifiers

    /// An event of a wheel or a touchpad; by default without modifiers.
    public init(source: Source, location: CGPoint, delta: CGSize, timestamp: TimeInterval, modifiers: KeyModifiers = []) {
        self.source = source
        self.location = location
        self.delta = delta
        self.timestamp = timestamp
        self.modifiers = modifiers
    }
}
