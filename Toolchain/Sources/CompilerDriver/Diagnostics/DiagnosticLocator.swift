/// Finds what a diagnostic's places are in the original of a source.
struct DiagnosticLocator {
    struct Located {
        /// The main place.
        var offset: Int
        /// Whether the compiler complains of code of ours.
        var isGenerated: Bool
        /// All messages at their places.
        var messages: [SnippetRenderer.Message]
        /// For code of ours: the piece that the compiler complains of.
        var generatedCode: String?
    }

    let map: PositionMap
    let header: DiagnosticHeader
    let snippet: DiagnosticSnippet

    func locate() -> Located {
        guard let main = snippet.annotations.first(where: isMain) else { return locateWithoutSnippet() }
        guard let place = place(of: main), case .original(let offset) = place else {
            return locateGenerated()
        }
        let messages = snippet.annotations.compactMap { annotation -> SnippetRenderer.Message? in
            // A note on generated code explains nothing to the author.
            guard case .original(let offset)? = self.place(of: annotation) else { return nil }
            return message(annotation.message, at: offset)
        }
        return Located(offset: offset, isGenerated: false, messages: messages)
    }

    private func isMain(_ annotation: DiagnosticSnippet.Annotation) -> Bool {
        StyledText.plain(annotation.message) == "\(header.severity.rawValue): \(header.message)"
    }

    /// Nil if the line is not of this file: generated code bears the place of the declaration it was made for, which may stand in another.
    private func place(of annotation: DiagnosticSnippet.Annotation) -> PositionMap.Place? {
        let line = annotation.line - 1
        guard line < map.translated.count, snippet.sourceLines[annotation.line] == map.translated.line(line) else { return nil }
        return map.place(ofTranslated: map.translated.offset(line: line, character: annotation.character))
    }

    private func locateGenerated() -> Located {
        let offset = offsetOfDeclaration()
        let text = "\(header.severity.rawValue): \(header.message)"
        return Located(offset: offset, isGenerated: true, messages: [message(text, at: offset)], generatedCode: generatedCode())
    }

    private func generatedCode() -> String? {
        guard let annotation = snippet.annotations.first(where: isMain), let line = snippet.sourceLines[annotation.line] else { return nil }
        let reach = 50
        let start = max(annotation.character - reach, 0)
        let piece = line.dropFirst(start).prefix(annotation.character - start + reach)
        return (start > 0 ? "…" : "") + piece.trimmingPrefix(while: \.isWhitespace) + (piece.endIndex < line.endIndex ? "…" : "")
    }

    /// Generated code says the line of its declaration; code behind the end of the file belongs to no line.
    private func offsetOfDeclaration() -> Int {
        if let annotation = snippet.annotations.first(where: isMain), let place = place(of: annotation), header.line == annotation.line {
            return place.offset
        }
        let line = min(header.line, map.original.count) - 1
        let range = map.original.range(ofLine: line)
        return range.first { map.original.text[$0] != 0x20 && map.original.text[$0] != 0x09 } ?? range.lowerBound
    }

    private func locateWithoutSnippet() -> Located {
        guard header.line <= map.original.count else { return locateGenerated() }
        let line = map.translatedLine(ofOriginal: header.line - 1)
        let place = map.place(ofTranslated: min(map.translated.start(ofLine: line) + header.column - 1, map.translated.text.count))
        if case .generated = place { return locateGenerated() }
        return Located(offset: place.offset, isGenerated: false, messages: [])
    }

    private func message(_ text: String, at offset: Int) -> SnippetRenderer.Message {
        SnippetRenderer.Message(
            line: map.original.line(containing: offset), character: map.original.character(at: offset),
            text: GeneratedNames.restore(in: text))
    }
}
