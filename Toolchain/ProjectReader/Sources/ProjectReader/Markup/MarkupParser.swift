import Foundation

/// Reads small XML files. Declarations of types and entities are refused.
struct MarkupParser {
    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    private var elements = 0

    private static let greatestSize = 8 << 20
    private static let greatestDepth = 64
    private static let mostElements = 100_000

    static func read(_ file: String) throws(ProjectError) -> MarkupElement {
        try parse(try FileSystem.read(file, atMost: greatestSize), file: file)
    }

    static func parse(_ bytes: [UInt8], file: String) throws(ProjectError) -> MarkupElement {
        var parser = MarkupParser(bytes: bytes, file: file)
        try parser.skipToTag()
        guard parser.position < bytes.count else { throw parser.failure("there is no element") }
        return try parser.parseElement(depth: 0)
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// Goes to the next "<" that begins or ends an element.
    private mutating func skipToTag() throws(ProjectError) {
        while position < bytes.count {
            if bytes[position] == 0x0A { line += 1 }
            guard bytes[position] == UInt8(ascii: "<") else {
                position += 1
                continue
            }
            let rest = bytes[position...]
            if rest.starts(with: "<!--".utf8) {
                try skip(past: "-->", "a comment")
            } else if rest.starts(with: "<?".utf8) {
                try skip(past: "?>", "an instruction")
            } else if rest.starts(with: "<!".utf8) {
                throw failure("declarations are refused")
            } else {
                return
            }
        }
    }

    private mutating func skip(past end: String, _ what: String) throws(ProjectError) {
        while position < bytes.count, !bytes[position...].starts(with: end.utf8) {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
        guard position < bytes.count else { throw failure("\(what) has no end") }
        position += end.utf8.count
    }

    /// At the "<" of an element.
    private mutating func parseElement(depth: Int) throws(ProjectError) -> MarkupElement {
        elements += 1
        guard depth < Self.greatestDepth, elements <= Self.mostElements else { throw failure("there are too many elements") }
        position += 1
        let name = parseName()
        guard !name.isEmpty else { throw failure("an element has no name") }
        let (attributes, isEmpty) = try parseAttributes()
        var element = MarkupElement(name: name, attributes: attributes)
        if isEmpty { return element }
        while true {
            try skipToTag()
            guard position < bytes.count else { throw failure("<\(name)> has no end") }
            if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                guard parseName() == name else { throw failure("another element than <\(name)> is ended") }
                skipSpace()
                guard take(UInt8(ascii: ">")) else { throw failure("\">\" is expected") }
                return element
            }
            element.children.append(try parseElement(depth: depth + 1))
        }
    }

    private mutating func parseAttributes() throws(ProjectError) -> ([String: String], isEmpty: Bool) {
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            if take(UInt8(ascii: ">")) { return (attributes, false) }
            if take(UInt8(ascii: "/")) {
                guard take(UInt8(ascii: ">")) else { throw failure("\">\" is expected") }
                return (attributes, true)
            }
            let name = parseName()
            skipSpace()
            guard !name.isEmpty, take(UInt8(ascii: "=")) else { throw failure("an attribute is expected") }
            skipSpace()
            attributes[name] = try parseValue()
        }
    }

    private mutating func parseValue() throws(ProjectError) -> String {
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") else {
            throw failure("a value in quotes is expected")
        }
        let quote = bytes[position], start = position + 1
        position = start
        while position < bytes.count, bytes[position] != quote {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
        guard position < bytes.count else { throw failure("a value has no end") }
        defer { position += 1 }
        return Self.withoutReferences(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private static func withoutReferences(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = "", rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            guard let end = rest.prefix(12).firstIndex(of: ";"), let character = character(of: rest[..<end]) else {
                result += "&"
                continue
            }
            result.append(character)
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    private static func character(of name: Substring) -> Character? {
        if name.hasPrefix("#") {
            let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
        return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"][name]
    }

    private mutating func parseName() -> String {
        let start = position
        while position < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[position]) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) {
            if bytes[position] == 0x0A { line += 1 }
            position += 1
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private func failure(_ message: String) -> ProjectError { ProjectError(message, file: file, line: line) }
}
