/// A key of the keyboard with the modifiers held down, written `cmd+shift+z` or `return` in a script.
public struct DriveKey: Equatable, Sendable {
    /// A modifier key, by its name in scripts.
    public enum Modifier: String, CaseIterable, Sendable {
        case command = "cmd"
        case shift, control, option
    }

    /// `return`, `escape`, `f5`, or the one character that the key types.
    public var name: String
    /// Those held down. None by default.
    public var modifiers: Set<Modifier>

    /// The name is not checked; ``init(parsing:)`` does that.
    public init(name: String, modifiers: Set<Modifier> = []) {
        self.name = name
        self.modifiers = modifiers
    }

    /// The keys that have a name of more than one character.
    public static let names: Set<String> = [
        "return", "escape", "tab", "space", "delete", "forward-delete", "up", "down", "left", "right", "home", "end", "page-up",
        "page-down", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12",
    ]

    /// Reads `cmd+s`; nil when a modifier or the key is not known.
    public init?(parsing text: String) {
        // A trailing plus is the key itself: "cmd++".
        var parts = text.split(separator: "+", omittingEmptySubsequences: true).map(String.init)
        if text.hasSuffix("+") { parts.append("+") }
        guard let key = parts.popLast(), key.count == 1 || Self.names.contains(key) else { return nil }
        var modifiers: Set<Modifier> = []
        for part in parts {
            guard let modifier = Modifier(rawValue: part) else { return nil }
            modifiers.insert(modifier)
        }
        self.init(name: key, modifiers: modifiers)
    }
}
