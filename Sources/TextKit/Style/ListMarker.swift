/// Markers of list items, from formats with names in braces.
enum ListMarker {
    static let numbered = [
        "decimal", "octal", "lower-hexadecimal", "upper-hexadecimal", "lower-alpha", "upper-alpha", "lower-latin", "upper-latin",
        "lower-roman", "upper-roman",
    ]

    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}", "hyphen": "\u{2043}",
        "square": "\u{25A0}",
    ]

    static func text(_ format: String, number: Int) -> String {
        guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return format }
        let name = String(format[format.index(after: start)..<end])
        guard let marker = signs[name] ?? self.number(name, number) else { return format }
        return format[..<start] + marker + format[format.index(after: end)...]
    }

    private static func number(_ name: String, _ number: Int) -> String? {
        switch name {
        case "decimal": String(number)
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": letters(number)
        case "upper-alpha", "upper-latin": letters(number).uppercased()
        case "lower-roman": roman(number).lowercased()
        case "upper-roman": roman(number)
        default: nil
        }
    }

    /// a … z, aa, ab and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            let digit = (rest - 1) % 26
            text = String(UnicodeScalar(UInt8(97 + digit))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard number > 0, number < 4000 else { return String(number) }
        let parts = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"),
            (5, "V"),
            (4, "IV"), (1, "I"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in parts {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}
