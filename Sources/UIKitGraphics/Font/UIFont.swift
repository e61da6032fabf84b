@_spi(ForasteroInternal) public import CoreText
import Foundation
internal import TextEngine

/// A font of one size. Immutable, equal by value, and safe to use on any thread.
///
/// It is a font of Core Text, too: on iOS the two are interchangeable.
// apple: https://developer.apple.com/documentation/uikit/uifont
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Nil for a font whose size stays.
    package private(set) var scaling: FontScaling?

    // MARK: Creating

    /// The system's font in the size of small text, 12 points.
    public override init() { super.init() }

    convenience init(_ description: FontDescription, scaling: FontScaling? = nil) {
        self.init()
        become(FontLibrary.shared.font(description))
        self.scaling = scaling
    }

    /// A font by the name of its family or of one face; nil where neither is installed nor is on every iPhone.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        AppFonts.register()
        guard FontLibrary.shared.hasFont(named: fontName) else { return nil }
        self.init(FontDescription(family: .named(fontName), size: UIFont.usable(fontSize)))
    }

    /// The font that a descriptor asks for, or the nearest there is.
    ///
    /// - Parameter pointSize: 0 takes the size of the descriptor; any other is the size, and the font does not follow the user's
    ///   preference.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        AppFonts.register()
        let content = descriptor.content
        let size = pointSize == 0 ? descriptor.pointSize : pointSize
        let followsStyle = pointSize == 0 ? content.textStyle : nil
        self.init(content.description(size: UIFont.usable(size)), scaling: followsStyle.map(FontScaling.style))
    }

    /// A font from an archive or a nib; nil where that says of none.
    public required convenience init?(coder: NSCoder) {
        guard let (description, scaling) = UIFont.decoded(from: coder) else { return nil }
        self.init(description, scaling: scaling)
    }

    open func encode(with coder: NSCoder) { encodeFont(to: coder) }

    open class var supportsSecureCoding: Bool { true }

    /// The system's font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system's font in a weight; the nearest one that there is.
    /// - Parameter fontSize: in points; 0 and below count as 12.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: weight.rawValue))
    }

    /// The system's font in a weight and a width; the nearest ones that there are. Where the font has one width only, the descriptor still
    /// says which was asked for.
    // apple: https://developer.apple.com/documentation/uikit/uifont/systemfont(ofsize:weight:width:)
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width) -> UIFont {
        var description = FontDescription(size: usable(fontSize), weight: weight.rawValue)
        description.width = width.rawValue
        return UIFont(description)
    }

    /// The system's font, semibold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    /// The system's font, slanted.
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

    /// The font of a text style, in the size for the category of the traits; nil is ``UITraitCollection/current``.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        let entry = TextStyleTable.entry(for: style)
        let size = entry.size(for: (traitCollection ?? .current).preferredContentSizeCategory)
        return UIFont(FontDescription(size: size, weight: entry.weight.rawValue), scaling: .style(style))
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var description = textFont.description
        description.size = UIFont.usable(fontSize)
        return UIFont(description)
    }

    // MARK: Reading

    /// The descriptor that leads back to this font.
    open var fontDescriptor: UIFontDescriptor {
        let style: TextStyle? = if case .style(let style) = scaling { style } else { nil }
        return UIFontDescriptor(textFont.description, style: style)
    }

    /// In points.
    open var pointSize: CGFloat { textFont.size }
    /// The name of the face.
    open var fontName: String { textFont.faceName }
    /// The name of the family that the face belongs to.
    open var familyName: String { textFont.familyName }
    /// From the baseline to the top, in points.
    open var ascender: CGFloat { textFont.ascender }
    /// From the baseline to the bottom: negative.
    open var descender: CGFloat { textFont.descender }
    /// Space between lines beyond their height.
    open var leading: CGFloat { textFont.leading }
    /// The height of a line.
    open var lineHeight: CGFloat { textFont.lineHeight }
    /// From the baseline to the top of capitals, in points.
    open var capHeight: CGFloat { textFont.capHeight }
    /// From the baseline to the top of a small x, in points.
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
    open class var familyNames: [String] {
        AppFonts.register()
        return FontLibrary.shared.familyNames
    }
    /// The faces of a family, sorted.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        AppFonts.register()
        return FontLibrary.shared.faceNames(inFamily: familyName)
    }

    // MARK: Overriding

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.textFont == textFont && other.scaling == scaling
    }
    open override var hash: Int { textFont.hashValue }
    open override var description: String { "UIFont(\(fontName), \(pointSize))" }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    @_spi(ForasteroInternal)
    open override func counterpart(_ font: CTFont) -> CTFont { UIFont(font.textFont.description) }

    // MARK: Internal

    /// The font in the size that suits a category, if its size follows the category at all.
    package final func adjusted(to category: UIContentSizeCategory) -> UIFont {
        scaling.map { scaled(by: $0, for: category) } ?? self
    }

    func scaled(by scaling: FontScaling, for category: UIContentSizeCategory) -> UIFont {
        var description = textFont.description
        description.size = UIFont.usable(scaling.size(for: category))
        return UIFont(description, scaling: scaling)
    }

    /// Sizes that are no size mean 12 points, as on iOS.
    private static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }
}
