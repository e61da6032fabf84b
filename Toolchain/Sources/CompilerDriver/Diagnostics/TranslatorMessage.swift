import Translator

/// A diagnostic of the translator, shown as the compiler shows its own.
struct TranslatorMessage {
    let text: String

    init(_ diagnostic: TranslatorDiagnostic, source: SourceFile?) {
        let message = "\(diagnostic.severity.rawValue): forastero: \(diagnostic.message); \(diagnostic.remedy)"
        var lines = ["\(diagnostic.path):\(diagnostic.line):\(diagnostic.column): \(message)"]
        if let source {
            let table = LineTable(source.bytes)
            if diagnostic.line <= table.count {
                let offset = min(table.start(ofLine: diagnostic.line - 1) + diagnostic.column - 1, source.bytes.count)
                let place = SnippetRenderer.Message(line: diagnostic.line - 1, character: table.character(at: offset), text: message)
                lines += SnippetRenderer(source: table).render([place])
            }
        }
        text = lines.joined(separator: "\n") + "\n\n"
    }
}
