extension Translator {
    /// Translates all files of a module.
    ///
    /// A file that does not parse is left alone, so that the compiler's own message appears.
    /// - Parameter repairs: what earlier attempts to compile the module have taught.
    public func translate(_ files: [SourceFile], repairs: [Repair] = []) -> Translation {
        let read = inParallel(files) { source in
            let file = ParsedFile(source, options: options)
            return (file, FileIndexer.index(file, options: options))
        }
        let parsed = read.map(\.0)
        let indexes = read.map(\.1)
        let analysis = ModuleAnalysis(parsed, indexes, options: options, dependencies: dependencies)
        let rewritten = rewrite(parsed, indexes, analysis, repairs)
        let hasMain = indexes.contains { $0.hasMain }
        return Translation(
            files: rewritten.map(\.file),
            index: analysis.index,
            statistics: rewritten.reduce(into: TranslationStatistics()) { $0.merge($1.statistics) },
            diagnostics: rewritten.flatMap(\.diagnostics),
            implicitImports: implicitImports(indexes, files),
            needsParseAsLibrary: hasMain && !options.parsesAsLibrary)
    }

    private func rewrite(_ files: [ParsedFile], _ indexes: [FileIndex], _ analysis: ModuleAnalysis, _ repairs: [Repair]) -> [RewrittenFile]
    {
        // Our modules in plain Swift stay as they are.
        if options.kind == .plainSDK {
            return files.map { file in
                RewrittenFile(
                    file: TranslatedFile(path: file.source.path, text: nil, edits: []), statistics: TranslationStatistics(), diagnostics: []
                )
            }
        }
        let context = context(files, indexes, analysis, repairs)
        return inParallel(Array(files.enumerated())) { number, file in FileRewriter.rewrite(file, number: number, module: context) }
    }

    /// What the files of a module share while they are rewritten.
    func context(_ files: [ParsedFile], _ indexes: [FileIndex], _ analysis: ModuleAnalysis, _ repairs: [Repair]) -> ModuleContext {
        var module = ModuleContext(options: options, analysis: analysis, repairs: repairs)
        if options.kind == .app, !Self.isTestRunner(files.map(\.source)),
            let file = indexes.firstIndex(where: { $0.imports.contains("XCTest") }), !files[file].hasSyntaxErrors
        {
            if let text = TestSupport.text(for: files, analysis.symbols, isThere: isThere) { module.additions.append((file, text)) }
        }
        if options.kind == .app { module.additions += FoundationMembers.additions(for: files, analysis.symbols) }
        return module
    }

    /// Returns true if a module of ours can be imported.
    private func isThere(_ module: String) -> Bool { dependencies.contains { $0.moduleName == module && $0.kind.isSDK } }

    func implicitImports(_ indexes: [FileIndex], _ files: [SourceFile]) -> [String] {
        let imports = indexes.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let names = Self.implicitImports(of: options.kind, importing: imports, in: files)
        return names.filter { $0 == "ObjCRuntime" || isThere($0) }
    }

    /// The modules that a module gets beside its own imports, if they are there: Foundation brings what the run time adds to it, and
    /// Apple's XCTest brings UIKit, and what tests of the user interface are written with; files that name types of Combine get that, where
    /// they import what shows it on Apple's systems. The program that the package manager makes to run tests needs none of it: it links
    /// what the tests link, which may be no UIKit.
    public static func implicitImports(of kind: ModuleKind, importing imports: Set<String>, in files: [SourceFile]) -> [String] {
        switch kind {
        case .plainSDK: []
        case .translatedSDK: ["ObjCRuntime"]
        case .app:
            ["ObjCRuntime"] + (imports.contains("XCTest") && !isTestRunner(files) ? ["UIKit"] : [])
                + (imports.contains("XCTest") && InterfaceTests.areNamed(in: files) ? [InterfaceTests.module] : [])
                + (CombineNames.areNamedWithoutImport(in: files) ? [CombineNames.module] : [])
        }
    }

    private static func isTestRunner(_ files: [SourceFile]) -> Bool {
        !files.isEmpty && files.allSatisfy { $0.path.hasSuffix(".derived/runner.swift") }
    }
}
