/// A direction in a text by the order of its characters.
// apple: https://developer.apple.com/documentation/uikit/uitextstoragedirection
public enum UITextStorageDirection: Int, Sendable {
    case forward = 0
    case backward = 1
}

/// A direction in a text as it is seen.
// apple: https://developer.apple.com/documentation/uikit/uitextlayoutdirection
public enum UITextLayoutDirection: Int, Sendable {
    case right = 2
    case left = 3
    case up = 4
    case down = 5
}

/// A direction in a text of either kind.
// apple: https://developer.apple.com/documentation/uikit/uitextdirection
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One along the text, as it is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
    /// One on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection { UITextDirection(rawValue: direction.rawValue) }
}

/// The unit of a text.
// apple: https://developer.apple.com/documentation/uikit/uitextgranularity
public enum UITextGranularity: Int, Sendable {
    case character = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case line = 4
    case document = 5
}
