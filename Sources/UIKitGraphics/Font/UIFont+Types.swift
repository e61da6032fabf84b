extension UIFont {
    /// How heavy strokes are, from -1 to 1; 0 is regular.
    // apple: https://developer.apple.com/documentation/uikit/uifont/weight
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A weight of a number, from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// -0.8.
        public static let ultraLight = Weight(-0.8)
        /// -0.6.
        public static let thin = Weight(-0.6)
        /// -0.4.
        public static let light = Weight(-0.4)
        /// 0.
        public static let regular = Weight(0)
        /// 0.23.
        public static let medium = Weight(0.23)
        /// 0.3.
        public static let semibold = Weight(0.3)
        /// 0.4.
        public static let bold = Weight(0.4)
        /// 0.56.
        public static let heavy = Weight(0.56)
        /// 0.62.
        public static let black = Weight(0.62)
    }

    /// How wide letters are, from -1 to 1; 0 is as most are.
    ///
    /// The numbers of ``condensed`` and ``expanded`` are those of the symbolic traits; that of ``compressed`` is twice the former.
    // apple: https://developer.apple.com/documentation/uikit/uifont/width
    public struct Width: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// A width of a number, from -1 to 1.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static func < (lhs: Width, rhs: Width) -> Bool { lhs.rawValue < rhs.rawValue }

        /// -0.4.
        public static let compressed = Width(-0.4)
        /// -0.2.
        public static let condensed = Width(-0.2)
        /// 0.
        public static let standard = Width(0)
        /// 0.2.
        public static let expanded = Width(0.2)
    }

    /// The purpose of a text.
    // apple: https://developer.apple.com/documentation/uikit/uifont/textstyle
    public struct TextStyle: _StringNewtype, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 34 points in the category large.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points in the category large.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points in the category large.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points in the category large.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points in the category large, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points in the category large.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points in the category large.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points in the category large.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points in the category large.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points in the category large.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points in the category large.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
