/// Reads the format of project files: `{ key = value; list = (a, "b c"); }` with comments.
///
/// Foundation reads it, too, but neither knows lines nor has limits: a thousand open brackets end its process.
struct OldStyleParser {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private let limits: PropertyListLimits
    private var position = 0
    private var line = 1
    private var values = 0

    static func parse(_ bytes: [UInt8], file: String, limits: PropertyListLimits = .init()) throws(ProjectError) -> PropertyListNode {
        guard bytes.count <= limits.bytes else {
            throw ProjectError("the file has \(bytes.count) bytes; at most \(limits.bytes) are read", file: file)
        }
        let result = bytes.withUnsafeBufferPointer { buffer -> Result<PropertyListNode, ProjectError> in
            var parser = OldStyleParser(bytes: buffer, file: file, limits: limits)
            do throws(ProjectError) {
                return .success(try parser.parseDocument())
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    private init(bytes: UnsafeBufferPointer<UInt8>, file: String, limits: PropertyListLimits) {
        self.bytes = bytes
        self.file = file
        self.limits = limits
    }

    private mutating func parseDocument() throws(ProjectError) -> PropertyListNode {
        if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
        let node = try parseValue(depth: 0)
        try skipSpace()
        guard position == bytes.count else { throw failure("there is something behind the end of the property list") }
        return node
    }

    private mutating func parseValue(depth: Int) throws(ProjectError) -> PropertyListNode {
        try skipSpace()
        guard depth <= limits.depth else { throw failure("values are nested more than \(limits.depth) deep") }
        values += 1
        guard values <= limits.values else { throw failure("there are more than \(limits.values) values") }
        let line = line
        guard position < bytes.count else { throw failure("the file ends where a value is expected") }
        switch bytes[position] {
        case UInt8(ascii: "{"): return PropertyListNode(content: .dictionary(try parseDictionary(depth)), line: line)
        case UInt8(ascii: "("): return PropertyListNode(content: .array(try parseArray(depth)), line: line)
        case UInt8(ascii: "<"): return PropertyListNode(content: .string(try parseData()), line: line)
        default: return PropertyListNode(content: .string(try parseString()), line: line)
        }
    }

    private mutating func parseDictionary(_ depth: Int) throws(ProjectError) -> [String: PropertyListNode] {
        position += 1
        var entries: [String: PropertyListNode] = [:]
        while true {
            try skipSpace()
            if try take("}") { return entries }
            let key = try parseString()
            try skipSpace()
            guard try take("=") else { throw failure("\"=\" is expected after \"\(key.prefix(60))\"") }
            entries[key] = try parseValue(depth: depth + 1)
            try skipSpace()
            if try take(";") { continue }
            guard position < bytes.count, bytes[position] == UInt8(ascii: "}") else {
                throw failure("\";\" is expected after the value of \"\(key.prefix(60))\"")
            }
        }
    }

    private mutating func parseArray(_ depth: Int) throws(ProjectError) -> [PropertyListNode] {
        position += 1
        var elements: [PropertyListNode] = []
        while true {
            try skipSpace()
            if try take(")") { return elements }
            elements.append(try parseValue(depth: depth + 1))
            try skipSpace()
            if try take(",") { continue }
            guard position < bytes.count, bytes[position] == UInt8(ascii: ")") else { throw failure("\",\" or \")\" is expected") }
        }
    }

    /// Projects hold no data; what they say is kept as its digits.
    private mutating func parseData() throws(ProjectError) -> String {
        let start = position + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
        guard position < bytes.count else { throw failure("data has no end") }
        defer { position += 1 }
        return text(start..<position)
    }

    private mutating func parseString() throws(ProjectError) -> String {
        guard position < bytes.count else { throw failure("the file ends where a string is expected") }
        let first = bytes[position]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try parseQuoted(until: first) }
        let start = position
        while position < bytes.count, Self.isPlain(bytes[position]) {
            if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count, Self.opensComment(bytes[position + 1]) { break }
            position += 1
        }
        guard position > start else {
            throw failure("\(PrintableText.of(String(decoding: [first], as: UTF8.self))) stands where a string is expected")
        }
        return text(start..<position)
    }

    private mutating func parseQuoted(until quote: UInt8) throws(ProjectError) -> String {
        let begin = line
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\\") {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
        var result = text(start..<position)
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == UInt8(ascii: "\\") {
                position += 1
                result.append(parseEscape())
                continue
            }
            let start = position
            while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\\") {
                if bytes[position] == 0x0A { line += 1 }
                position += 1
            }
            result += text(start..<position)
        }
        guard position < bytes.count else { throw ProjectError("a string has no end", file: file, line: begin) }
        position += 1
        return result
    }

    private mutating func parseEscape() -> Character {
        guard position < bytes.count else { return "\\" }
        let byte = bytes[position]
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "U"): return Self.character(number(radix: 16, digits: 4))
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return Self.character(number(radix: 8, digits: 3))
        case 0x0A:
            line += 1
            return "\n"
        case 0x80...: return "\u{FFFD}"
        default: return Character(Unicode.Scalar(byte))
        }
    }

    private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
        var value: UInt32 = 0, count = 0
        while count < digits, position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue, digit < radix {
            value = value * radix + UInt32(digit)
            position += 1
            count += 1
        }
        return value
    }

    private static func character(_ value: UInt32) -> Character { Character(Unicode.Scalar(value) ?? "\u{FFFD}") }

    // MARK: Bytes

    private mutating func take(_ scalar: Unicode.Scalar) throws(ProjectError) -> Bool {
        guard position < bytes.count, bytes[position] == UInt8(ascii: scalar) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() throws(ProjectError) {
        while position < bytes.count {
            let byte = bytes[position]
            if byte == 0x0A { line += 1 }
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, Self.opensComment(bytes[position + 1]) {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ProjectError) {
        let begin = line
        if bytes[position + 1] == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != 0x0A { position += 1 }
            return
        }
        position += 2
        while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/") {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
        guard position + 1 < bytes.count else { throw ProjectError("a comment has no end", file: file, line: begin) }
        position += 2
    }

    private static func opensComment(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "*") }

    /// The bytes of a string without quotes. Anything that has no meaning of its own is let through.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0...0x20, 0x7F: false
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="), UInt8(ascii: ";"),
            UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: ">"):
            false
        default: true
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }

    private func failure(_ message: String) -> ProjectError { ProjectError(message, file: file, line: line) }
}
