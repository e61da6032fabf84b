import Foundation

/// A line of a vCard: `item1.TEL;TYPE=HOME,VOICE:123`. See RFC 6350, section 3.3.
struct VCardLine {
    /// In capital letters, without its group.
    let name: String
    /// What the line says about its value: the kinds, in capital letters.
    let types: Set<String>
    /// In what the value is coded; in capital letters.
    let encoding: String?
    /// As it stands there.
    let value: String

    /// nil for what is no such line.
    init?(_ text: Substring) {
        guard let colon = VCardLine.endOfName(text) else { return nil }
        let parts = text[..<colon].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        guard let first = parts.first, !first.isEmpty else { return nil }
        name = (first.split(separator: ".").last.map(String.init) ?? first).uppercased()
        var types: Set<String> = []
        var encoding: String?
        for part in parts.dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1).map { $0.uppercased().trimmingCharacters(in: ["\""]) }
            switch (pair.first, pair.count) {
            case ("ENCODING"?, 2): encoding = pair[1]
            case ("TYPE"?, 2): types.formUnion(pair[1].split(separator: ",").map(String.init))
            case (let type?, 1): types.insert(type)
            default: break
            }
        }
        self.types = types
        self.encoding = encoding
        value = String(text[text.index(after: colon)...])
    }

    /// The first colon that stands outside of quotation marks.
    private static func endOfName(_ text: Substring) -> Substring.Index? {
        var isQuoted = false
        return text.indices.first { index in
            if text[index] == "\"" { isQuoted.toggle() }
            return text[index] == ":" && !isQuoted
        }
    }

    /// The parts of a value between semicolons, without the marks that keep one from being such.
    var components: [String] {
        var parts = [""]
        var isEscaped = false
        for character in decoded {
            if isEscaped {
                parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    /// The whole value as a text.
    var text: String { components.joined(separator: ";") }

    private var decoded: String { encoding == "QUOTED-PRINTABLE" ? VCardLine.unquoted(value) : value }

    /// `=C3=A9` becomes the letter. Bytes that make no text are left out.
    private static func unquoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Substring(text)
        while let character = rest.popFirst() {
            if character == "=", let byte = UInt8(rest.prefix(2), radix: 16) {
                bytes.append(byte)
                rest = rest.dropFirst(2)
            } else {
                bytes += Array(String(character).utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
