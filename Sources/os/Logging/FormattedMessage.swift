internal import Foundation

/// A message with a format as C has it, to which `%@` and who may read a value, as `%{public}s`, have been added.
enum FormattedMessage {
    static func text(_ format: String, _ arguments: [any CVarArg]) -> String {
        var result = ""
        var rest = format[...]
        var values = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            let isHidden = privacy(&rest)
            guard let conversion = conversion(&rest) else { return result + "%" + rest }
            let text = values.popFirst().map { Self.text(of: $0, conversion) } ?? "<decode: missing data>"
            result += isHidden ? "<private>" : text
        }
        return result + rest
    }

    /// Reads `{public, name=x}`.
    private static func privacy(_ rest: inout Substring) -> Bool {
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return false }
        let words = rest[..<end].dropFirst().split(whereSeparator: { $0 == "," || $0 == " " })
        rest = rest[end...].dropFirst()
        return words.contains("private") || words.contains("sensitive")
    }

    /// Reads what follows the percent sign up to the letter that says what the value is.
    private static func conversion(_ rest: inout Substring) -> String? {
        guard let end = rest.firstIndex(where: { $0.isLetter && !"hlqjztL".contains($0) || $0 == "@" }) else { return nil }
        let text = String(rest[...end])
        rest = rest[end...].dropFirst()
        return text
    }

    private static func text(of value: any CVarArg, _ conversion: String) -> String {
        switch (conversion.last, value) {
        case ("@", _): "\(value)"
        case ("s", let text as UnsafePointer<CChar>): String(cString: text)
        case ("s", _), ("S", _): "\(value)"
        default: String(format: "%" + conversion, value)
        }
    }
}
