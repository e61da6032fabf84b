/// How strings are laid out where they are drawn without a label.
// apple: https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The rectangle is the room for several lines. Without it the text is one line, with its baseline at the origin.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines are as far apart as their fonts ask for; here they always are.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Sizes are those of the ink.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// The last line that fits ends with a mark where text is missing.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
