/// A key of a keyboard went down, came up, or repeats.
public struct KeyEvent: Equatable, Sendable {
    /// The direction in which a key has moved. A repeat is another ``down``.
    public enum Phase: Sendable {
        case down
        case up
    }

    /// Down for repeats, too.
    public var phase: Phase
    /// Which key, whatever is printed on it: the code of the USB HID usage tables, page 7 (A is 4, Return 40).
    public var usage: Int
    /// The characters of the key in the present layout without regard to modifiers; empty for keys without a character.
    public var charactersIgnoringModifiers: String
    /// The modifiers that are held after this event, locks included.
    public var modifiers: KeyModifiers
    /// True when the key has been down for a while and repeats.
    public var isRepeat: Bool
    /// In seconds of the screen's ``MediaClock``.
    public var timestamp: TimeInterval

    /// An event of a key; by default without modifiers and not repeated.
    public init(
        phase: Phase, usage: Int, charactersIgnoringModifiers: String, modifiers: KeyModifiers = [], isRepeat: Bool = false,
        timestamp: TimeInterval
    ) {
        self.phase = phase
        self.usage = usage
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifiers = modifiers
        self.isRepeat = isRepeat
        self.timestamp = timestamp
    }
}
