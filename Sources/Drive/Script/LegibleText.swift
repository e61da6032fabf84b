import CoreGraphics

/// Values as people write them. Scripts and Swift read them alike.
@_spi(ForasteroInternal)
public enum LegibleText {
    /// A text in quotes, on one line.
    public static func quote(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { (scalar: Unicode.Scalar) -> String in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            case _ where scalar.value < 0x20 || Character(scalar).isNewline: "\\u{\(String(scalar.value, radix: 16))}"
            default: String(scalar)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// With three decimals at most.
    public static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
