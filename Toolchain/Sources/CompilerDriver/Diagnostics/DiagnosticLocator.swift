/// Finds the positions of a diagnostic in the original of a source.
struct DiagnosticLocator {
    enum Subject: Equatable {
        /// The source of the author.
        case source
        /// Code of ours.
        case generatedCode
        /// Code of ours that repeats a declaration of the author's elsewhere, and names its location.
        case repeatedDeclaration
    }

    struct Located {
        /// The main position.
        var offset: Int
        var subject: Subject
        /// All messages at their positions.
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
        return Located(offset: offset, subject: .source, messages: messages)
    }

    private func isMain(_ annotation: DiagnosticSnippet.Annotation) -> Bool {
        StyledText.plain(annotation.message) == "\(header.severity.rawValue): \(header.message)"
    }

    /// Nil if the line is not of this file: generated code has the location of the declaration it was made for, which may be in another.
    private func place(of annotation: DiagnosticSnippet.Annotation) -> PositionMap.Place? {
        let line = annotation.line - 1
        guard line < map.translated.count, snippet.sourceLines[annotation.line] == map.translated.line(line) else { return nil }
        return map.place(ofTranslated: map.translated.offset(line: line, character: annotation.character))
    }

    private func locateGenerated() -> Located {
        let text = "\(header.severity.rawValue): \(header.message)"
        if let offset = offsetOfRepeatedDeclaration() {
            return Located(offset: offset, subject: .repeatedDeclaration, messages: [message(text, at: offset)])
        }
        let offset = offsetOfType()
        return Located(offset: offset, subject: .generatedCode, messages: [message(text, at: offset)], generatedCode: generatedCode())
    }

    private func generatedCode() -> String? {
        guard let annotation = snippet.annotations.first(where: isMain), let line = snippet.sourceLines[annotation.line] else { return nil }
        let reach = 50
        let start = max(annotation.character - reach, 0)
        let piece = line.dropFirst(start).prefix(annotation.character - start + reach)
        return (start > 0 ? "…" : "") + piece.trimmingPrefix(while: \.isWhitespace) + (piece.endIndex < line.endIndex ? "…" : "")
    }

    /// Generated code is at the end of the type it belongs to; code behind the end of the file belongs to no line.
    private func offsetOfType() -> Int {
        if let annotation = snippet.annotations.first(where: isMain), let place = place(of: annotation) { return place.offset }
        return firstText(ofLine: min(header.line, map.original.count) - 1)
    }

    /// The position of the name that the compiler complains of, on the line that the generated code says; nil if it says none.
    private func offsetOfRepeatedDeclaration() -> Int? {
        guard header.line <= map.original.count, let annotation = snippet.annotations.first(where: isMain) else { return nil }
        if let place = place(of: annotation), map.original.line(containing: place.offset) == header.line - 1 { return nil }
        let shown = snippet.sourceLines[annotation.line] ?? ""
        let name = shown.dropFirst(annotation.character).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let line = header.line - 1
        let range = map.original.range(ofLine: line)
        let text = String(decoding: map.original.text[range], as: UTF8.self)
        guard !name.isEmpty, let found = text.firstRange(of: name) else { return firstText(ofLine: line) }
        return range.lowerBound + text.utf8.distance(from: text.startIndex, to: found.lowerBound)
    }

    private func firstText(ofLine line: Int) -> Int {
        let range = map.original.range(ofLine: line)
        return range.first { map.original.text[$0] != 0x20 && map.original.text[$0] != 0x09 } ?? range.lowerBound
    }

    private func locateWithoutSnippet() -> Located {
        guard header.line <= map.original.count else { return locateGenerated() }
        let line = map.translatedLine(ofOriginal: header.line - 1)
        let place = map.place(ofTranslated: min(map.translated.start(ofLine: line) + header.column - 1, map.translated.text.count))
        if case .generated = place { return locateGenerated() }
        return Located(offset: place.offset, subject: .source, messages: [])
    }

    private func message(_ text: String, at offset: Int) -> SnippetRenderer.Message {
        SnippetRenderer.Message(
            line: map.original.line(containing: offset), character: map.original.character(at: offset),
            text: GeneratedNames.restore(in: text))
    }
}
