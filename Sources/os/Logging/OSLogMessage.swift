public import Foundation

/// A message for the log, written as a string with values in it that may say how they are shown, and to whom.
// apple: https://developer.apple.com/documentation/os/oslogmessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    /// The message that was put together.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts a message together.
// apple: https://developer.apple.com/documentation/os/osloginterpolation
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// The beginning of a message.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds the text between two values.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    private mutating func append(_ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy) {
        text += align.applied(to: privacy.applied(to: value))
    }

    /// Adds a whole number.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure () -> Number, format: OSLogIntegerFormatting = .decimal, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(of: number()), align, privacy) }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Double, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(of: number()), align, privacy) }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> Float, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(of: Double(number())), align, privacy) }

    /// Adds a number with a fraction.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> CGFloat, format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(of: Double(number())), align, privacy) }

    /// Adds a Boolean.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(format.text(of: boolean()), .none, privacy) }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) { append(argumentString(), align, privacy) }

    /// Adds what a value calls itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(value().description, align, privacy) }

    /// Adds an error as text.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append("\(error())", .none, privacy) }

    /// Adds what an object calls itself; `(null)` for nil.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(object().map { $0.description } ?? "(null)", .none, privacy) }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ metatype: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) { append(String(describing: metatype()), align, privacy) }

    /// Adds an address; `0x0` for nil.
    public mutating func appendInterpolation(
        _ pointer: @autoclosure () -> UnsafeRawPointer?, format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) { append(pointer().map { "\($0)" } ?? "0x0", .none, privacy) }
}
