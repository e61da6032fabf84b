/// Swift's own way to write values.
enum SwiftText {
    static func literal(_ text: String) -> String {
        let escaped = text.map { (character: Character) -> String in
            switch character {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            default: String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }

    /// With three places at most.
    static func number(_ value: Double) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
