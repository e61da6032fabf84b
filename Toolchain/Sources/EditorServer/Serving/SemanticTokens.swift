/// The kinds of the words of a file. Each word says how far it is from the one before.
enum SemanticTokens {
    static func map(_ result: JSON, _ text: TranslatedText) -> JSON {
        guard let data = result["data"]?.array?.map({ $0.int ?? 0 }), data.count % 5 == 0 else { return result }
        var tokens: [(start: Position, length: Int, kind: Int, modifiers: Int)] = []
        var line = 0, column = 0
        for token in stride(from: 0, to: data.count, by: 5) {
            column = data[token] == 0 ? column + data[token + 1] : data[token + 1]
            line += data[token]
            let start = Position(line: line, column: column), end = Position(line: line, column: column + data[token + 2])
            guard let place = text.toOriginal(start, end), place.start.line == place.end.line, place.end > place.start,
                tokens.last.map({ place.start >= Position(line: $0.start.line, column: $0.start.column + $0.length) }) ?? true
            else { continue }
            tokens.append((place.start, place.end.column - place.start.column, data[token + 3], data[token + 4]))
        }
        var mapped: [JSON] = []
        mapped.reserveCapacity(tokens.count * 5)
        var last = Position(line: 0, column: 0)
        for token in tokens {
            let isSameLine = token.start.line == last.line
            mapped += [
                .int(token.start.line - last.line), .int(isSameLine ? token.start.column - last.column : token.start.column),
                .int(token.length), .int(token.kind), .int(token.modifiers),
            ]
            last = token.start
        }
        var result = result
        result["data"] = .array(mapped)
        return result
    }
}
