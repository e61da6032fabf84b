internal import Foundation

/// How a whole number is written.
// apple: https://developer.apple.com/documentation/os/oslogintegerformatting
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let minDigits: Int
    private let isUppercase: Bool
    private let explicitSign: Bool
    private let prefix: String

    private init(radix: Int = 10, minDigits: Int = 0, isUppercase: Bool = false, explicitSign: Bool = false, prefix: String = "") {
        self.radix = radix
        self.minDigits = minDigits
        self.isUppercase = isUppercase
        self.explicitSign = explicitSign
        self.prefix = prefix
    }

    /// To the base of 10.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// To the base of 16, in small letters, without `0x`.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
    /// To the base of 8, without a leading 0.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    /// To the base of 10, with zeros before it up to a count of digits.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits(), explicitSign: explicitPositiveSign)
    }

    /// To the base of 16.
    public static func hex(explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(radix: 16, isUppercase: uppercase, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "")
    }

    /// To the base of 8; the prefix is a 0.
    public static func octal(explicitPositiveSign: Bool = false, includePrefix: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 8, explicitSign: explicitPositiveSign, prefix: includePrefix ? "0" : "")
    }

    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let sign = number < 0 ? "-" : explicitSign ? "+" : ""
        return sign + prefix + String(repeating: "0", count: max(minDigits - digits.count, 0)) + digits
    }
}

/// How a number with a fraction is written.
// apple: https://developer.apple.com/documentation/os/oslogfloatformatting
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int
    private let explicitSign: Bool

    private init(_ conversion: String, precision: Int = 6, explicitSign: Bool = false) {
        self.conversion = conversion
        self.precision = precision
        self.explicitSign = explicitSign
    }

    /// Six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting("f") }
    /// To the base of 16, exactly.
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting("a") }
    /// A power of ten, and six digits behind the point.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting("e") }
    /// Six digits that count, with a power of ten where that is shorter.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g") }

    /// So many digits behind the point.
    public static func fixed(precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("f", precision: precision(), explicitSign: explicitPositiveSign)
    }

    /// A power of ten, and so many digits behind the point.
    public static func exponential(precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("e", precision: precision(), explicitSign: explicitPositiveSign)
    }

    /// So many digits that count, with a power of ten where that is shorter.
    public static func hybrid(precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false) -> OSLogFloatFormatting {
        OSLogFloatFormatting("g", precision: precision(), explicitSign: explicitPositiveSign)
    }

    func text(of number: Double) -> String {
        String(format: "%\(explicitSign ? "+" : "")\(conversion == "a" ? "" : ".\(max(precision, 0))")\(conversion)", number)
    }
}

/// How a Boolean is written.
// apple: https://developer.apple.com/documentation/os/oslogboolformat
public enum OSLogBoolFormat: Sendable {
    /// `true` or `false`.
    case truth
    /// `yes` or `no`.
    case answer

    func text(of boolean: Bool) -> String {
        switch self {
        case .truth: boolean ? "true" : "false"
        case .answer: boolean ? "yes" : "no"
        }
    }
}

/// The meaning of an address. It is written as a number here in any case.
// apple: https://developer.apple.com/documentation/os/oslogpointerformat
public enum OSLogPointerFormat: Sendable {
    case ipv6Address, timeval, timespec, uuid, sockaddr, none
}

/// How a value fills a column.
// apple: https://developer.apple.com/documentation/os/oslogstringalignment
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    /// As wide as it is.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }
    /// Blanks before it, up to so many columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }
    /// Blanks behind it, up to so many columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    func applied(to text: String) -> String {
        let space = String(repeating: " ", count: max(columns - text.count, 0))
        return isRight ? space + text : text + space
    }
}
