import Foundation
import Translator

/// One call of the compiler for a module that is translated.
struct Compilation {
    let compiler: RealCompiler
    let arguments: CompilerArguments
    let environment: DriverEnvironment
    let sdk: SDK?
    let module: ModuleSources
    let kind: ModuleKind
    let clock: PhaseClock

    /// How often a failed compilation may teach something new before its errors are final.
    private static let maximumAttempts = 8

    func run() throws(DriverError) -> Int32 {
        var options = try options
        let reached = module.imports.union(Translator.implicitImports(of: kind, importing: module.imports, in: module.files))
        let indexes = try module.indexes.load(reachedFrom: reached, except: arguments.moduleName)
        var translator = Translator(options: options, dependencies: indexes)
        var explanation = environment.explanation.map(Explanation.init)
        clock.mark("load indexes")
        let shadow = try ShadowFolder(outputFileMap: arguments.path(of: "-output-file-map"))
        defer { shadow.removeIfTemporary() }
        var repairs = RepairFile(path: shadow.repairs, sources: module.files)

        var status: Int32 = 0
        var shown: Set<String> = []
        for attempt in 1...Self.maximumAttempts {
            // 1 translate, 2 compile, 3 learn from errors that only the compiler could find
            let key = TranslationKey(
                options: options, sources: module.files, repairs: repairs.repairs, indexes: indexes.compactMap(module.indexes.path))
            let translated = try translate(with: translator, repairs: repairs.repairs, key: key, in: shadow)
            if attempt == 1, !translated.isRemembered { report(translated.translation) }
            let mapper = DiagnosticMapper(paths: module.files.map(\.path)) { translated.sources }
            let isExplained = explanation != nil
            var messages: [UInt8] = []
            let output = CompilerOutput(
                mapper: mapper, isParseable: !isExplained && arguments.has("-parseable-output"), shown: shown
            ) { bytes, stream in
                if isExplained { messages += bytes } else { Console.write(bytes, to: stream) }
            }
            status = try compile(translated.summary, shadow: shadow, output: output)
            output.finish()
            shown = output.shown
            clock.mark("compile")
            explanation?.receive(messages[...])
            messages = []
            let mayRepair = status != 0 || isExplained
            if mayRepair, attempt < Self.maximumAttempts, try repairs.add(output.repairs, sources: module.files) { continue }
            output.printHeldBack()
            explanation?.receive(messages[...])
            if explanation?.learn() ?? false, attempt < Self.maximumAttempts, let missing = explanation?.missingModules {
                options.missingModules = missing
                translator = Translator(options: options, dependencies: indexes)
                continue
            }
            if let explanation { return try explain(explanation, translated) }
            if status != 0 { reportDependencies() }
            if status == 0, !translated.isRemembered, translated.translation.hasErrors { status = 1 }
            if status == 0 {
                try finish(translated, key: key, in: shadow)
                renewModule(importing: reached)
            }
            break
        }
        if environment.printsTimes { Console.print("forastero: \(arguments.moduleName): \(clock.report)\n") }
        return status
    }

    /// Ends as if all were well, so that the modules above are compiled too. What could not be compiled leaves an empty file.
    private func explain(_ found: Explanation, _ translated: TranslatedModule) throws(DriverError) -> Int32 {
        var explanation = found
        for diagnostic in translated.translation.diagnostics {
            explanation.receive(Array(TranslatorMessage(diagnostic, source: nil).text.utf8)[...])
        }
        explanation.write(sources: module.files)
        if let path = arguments.emittedModulePath, FileManager.default.fileExists(atPath: path) {
            try ModuleIndexFile(modulePath: path).write(translated.translation.index)
        }
        explanation.touchObjects(of: module.files, arguments)
        return 0
    }

    /// nil where the manifest has been adapted already, or is none of an app's.
    private var conditions: ManifestConditions? {
        guard sdk != nil, !environment.adaptsManifests, kind == .app else { return nil }
        return ManifestConditions(sources: module.files.map(\.path), module: arguments.moduleName)
    }

    /// A dependency for iOS alone was not built, and cannot be from here.
    private func reportDependencies() {
        guard
            let names = conditions?.dependencies.filter({ name in
                !moduleFolders.contains { access("\($0)/\(name).swiftmodule", F_OK) == 0 }
            }), !names.isEmpty, !module.imports.isDisjoint(with: names)
        else { return }
        Console.print(
            "forastero: note: \(arguments.moduleName) depends on \(names.joined(separator: ", ")) for iOS alone, which `swift build` decides for "
                + "this machine; build with `forastero build`, or set SWIFT_EXEC_MANIFEST to \(OwnExecutable.folder)/swiftc\n")
    }

    private var options: TranslationOptions {
        get throws(DriverError) {
            TranslationOptions(
                moduleName: arguments.moduleName,
                kind: kind,
                languageMode: arguments.languageMode,
                defines: defines,
                importSearchPaths: arguments.searchPaths + (sdk.map { [$0.modules, $0.headers] } ?? []) + compiler.moduleFolders,
                systemVersion: try environment.parsedSystemVersion(),
                parsesAsLibrary: arguments.has("-parse-as-library"),
                enablesTesting: arguments.has("-enable-testing"))
        }
    }

    /// In a target of Xcode's no package manager takes part, though one calls us.
    private var defines: Set<String> {
        let all = arguments.defines.union(conditions?.defines ?? [])
        return PackageSystem(sources: arguments.sources).isMadeOfProject ? all.subtracting(["SWIFT_PACKAGE"]) : all
    }

    // MARK: Translating

    private func translate(
        with translator: Translator, repairs: [Repair], key: TranslationKey, in shadow: ShadowFolder
    ) throws(DriverError) -> TranslatedModule {
        let files = module.files
        if let summary = TranslationMemory.read(shadow.memory, for: key) {
            clock.mark("remember")
            return TranslatedModule(remembered: summary, of: files) { translator.translate(files, repairs: repairs) }
        }
        let translated = TranslatedModule(translator.translate(files, repairs: repairs), of: files)
        clock.mark("translate")
        try requireModules(translated.summary.implicitImports)
        try store(translated, in: shadow)
        clock.mark("store")
        return translated
    }

    private func renewModule(importing modules: Set<String>) {
        guard let path = arguments.emittedModulePath else { return }
        EmittedModule(path: path).renew(ifOlderThan: modules, in: moduleFolders)
    }

    private var moduleFolders: [String] { arguments.searchPaths + (sdk.map { [$0.modules] } ?? []) }

    /// Without our runtime every line of the compiler's output would say so.
    private func requireModules(_ names: [String]) throws(DriverError) {
        let missing = names.first { name in !moduleFolders.contains { access("\($0)/\(name).swiftmodule", F_OK) == 0 } }
        if let missing { throw SDK.absent(module: arguments.moduleName, needs: missing) }
    }

    private func store(_ translated: TranslatedModule, in shadow: ShadowFolder) throws(DriverError) {
        let arguments = arguments
        let outputs = OutputFileMap(path: arguments.path(of: "-output-file-map")) { arguments.absolute($0) }
        try shadow.store(translated.sources) { outputs.removeObject(of: $0) }
        if shadow.isTemporary { return }
        try StatisticsFile(module: arguments.moduleName, translation: translated.translation).write(to: shadow.statistics)
    }

    /// Says what the translator could not do.
    private func report(_ translation: Translation) {
        for diagnostic in translation.diagnostics {
            Console.print(TranslatorMessage(diagnostic, source: module.files.first { $0.path == diagnostic.path }).text)
        }
    }

    // MARK: Compiling

    private func compile(_ summary: TranslationSummary, shadow: ShadowFolder, output: CompilerOutput) throws(DriverError) -> Int32 {
        let process = ChildProcess(path: compiler.path, arguments: compilerArguments(summary, overlay: shadow.overlay))
        Console.logCommand(process, environment)
        if kind == .plainSDK { return try process.run() }
        return try process.run { stream, piece in output.receive(piece, from: stream) }
    }

    private func compilerArguments(_ summary: TranslationSummary, overlay: String) -> [String] {
        var result = module.hostArguments(arguments, environment)
        if environment.explanation != nil { result = result.filter { $0 != "-parseable-output" } + Explanation.compilerOptions }
        if summary.replacesSources { result += ["-vfsoverlay", overlay] }
        if summary.needsParseAsLibrary, !arguments.has("-parse-as-library") { result.append("-parse-as-library") }
        for module in summary.implicitImports { result += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        for name in conditions?.defines ?? [] where !arguments.defines.contains(name) { result += ["-D", name] }
        if let sdk {
            result += sdk.compilerOptions + ModuleCache.options(replacing: arguments, environment)
            if arguments.isLinking { result += sdk.linkerOptions }
        }
        return result
    }

    /// Writes the index once the module is there, and remembers a translation that went well.
    private func finish(_ translated: TranslatedModule, key: TranslationKey, in shadow: ShadowFolder) throws(DriverError) {
        let index = arguments.emittedModulePath.map(ModuleIndexFile.init)
        if translated.isRemembered, index?.exists ?? true { return }
        try index?.write(translated.translation.index)
        // Warnings of the translator must be said every time.
        if !shadow.isTemporary, translated.translation.diagnostics.isEmpty {
            try TranslationMemory(key: key.text, summary: translated.summary).write(to: shadow.memory)
        }
        clock.mark("finish")
    }
}

extension Translation {
    fileprivate var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
