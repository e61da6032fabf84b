import Foundation
internal import TextEngine

/// A font of one size. Immutable, equal by value, and safe to use on any thread.
// apple: https://developer.apple.com/documentation/uikit/uifont
open class UIFont: UIObject, NSCopying, @unchecked Sendable {
    let textFont: TextFont

    // MARK: Creating

    init(_ description: FontDescription) {
        textFont = FontLibrary.shared.font(description)
        super.init()
    }

    /// A font by the name of its family or of one face; nil where neither is installed nor stands on every iPhone.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard FontLibrary.shared.hasFont(named: fontName) else { return nil }
        self.init(FontDescription(family: .named(fontName), size: UIFont.usable(fontSize)))
    }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue))
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), isItalic: true))
    }

    /// The system's font with digits of one width, for numbers that change in place.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue, features: .monospacedDigits))
    }

    /// The system's font for code.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(family: .system(.monospaced), size: usable(fontSize), weight: weight.rawValue))
    }

    /// The font for a kind of text, in the size the user prefers.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let entry = TextStyleTable.entry(for: style)
        return systemFont(ofSize: entry.size(for: category), weight: entry.weight)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        let now = textFont.description
        return UIFont(
            FontDescription(
                family: now.family, size: UIFont.usable(fontSize), weight: now.weight, isItalic: now.isItalic, features: now.features))
    }

    // MARK: Reading

    /// In points.
    open var pointSize: CGFloat { textFont.size }
    /// The name of the face.
    open var fontName: String { textFont.faceName }
    open var familyName: String { textFont.familyName }
    /// From the baseline to the top, in points.
    open var ascender: CGFloat { textFont.ascender }
    /// From the baseline to the bottom: negative.
    open var descender: CGFloat { textFont.descender }
    /// Space between lines beyond their height.
    open var leading: CGFloat { textFont.leading }
    /// The height of a line.
    open var lineHeight: CGFloat { textFont.lineHeight }
    open var capHeight: CGFloat { textFont.capHeight }
    open var xHeight: CGFloat { textFont.xHeight }

    /// 14 points.
    open class var systemFontSize: CGFloat { 14 }
    /// 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// 18 points.
    open class var buttonFontSize: CGFloat { 18 }

    /// The families that are installed, sorted.
    open class var familyNames: [String] { FontLibrary.shared.familyNames }
    /// The faces of a family, sorted.
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontLibrary.shared.faceNames(inFamily: familyName) }

    // MARK: Overriding

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.textFont == textFont }
    open override var hash: Int { textFont.hashValue }
    open override var description: String { "UIFont(\(fontName), \(pointSize))" }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Sizes that are no size mean 12 points, as on iOS.
    private static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }
}
