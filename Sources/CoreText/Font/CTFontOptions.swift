/// How a font is looked for. Fonts here are those that are installed, so that no option has an influence.
// apple: https://developer.apple.com/documentation/coretext/ctfontoptions
public struct CTFontOptions: OptionSet, Sendable {
    public let rawValue: CFOptionFlags

    public init(rawValue: CFOptionFlags) {
        self.rawValue = rawValue
    }

    /// Fonts are not activated on their own.
    public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
    /// Fonts are not loaded from elsewhere.
    public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
    /// Fonts of the system take precedence.
    public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)
}
