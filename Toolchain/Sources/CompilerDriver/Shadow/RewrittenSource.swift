import Translator

/// A source and what the compiler shall see instead of it.
struct RewrittenSource: Sendable {
    let source: SourceFile
    /// Nil if the compiler shall read the source itself.
    let text: [UInt8]?
    /// The edits, in ascending order, without overlaps.
    let edits: [Edit]

    var path: String { source.path }

    init(_ source: SourceFile, edits: [Edit]) {
        self.source = source
        self.edits = edits
        text = edits.isEmpty ? nil : Self.apply(edits, to: source.bytes)
    }

    init(_ source: SourceFile, translation: TranslatedFile) {
        self.source = source
        text = translation.text
        edits = translation.edits
    }

    private static func apply(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        for edit in edits {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        return result + bytes[position...]
    }
}
