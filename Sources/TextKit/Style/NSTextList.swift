import Foundation

/// A list that paragraphs are items of: how their markers look. Immutable.
// apple: https://developer.apple.com/documentation/uikit/nstextlist
open class NSTextList: UIObject, NSCopying, @unchecked Sendable {
    /// How a marker is made of the number of its item. Any text with one of these in braces is one, such as "({decimal})".
    // apple: https://developer.apple.com/documentation/uikit/nstextlist/markerformat-swift.struct
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A format with one of the constants in braces, and any text around.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = MarkerFormat(rawValue: "{box}")
        public static let check = MarkerFormat(rawValue: "{check}")
        public static let circle = MarkerFormat(rawValue: "{circle}")
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        public static let disc = MarkerFormat(rawValue: "{disc}")
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        public static let square = MarkerFormat(rawValue: "{square}")
        public static let lowercaseHexadecimal = MarkerFormat(rawValue: "{lower-hexadecimal}")
        public static let uppercaseHexadecimal = MarkerFormat(rawValue: "{upper-hexadecimal}")
        public static let octal = MarkerFormat(rawValue: "{octal}")
        public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
        public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
    }

    /// How markers of nested lists look.
    // apple: https://developer.apple.com/documentation/uikit/nstextlist/options
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A marker begins with that of the list around it.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// How markers look.
    public let markerFormat: MarkerFormat
    /// Says whether markers begin with that of the list around.
    public let listOptions: Options
    /// The number of the first item. Default: 1.
    open var startingItemNumber = 1

    /// A list whose items are numbered from 1.
    public init(markerFormat: MarkerFormat, options: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: options)
        super.init()
    }

    /// A list.
    /// - Parameter startingItemNumber: the number of the first item.
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// True if markers have numbers.
    open var isOrdered: Bool { ListMarker.numbered.contains { markerFormat.rawValue.contains("{\($0)}") } }

    /// The marker of an item by its number.
    open func marker(forItemNumber itemNum: Int) -> String { ListMarker.text(markerFormat.rawValue, number: itemNum) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions && other.startingItemNumber == startingItemNumber
    }

    open override var hash: Int { markerFormat.hashValue }
}
