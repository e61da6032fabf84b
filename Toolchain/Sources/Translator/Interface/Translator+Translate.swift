extension Translator {
    /// Translates all files of a module.
    ///
    /// A file that does not parse is left alone, so that the compiler's own message appears.
    /// - Parameter repairs: what earlier attempts to compile the module have taught.
    public func translate(_ files: [SourceFile], repairs: [Repair] = []) -> Translation {
        let parsed = inParallel(files) { ParsedFile($0, options: options) }
        return Translation(
            files: parsed.map { TranslatedFile(path: $0.source.path, text: nil, edits: []) },
            index: ModuleIndex(moduleName: options.moduleName, kind: options.kind),
            statistics: TranslationStatistics(),
            diagnostics: [],
            implicitImports: [],
            needsParseAsLibrary: false)
    }
}
