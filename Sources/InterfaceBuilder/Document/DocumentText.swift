/// Texts of XML in which characters stand for others: `&amp;`, `&#10;`, and line ends of other systems.
enum DocumentText {
    /// - Parameter isAttribute: in attributes white space is a space, unless it is written as a number.
    static func decode(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isAttribute: Bool
    ) throws(DocumentError.Problem) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(range.count)
        var place = range.lowerBound
        while place < range.upperBound {
            let byte = bytes[place]
            place += 1
            switch byte {
            case .ampersand: result.append(contentsOf: try character(bytes, &place, range.upperBound).utf8)
            case UInt8(ascii: "\r"):
                if place < range.upperBound, bytes[place] == .newLine { place += 1 }
                result.append(isAttribute ? .space : .newLine)
            case UInt8(ascii: "\t"), .newLine: result.append(isAttribute ? .space : byte)
            case 0..<UInt8.space: throw .unreadable("a character with the number \(byte) is not allowed")
            default: result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The longest of those known, `&#x0010FFFF;`, without what stands around its name.
    private static let greatestLength = 10

    /// What stands for the name up to the next semicolon.
    private static func character(
        _ bytes: UnsafeBufferPointer<UInt8>, _ place: inout Int, _ end: Int
    ) throws(DocumentError.Problem) -> String {
        let name = bytes[place..<min(place + greatestLength + 1, end)].prefix { $0 != UInt8(ascii: ";") }
        let text = String(decoding: name, as: UTF8.self)
        guard name.endIndex < end, bytes[name.endIndex] == UInt8(ascii: ";"), let character = meaning(of: text) else {
            throw .unreadable("&\(text); stands for no character that XML knows")
        }
        place = name.endIndex + 1
        return character
    }

    private static func meaning(of name: String) -> String? {
        switch name {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let isHexadecimal = name.hasPrefix("#x")
            guard let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
                number >= 32 || number == 9 || number == 10 || number == 13
            else { return nil }
            return Unicode.Scalar(number).map { String($0) }
        }
    }
}

extension UInt8 {
    static let less = UInt8(ascii: "<")
    static let greater = UInt8(ascii: ">")
    static let slash = UInt8(ascii: "/")
    static let ampersand = UInt8(ascii: "&")
    static let newLine = UInt8(ascii: "\n")
    static let space = UInt8(ascii: " ")

    var isXMLSpace: Bool { self == .space || self == .newLine || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\r") }

    /// Digits, and marks that may stand in names but begin none.
    var isNumberOrMark: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "-") || self == UInt8(ascii: ".") }

    // ad-hoc: all characters beyond ASCII may stand in names, which is more than XML allows.
    var isNamePart: Bool {
        let lowered = self | 0x20
        return lowered >= UInt8(ascii: "a") && lowered <= UInt8(ascii: "z") || isNumberOrMark || self == UInt8(ascii: "_")
            || self == UInt8(ascii: ":") || self >= 0x80
    }
}
