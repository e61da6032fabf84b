import Foundation
internal import CXML

/// Cuts a text in HTML into tags and characters, from its start to its end, whatever it contains. Its work grows with the text alone.
struct HTMLTokenizer {
    enum Token {
        case text(String)
        case start(name: String, attributes: [String: String], isClosed: Bool)
        case end(name: String)
    }

    private let bytes: [UInt8]
    private var index = 0
    /// The element whose content is characters up to its end tag.
    private var rawElement: String?

    private static let rawElements: Set<String> = ["script", "style", "title", "textarea", "xmp"]
    /// Longer names of tags and attributes are cut.
    private static let longestName = 64
    private static let mostAttributes = 64

    init(_ text: String) { bytes = Array(text.utf8) }

    /// The next token; nil at the end.
    mutating func next() -> Token? {
        guard index < bytes.count else { return nil }
        if let element = rawElement { return rawText(of: element) }
        if bytes[index] == UInt8(ascii: "<"), let tag = tag() { return tag }
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
        return .text(Self.decoded(bytes[start..<index]))
    }

    /// Everything up to the end tag of an element.
    private mutating func rawText(of element: String) -> Token {
        let start = index
        rawElement = nil
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "<"), isEndTag(of: element, at: index) { break }
            index += 1
        }
        return .text(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private func isEndTag(of element: String, at position: Int) -> Bool {
        let name = Array(("/" + element).utf8)
        guard position + name.count < bytes.count else { return false }
        return name.indices.allSatisfy { Self.lower(bytes[position + 1 + $0]) == name[$0] }
    }

    /// The tag that starts here; an empty text for what is to be skipped, nil for a sign that stands for itself.
    private mutating func tag() -> Token? {
        guard index + 1 < bytes.count else { return nil }
        let next = bytes[index + 1]
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            skipDeclaration()
            return .text("")
        }
        let isEnd = next == UInt8(ascii: "/")
        let nameStart = index + (isEnd ? 2 : 1)
        guard nameStart < bytes.count, Self.isLetter(bytes[nameStart]) else { return nil }
        index = nameStart
        let name = word { Self.isLetter($0) || Self.isDigit($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
        var attributes: [String: String] = [:]
        var isClosed = false
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            isClosed = bytes[index] == UInt8(ascii: "/")
            if isClosed || Self.isSpace(bytes[index]) { index += 1 } else { readAttribute(&attributes) }
        }
        index += 1
        if isEnd { return .end(name: name) }
        if Self.rawElements.contains(name), !isClosed { rawElement = name }
        return .start(name: name, attributes: attributes, isClosed: isClosed)
    }

    private mutating func skipDeclaration() {
        let isComment = bytes[index...].starts(with: Array("<!--".utf8))
        index += 2
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: ">"),
                !isComment || (bytes[index - 1] == UInt8(ascii: "-") && bytes[index - 2] == UInt8(ascii: "-"))
            {
                index += 1
                return
            }
            index += 1
        }
    }

    private mutating func readAttribute(_ attributes: inout [String: String]) {
        let start = index
        let name = word { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        if index == start { index += 1 }
        skipSpace()
        var value = ""
        if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
            index += 1
            skipSpace()
            value = attributeValue()
        }
        if !name.isEmpty, attributes[name] == nil, attributes.count < Self.mostAttributes { attributes[name] = value }
    }

    private mutating func attributeValue() -> String {
        guard index < bytes.count else { return "" }
        let quote = bytes[index]
        let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        if isQuoted { index += 1 }
        let start = index
        while index < bytes.count, isQuoted ? bytes[index] != quote : !Self.isSpace(bytes[index]) && bytes[index] != UInt8(ascii: ">") {
            index += 1
        }
        let value = Self.decoded(bytes[start..<index])
        if isQuoted { index += 1 }
        return value
    }

    private mutating func word(_ belongs: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, belongs(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<min(index, start + Self.longestName)].map { Self.lower($0) }, as: UTF8.self)
    }

    private mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    private static func lower(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

    // MARK: Characters by name and number

    /// Text with its references resolved. Each stands for one or two characters, so that nothing grows.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "&"), let (scalar, end) = reference(bytes, at: index + 1) {
                result += Array(String(Character(scalar)).utf8)
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func reference(_ bytes: ArraySlice<UInt8>, at start: Int) -> (Unicode.Scalar, Int)? {
        let name = bytes[start..<min(start + 32, bytes.endIndex)].prefix { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "#") }
        guard !name.isEmpty else { return nil }
        let end = name.endIndex < bytes.endIndex && bytes[name.endIndex] == UInt8(ascii: ";") ? name.endIndex + 1 : name.endIndex
        let text = String(decoding: name, as: UTF8.self)
        if text.hasPrefix("#") {
            let isHexadecimal = text.hasPrefix("#x") || text.hasPrefix("#X")
            guard let value = UInt32(text.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10) else { return nil }
            return (Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}", end)
        }
        if text == "apos" { return ("'", end) }
        guard let entity = htmlEntityLookup(text), let scalar = Unicode.Scalar(entity.pointee.value) else { return nil }
        return (scalar, end)
    }
}
