import Translator

/// A file that is open in the editor.
struct Document {
    /// The address by which the language server knows it.
    let serverURI: String
    let path: String?
    let language: String
    var version: JSON
    /// What the editor shows.
    var bytes: [UInt8]
    /// What the language server was told, and how it follows from the other.
    var text: TranslatedText
    /// The last list of errors that the language server sent, in its own positions.
    var diagnostics: JSON?

    /// The notification that opens the file in the language server.
    var opening: JSON {
        [
            "jsonrpc": "2.0", "method": "textDocument/didOpen",
            "params": [
                "textDocument": [
                    "uri": .string(serverURI), "languageId": .string(language), "version": version,
                    "text": .string(String(decoding: text.translated.bytes, as: UTF8.self)),
                ]
            ],
        ]
    }

    /// The change that makes one text of another: the piece between what both begin and end with.
    static func change(from old: TextLines, to new: TextLines) -> JSON {
        let difference = TextDifference(from: old.bytes, to: new.bytes)
        return [
            "range": Position.range(old.position(of: difference.old.lowerBound), old.position(of: difference.old.upperBound)),
            "text": .string(String(decoding: new.bytes[difference.new], as: UTF8.self)),
        ]
    }

    /// The text after the changes of an editor; a change without a range is a whole new text.
    static func applying(_ changes: [JSON], to bytes: [UInt8]) -> [UInt8] {
        changes.reduce(bytes) { bytes, change in
            let text = Array((change["text"]?.string ?? "").utf8)
            guard let start = Position(change["range"]?["start"]), let end = Position(change["range"]?["end"]) else { return text }
            let lines = TextLines(bytes)
            let first = lines.offset(of: start), last = max(lines.offset(of: end), first)
            return Array(bytes[..<first]) + text + Array(bytes[last...])
        }
    }
}
