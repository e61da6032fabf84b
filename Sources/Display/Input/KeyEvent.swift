/// A key of a keyboard went down, came up, or repeats.
public struct KeyEvent: Equatable, Sendable {
    public enum Phase: Sendable {
        case down
        case up
    }

    public var phase: Phase
    /// Which key, whatever is printed on it: the code of the USB HID usage tables, page 7 (A is 4, Return 40).
    public var usage: Int
    /// What the key means in the present layout without regard to modifiers; empty for keys without a character.
    public var charactersIgnoringModifiers: String
    public var modifiers: KeyModifiers
    /// True when the key has been down for a while and repeats.
    public var isRepeat: Bool
    public var timestamp: TimeInterval

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
