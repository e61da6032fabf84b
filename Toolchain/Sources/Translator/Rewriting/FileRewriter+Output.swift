/// A rewritten file with what was learned on the way.
struct RewrittenFile: Sendable {
    let file: TranslatedFile
    let statistics: TranslationStatistics
    let diagnostics: [TranslatorDiagnostic]
}

extension FileRewriter {
    static func rewrite(_ file: ParsedFile, number: Int, module: ModuleContext) -> RewrittenFile {
        if file.hasSyntaxErrors, !module.options.servesEditor {
            var statistics = TranslationStatistics()
            statistics.count("file with syntax errors, left as it is")
            return RewrittenFile(
                file: TranslatedFile(path: file.source.path, text: nil, edits: []), statistics: statistics, diagnostics: [])
        }
        let rewriter = FileRewriter(file, number: number, module: module)
        rewriter.walk(file.tree)
        rewriter.addTail()
        let edits = rewriter.edits.sorted()
        let text = edits.isEmpty ? nil : edits.applied(to: file.source.bytes)
        return RewrittenFile(
            file: TranslatedFile(path: file.source.path, text: text, edits: edits), statistics: rewriter.statistics,
            diagnostics: rewriter.findings)
    }

    /// Adds what stands after the end of the file: protocols of generic tables, and the constructor that runs when the program loads.
    private func addTail() {
        var declarations = tail
        declarations += module.additions.filter { $0.file == fileNumber }.map(\.text)
        var statements = loadTimeStatements
        if !registrations.isEmpty { statements.append("_objcRegister { r in \(registrations.joined(separator: "; ")) }") }
        if !statements.isEmpty {
            let attribute = hasDeprecatedEntries ? "@available(*, deprecated) " : ""
            declarations.append(
                "\(attribute)@section(\".init_array\") @used private let __objcInit_\(tag): @convention(c) () -> Void = "
                    + "{ \(statements.joined(separator: "; ")) }")
        }
        guard !declarations.isEmpty else { return }
        edits.insert("\n" + declarations.joined(separator: "\n") + "\n", at: file.source.bytes.count)
    }
}
