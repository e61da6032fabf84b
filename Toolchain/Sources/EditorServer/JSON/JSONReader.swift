/// Reads JSON. Text that is none, or is nested beyond all reason, gives nil.
struct JSONReader {
    private let bytes: ArraySlice<UInt8>
    private var place: Int
    private var depth = 0

    private static let maximumDepth = 512

    static func read(_ bytes: ArraySlice<UInt8>) -> JSON? {
        var reader = JSONReader(bytes: bytes, place: bytes.startIndex)
        guard let value = reader.value() else { return nil }
        reader.skipSpace()
        return reader.place == bytes.endIndex ? value : nil
    }

    private init(bytes: ArraySlice<UInt8>, place: Int) {
        self.bytes = bytes
        self.place = place
    }

    private var next: UInt8? { place < bytes.endIndex ? bytes[place] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { place += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func value() -> JSON? {
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return nested { $0.members() }
        case UInt8(ascii: "["): return nested { $0.elements() }
        case UInt8(ascii: "\""): return text().map(JSON.string)
        case UInt8(ascii: "t"): return word("true", .bool(true))
        case UInt8(ascii: "f"): return word("false", .bool(false))
        case UInt8(ascii: "n"): return word("null", .null)
        default: return number()
        }
    }

    private mutating func nested(_ read: (inout JSONReader) -> JSON?) -> JSON? {
        place += 1
        depth += 1
        defer { depth -= 1 }
        return depth > Self.maximumDepth ? nil : read(&self)
    }

    private mutating func members() -> JSON? {
        var members: [String: JSON] = [:]
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = text(), take(UInt8(ascii: ":")), let value = value() else { return nil }
            members[key] = value
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func elements() -> JSON? {
        var elements: [JSON] = []
        if take(UInt8(ascii: "]")) { return .array(elements) }
        repeat {
            guard let value = value() else { return nil }
            elements.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(elements) : nil
    }

    private mutating func word(_ text: StaticString, _ value: JSON) -> JSON? {
        let end = place + text.utf8CodeUnitCount
        let isThere = text.withUTF8Buffer { end <= bytes.endIndex && bytes[place..<end].elementsEqual($0) }
        place = end
        return isThere ? value : nil
    }

    private mutating func number() -> JSON? {
        let start = place
        while let byte = next, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return Double(text) == nil ? nil : .number(text)
    }

    private mutating func text() -> String? {
        place += 1
        let start = place
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
        if next == UInt8(ascii: "\"") {
            defer { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }
        var result = Array(bytes[start..<place])
        while let byte = next {
            place += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: result, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                result.append(byte)
                continue
            }
            guard escape(&result) else { return nil }
        }
        return nil
    }

    private mutating func escape(_ result: inout [UInt8]) -> Bool {
        guard let byte = next else { return false }
        place += 1
        switch byte {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case UInt8(ascii: "u"):
            guard var unit = codeUnit() else { return false }
            if (0xD800..<0xDC00).contains(unit), place + 1 < bytes.endIndex, bytes[place] == UInt8(ascii: "\\"),
                bytes[place + 1] == UInt8(ascii: "u")
            {
                place += 2
                guard let low = codeUnit() else { return false }
                unit = 0x10000 + ((unit - 0xD800) << 10) + (low &- 0xDC00) & 0x3FF
            }
            result += String(Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}").utf8
        default: result.append(byte)
        }
        return true
    }

    private mutating func codeUnit() -> UInt32? {
        guard place + 4 <= bytes.endIndex else { return nil }
        defer { place += 4 }
        return UInt32(String(decoding: bytes[place..<(place + 4)], as: UTF8.self), radix: 16)
    }
}
