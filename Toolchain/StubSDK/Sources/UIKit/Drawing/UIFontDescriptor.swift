import QuartzCore

open class UIFontDescriptor: UIObject, @unchecked Sendable {
    public struct SymbolicTraits: OptionSet, Sendable {
        public var rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = Self(rawValue: 1), traitBold = Self(rawValue: 2), traitExpanded = Self(rawValue: 32)
        public static let traitCondensed = Self(rawValue: 64), traitMonoSpace = Self(rawValue: 1024)
    }
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = Self(rawValue: "NSFontFamilyAttribute"), name = Self(rawValue: "NSFontNameAttribute")
        public static let face = Self(rawValue: "NSFontFaceAttribute"), size = Self(rawValue: "NSFontSizeAttribute")
        public static let traits = Self(rawValue: "NSCTFontTraitsAttribute"), matrix = Self(rawValue: "NSFontMatrixAttribute")
        public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    }
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
        public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
        public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier"), type = Self(rawValue: "CTFeatureTypeIdentifier")
    }
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: "default"), rounded = Self(rawValue: "rounded")
        public static let serif = Self(rawValue: "serif"), monospaced = Self(rawValue: "monospaced")
    }

    public init(fontAttributes attributes: [AttributeName: Any] = [:]) { fontAttributes = attributes }
    public convenience init(name fontName: String, size: CGFloat) { self.init(fontAttributes: [.name: fontName, .size: size]) }
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    public let fontAttributes: [AttributeName: Any]
    open var postscriptName: String { fontAttributes[.name] as? String ?? "" }
    open var pointSize: CGFloat { fontAttributes[.size] as? CGFloat ?? 0 }
    open var symbolicTraits: SymbolicTraits { SymbolicTraits(rawValue: fontAttributes[.traits] as? UInt32 ?? 0) }
    open func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
    }
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        addingAttributes([.traits: symbolicTraits.rawValue])
    }
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
}
