import QuartzCore

open class UIFont: UIObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        init(_ name: String) { rawValue = "UICTFontTextStyle" + name }
        public static let largeTitle = Self("Title0"), title1 = Self("Title1"), title2 = Self("Title2"), title3 = Self("Title3")
        public static let headline = Self("Headline"), subheadline = Self("Subhead"), body = Self("Body"), callout = Self("Callout")
        public static let footnote = Self("Footnote"), caption1 = Self("Caption1"), caption2 = Self("Caption2")
    }
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ value: CGFloat) { rawValue = value }
        public static let ultraLight = Self(-0.8), thin = Self(-0.6), light = Self(-0.4), regular = Self(0), medium = Self(0.23)
        public static let semibold = Self(0.3), bold = Self(0.4), heavy = Self(0.56), black = Self(0.62)
    }

    public override convenience init() { self.init(name: "", size: 0)! }
    public init?(name: String, size: CGFloat) { (fontName, pointSize) = (name, size) }
    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        self.init(name: descriptor.postscriptName, size: size == 0 ? descriptor.pointSize : size)!
        traits = descriptor.symbolicTraits
    }
    public required init?(coder: NSCoder) { (fontName, pointSize) = ("", 0) }
    public func encode(with coder: NSCoder) {}
    public class var supportsSecureCoding: Bool { true }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize && traits == other.traits
    }
    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(name: ".SFUI-Regular", size: fontSize)! }
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: weight.rawValue >= 0.4 ? ".SFUI-Bold" : ".SFUI-\(weight.rawValue)", size: fontSize)!
    }
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        let font = UIFont(name: ".SFUI-Bold", size: fontSize)!
        font.traits = .traitBold
        return font
    }
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        let font = UIFont(name: ".SFUI-Italic", size: fontSize)!
        font.traits = .traitItalic
        return font
    }
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(name: ".SFMono", size: fontSize)!
    }
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { systemFont(ofSize: 17) }
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        systemFont(ofSize: 17)
    }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var familyNames: [String] { ["Helvetica"] }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [familyName] }

    public let fontName: String, pointSize: CGFloat
    var traits: UIFontDescriptor.SymbolicTraits = []
    open var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }
    open var lineHeight: CGFloat { pointSize * 1.2 }
    open var ascender: CGFloat { pointSize * 0.95 }
    open var descender: CGFloat { -pointSize * 0.25 }
    open var capHeight: CGFloat { pointSize * 0.7 }
    open var xHeight: CGFloat { pointSize * 0.5 }
    open var leading: CGFloat { 0 }
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(fontAttributes: [.name: fontName, .size: pointSize, .traits: traits.rawValue])
    }
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }
}

open class UIFontMetrics: UIObject {
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    open func scaledFont(for font: UIFont) -> UIFont { font }
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
