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
        let indexes = try module.indexes.load(
            reachedFrom: module.imports.union(Translator.implicitImports(of: kind, importing: module.imports)), except: arguments.moduleName
        )
        let translator = Translator(options: try options, dependencies: indexes)
        clock.mark("load indexes")
        let shadow = try ShadowFolder(outputFileMap: arguments.path(of: "-output-file-map"))
        defer { shadow.removeIfTemporary() }
        var repairs = RepairFile(path: shadow.repairs, sources: module.files)

        var status: Int32 = 0
        var shown: Set<String> = []
        for attempt in 1...Self.maximumAttempts {
            // 1 translate, 2 store, 3 compile, 4 learn from errors that only the compiler could find
            let translation = translator.translate(module.files, repairs: repairs.repairs)
            clock.mark("translate")
            try requireModules(of: translation)
            let sources = zip(module.files, translation.files).map { RewrittenSource($0, translation: $1) }
            try store(sources, translation, in: shadow)
            clock.mark("store")
            if attempt == 1 { report(translation) }
            let output = CompilerOutput(mapper: DiagnosticMapper(sources), isParseable: arguments.has("-parseable-output"), shown: shown)
            status = try compile(translation, shadow: shadow, output: output)
            output.finish()
            shown = output.shown
            clock.mark("compile")
            if status != 0, attempt < Self.maximumAttempts, try repairs.add(output.repairs, sources: module.files) { continue }
            output.printHeldBack()
            status = try finish(translation, status: status)
            break
        }
        if environment.printsTimes { Console.print("forastero: \(arguments.moduleName): \(clock.report)\n") }
        return status
    }

    private var options: TranslationOptions {
        get throws(DriverError) {
            TranslationOptions(
                moduleName: arguments.moduleName,
                kind: kind,
                languageMode: arguments.languageMode,
                defines: arguments.defines,
                importSearchPaths: arguments.searchPaths + (sdk.map { [$0.modules, $0.headers] } ?? []) + compiler.moduleFolders,
                systemVersion: try environment.parsedSystemVersion(),
                parsesAsLibrary: arguments.has("-parse-as-library"))
        }
    }

    /// Without our runtime every line of the compiler's output would say so.
    private func requireModules(of translation: Translation) throws(DriverError) {
        let folders = arguments.searchPaths + (sdk.map { [$0.modules] } ?? [])
        let missing = translation.implicitImports.first { name in
            !folders.contains { access("\($0)/\(name).swiftmodule", F_OK) == 0 }
        }
        if let missing { throw SDK.absent(module: arguments.moduleName, needs: missing) }
    }

    private func store(_ sources: [RewrittenSource], _ translation: Translation, in shadow: ShadowFolder) throws(DriverError) {
        let arguments = arguments
        let outputs = OutputFileMap(path: arguments.path(of: "-output-file-map")) { arguments.absolute($0) }
        try shadow.store(sources) { outputs.removeObject(of: $0) }
        if !shadow.isTemporary {
            try StatisticsFile(module: arguments.moduleName, translation: translation).write(to: shadow.statistics)
        }
    }

    /// Says what the translator could not do.
    private func report(_ translation: Translation) {
        for diagnostic in translation.diagnostics {
            Console.print(TranslatorMessage(diagnostic, source: module.files.first { $0.path == diagnostic.path }).text)
        }
    }

    private func compile(_ translation: Translation, shadow: ShadowFolder, output: CompilerOutput) throws(DriverError) -> Int32 {
        let process = ChildProcess(path: compiler.path, arguments: compilerArguments(translation, overlay: shadow.overlay))
        Console.logCommand(process, environment)
        if kind == .plainSDK { return try process.run() }
        return try process.run { stream, piece in output.receive(piece, from: stream) }
    }

    private func compilerArguments(_ translation: Translation, overlay: String) -> [String] {
        var result = HostArguments.rewrite(arguments.original)
        if translation.files.contains(where: { $0.text != nil }) { result += ["-vfsoverlay", overlay] }
        if translation.needsParseAsLibrary, !arguments.has("-parse-as-library") { result.append("-parse-as-library") }
        for module in translation.implicitImports { result += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        if let sdk {
            result += sdk.compilerOptions
            if arguments.isLinking { result += sdk.linkerOptions }
        }
        return result
    }

    /// Writes the index once the module is there.
    private func finish(_ translation: Translation, status: Int32) throws(DriverError) -> Int32 {
        guard status == 0 else { return status }
        guard !translation.diagnostics.contains(where: { $0.severity == .error }) else { return 1 }
        if let modulePath = arguments.emittedModulePath {
            try ModuleIndexFile(modulePath: modulePath).write(translation.index)
            clock.mark("write index")
        }
        return 0
    }
}
