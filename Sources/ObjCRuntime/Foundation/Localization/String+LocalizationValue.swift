public import Foundation

extension String {
    /// A text to be localised, with the values that go into it: the key under which it is looked up has a format specifier for each.
    ///
    /// Whole numbers are `%lld`, unsigned ones `%llu`, fractions `%lf`, texts and objects `%@`.
    // apple: https://developer.apple.com/documentation/swift/string/localizationvalue
    public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
        let key: String
        let arguments: [Argument]

        /// A text without values, such as one that is known only while the app runs.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// A literal without values.
        public init(stringLiteral value: String) { self.init(value) }

        /// A literal with values in it.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }
    }
}

extension String.LocalizationValue {
    /// A value that goes into the text.
    enum Argument: Sendable {
        case text(String), signed(Int64), unsigned(UInt64), fraction(Double)

        var formatted: any CVarArg {
            switch self {
            case .text(let text): NSString(string: text)
            case .signed(let number): number
            case .unsigned(let number): number
            case .fraction(let number): number
            }
        }
    }

    /// The parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate(set) var key = ""
        fileprivate(set) var arguments: [Argument] = []

        /// Begins a literal; the numbers are hints of its size.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + interpolationCount * 4) }

        /// Adds text between values to the key, where a percent sign is written twice.
        public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

        /// Adds a text as `%@`.
        public mutating func appendInterpolation(_ text: String) { append(.text(text), "%@") }
        /// Adds a text as `%@`.
        public mutating func appendInterpolation(_ text: Substring) { appendInterpolation(String(text)) }
        /// Adds a whole number as `%lld`, one of an unsigned type as `%llu`. What is too large is the largest there is.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            if Number.isSigned {
                append(.signed(Int64(clamping: number)), "%lld")
            } else {
                append(.unsigned(UInt64(clamping: number)), "%llu")
            }
        }
        /// Adds a fraction as `%lf`.
        public mutating func appendInterpolation(_ number: Double) { append(.fraction(number), "%lf") }
        /// Adds a fraction as `%f`.
        public mutating func appendInterpolation(_ number: Float) { append(.fraction(Double(number)), "%f") }

        /// Adds a fraction.
        /// - Parameter specifier: a format specifier that suits the number, as `%.2f`.
        public mutating func appendInterpolation(_ number: Double, specifier: String) { append(.fraction(number), specifier) }
        /// Adds a whole number.
        /// - Parameter specifier: a format specifier that suits the number, as `%03lld`.
        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number, specifier: String) {
            append(.signed(Int64(clamping: number)), specifier)
        }
        /// Adds what a style makes of a value as `%@`.
        public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
        where Style.FormatOutput == String {
            appendInterpolation(format.format(value))
        }
        /// Adds the description of an object as `%@`.
        public mutating func appendInterpolation(_ object: Foundation.NSObject) { appendInterpolation(object.description) }

        private mutating func append(_ argument: Argument, _ specifier: String) {
            arguments.append(argument)
            key += specifier
        }
    }
}
