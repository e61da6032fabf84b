/// A finger, a pen or a mouse did something at a position.
///
/// An `id` is in use from `began` to `ended` or `cancelled`; each `began` is followed by exactly one of those two. A
/// mouse has one `id` for all its buttons: it begins with the first button that goes down and ends with the last that
/// comes up; buttons pressed between arrive as `moved`. `hovered` is only sent by what can be seen above the screen
/// without touching it.
public struct PointerEvent: Equatable, Sendable {
    /// The device that points.
    public enum Kind: Sendable {
        case touch
        case mouse
        case pen
    }

    /// The part of a pointer's life that an event belongs to.
    public enum Phase: Sendable {
        case began
        case moved
        case ended
        case cancelled
        case hovered
    }

    /// The buttons of a mouse or a pen.
    public struct Buttons: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let primary = Buttons(rawValue: 1 << 0)
        public static let secondary = Buttons(rawValue: 1 << 1)
        public static let middle = Buttons(rawValue: 1 << 2)
    }

    /// The same from `began` to `ended` or `cancelled`, and no other pointer's meanwhile.
    public var id: Int
    /// The same for all events of one `id`.
    public var kind: Kind
    /// The order of phases is the one that ``PointerEvent`` describes.
    public var phase: Phase
    /// In points of the screen. May lie outside it while a button is held.
    public var location: CGPoint
    /// In seconds of the screen's ``MediaClock``.
    public var timestamp: TimeInterval
    /// Which buttons are down after this event. A finger counts as the primary button; none when ended.
    public var buttons: Buttons
    /// The modifier keys that are held.
    public var modifiers: KeyModifiers
    /// From 0 to 1; 1 for what cannot measure it.
    public var pressure: CGFloat

    /// An event of a pointer; by default a finger without modifiers.
    public init(
        id: Int, kind: Kind = .touch, phase: Phase, location: CGPoint, timestamp: TimeInterval, buttons: Buttons = .primary,
        modifiers: KeyModifiers = [], pressure: CGFloat = 1
    ) {
        self.id = id
        self.kind = kind
        self.phase = phase
        self.location = location
        self.timestamp = timestamp
        self.buttons = buttons
        self.modifiers = modifiers
        self.pressure = pressure
    }
}
