import Foundation

/// A position in a line that a tab character leads to. Immutable.
// apple: https://developer.apple.com/documentation/uikit/nstexttab
open class NSTextTab: UIObject, NSCopying, @unchecked Sendable {
    /// A property of a tab beyond its position.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A character set that ends the column. Kept, without influence.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The characters that end a column of numbers: the sign before decimals in a region.
    // apple: https://developer.apple.com/documentation/uikit/nstexttab/columnterminators(for:)
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// Which part of the text up to the next tab is at the position.
    public let alignment: NSTextAlignment
    /// From the leading edge, in points.
    public let location: CGFloat
    /// The further properties of the tab.
    public let options: [OptionKey: Any]

    /// A tab at a distance from the leading edge, in points.
    /// - Parameter alignment: which part of the text behind it is there.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
