import CompilerDriver
import Foundation
import Translator

/// The modules of a workspace, translated as they are edited.
final class ModuleStore {
    /// A target of a package, and its sources once they have been read.
    private final class Module {
        let target: PackageDescription.Target
        let package: String
        var state = State.unread
        /// Counts the changes, to know a translation that is out of date.
        var generation = 0

        enum State {
            case unread
            /// Not for iOS: the language server sees what the author wrote.
            case untouched
            case translated(EditedModule)
        }

        init(_ target: PackageDescription.Target, package: String) {
            self.target = target
            self.package = package
        }
    }

    private let installation: Installation
    private let root: String
    private(set) var shadow: ShadowStore
    private var packages: Set<String> = []
    private var modules: [String: Module] = [:]
    private var moduleOfFile: [String: String] = [:]
    private var beingRead: Set<String> = []
    private var texts: [String: (generation: Int, text: TranslatedText)] = [:]

    init(installation: Installation, root: String) {
        self.installation = installation
        self.root = root
        shadow = ShadowStore(workspace: root)
    }

    // MARK: Packages

    /// Reads a package and those that it names by path.
    func addPackage(_ folder: String) {
        guard packages.insert(folder).inserted, let package = PackageDescription.read(folder, swift: installation.swift) else { return }
        for target in package.targets {
            modules[target.name] = Module(target, package: folder)
            for source in target.sources { moduleOfFile[source] = target.name }
        }
        for dependency in package.localDependencies { addPackage(dependency) }
    }

    /// Forgets a package and reads it again: its manifest has changed.
    func readAgain(_ folder: String) {
        packages.remove(folder)
        for (name, module) in modules where module.package == folder { modules[name] = nil }
        moduleOfFile = moduleOfFile.filter { modules[$0.value] != nil }
        addPackage(folder)
    }

    /// The packages that the package manager has fetched.
    func addCheckouts() {
        for folder in ["\(root)/.build/index-build/checkouts", "\(root)/.build/checkouts"] {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? [] { addPackage(folder + "/" + name) }
        }
    }

    /// The module of a file; a new file belongs to the target in whose folder it is.
    private func module(of path: String) -> Module? {
        if let name = moduleOfFile[path] { return modules[name] }
        guard path.hasSuffix(".swift") else { return nil }
        let found = modules.values.filter { path.hasPrefix($0.target.folder + "/") }.max { $0.target.folder.count < $1.target.folder.count }
        if let found { moduleOfFile[path] = found.target.name }
        return found
    }

    // MARK: Texts

    /// Returns true if the file is of a module that is translated.
    func translates(_ path: String) -> Bool { edited(path) != nil }

    private func edited(_ path: String) -> (Module, EditedModule)? {
        guard let module = module(of: path) else { return nil }
        read(module)
        guard case .translated(let edited) = module.state else { return nil }
        return (module, edited)
    }

    /// Takes the text of a file that is edited, or was read again.
    func set(_ bytes: [UInt8], for path: String) {
        guard let module = module(of: path) else { return }
        read(module)
        change(module) { $0.set(SourceFile(path: path, bytes: bytes)) }
    }

    /// Looks once more at what was typed in a hurry.
    func settle() {
        for module in modules.values {
            let generation = module.generation
            var isNew = false
            change(module) { isNew = $0.settle() }
            if !isNew { module.generation = generation }
        }
    }

    func remove(_ path: String) {
        guard let name = moduleOfFile.removeValue(forKey: path), let module = modules[name] else { return }
        change(module) { $0.remove(path) }
        shadow.remove(path)
    }

    /// Takes a lesson of the language server's compiler.
    /// - Returns: whether it is a new one.
    func add(_ repair: Repair) -> Bool {
        guard let (module, edited) = edited(repair.path), !edited.repairs.contains(repair) else { return false }
        change(module) { $0.repairs.append(repair) }
        return true
    }

    private func change(_ module: Module, _ body: (inout EditedModule) -> Void) {
        guard case .translated(var edited) = module.state else { return }
        // The only holder, so that nothing is copied.
        module.state = .untouched
        body(&edited)
        module.state = .translated(edited)
        module.generation += 1
    }

    /// The translation of a file as it was last set; nil if the file is not translated.
    func text(of path: String) -> TranslatedText? {
        guard let (module, edited) = edited(path), let source = edited.source(of: path) else { return nil }
        if let known = texts[path], known.generation == module.generation { return known.text }
        var files: [TranslatedFile] = []
        var imports: [String] = []
        let generation = module.generation
        change(module) {
            files = $0.translate([path])
            imports = $0.implicitImports
        }
        module.generation = generation
        guard let file = files.first else { return nil }
        let text = TranslatedText(source.bytes, edits: Self.adding(imports, to: file.edits, of: source.bytes))
        texts[path] = (generation, text)
        return text
    }

    /// The declaration of the optional requirement that a name in a file's translation stands for.
    func requirement(behind name: String, in path: String) -> String? {
        guard let (module, _) = edited(path) else { return nil }
        var requirement: String?
        let generation = module.generation
        change(module) { requirement = $0.requirement(behind: name) }
        module.generation = generation
        return requirement
    }

    /// What the compiler's command line says in a build stands in the text here, since it holds for single modules only.
    private static func adding(_ imports: [String], to edits: [Edit], of bytes: [UInt8]) -> [Edit] {
        guard !imports.isEmpty else { return edits }
        let text = imports.map { "import \($0); " }.joined()
        if bytes.starts(with: "#!".utf8) { return edits + [Edit(range: bytes.count..<bytes.count, text: "\n" + text + "\n")] }
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return [Edit(range: start..<start, text: text)] + edits
    }

    /// The files of all modules that are translated.
    var translatedFiles: [String] {
        modules.values.flatMap { module -> [String] in
            if case .translated(let edited) = module.state { edited.paths } else { [] }
        }
    }

    /// The other files of a file's module.
    func neighbours(of path: String) -> [String] {
        guard let (_, edited) = edited(path) else { return [] }
        return edited.paths.filter { $0 != path }
    }

    func source(of path: String) -> [UInt8]? { edited(path)?.1.source(of: path)?.bytes }

    // MARK: What the language server reads itself

    /// Translates all that is not open, and puts it where the language server's compiler finds it.
    /// - Returns: the files whose translation is new.
    @discardableResult
    func storeAll(except open: Set<String> = []) -> [String] {
        for module in modules.values { read(module) }
        let changed = translatedFiles.filter { path in
            guard !open.contains(path), let text = text(of: path) else { return false }
            return shadow.set(text.translated.bytes, for: path)
        }
        shadow.writeOverlay()
        return changed
    }

    /// Has the modules that import a file's module take its declarations anew.
    func renewImporters(of path: String) {
        guard let name = moduleOfFile[path] else { return }
        for module in modules.values where module.target.name != name {
            guard case .translated(let edited) = module.state,
                edited.paths.contains(where: { imports(edited.source(of: $0)).contains(name) })
            else { continue }
            let sources = edited.paths.compactMap(edited.source)
            module.state = .unread
            module.generation += 1
            read(module, sources)
        }
    }

    private func imports(_ source: SourceFile?) -> Set<String> { source.map(ImportScanner.modules) ?? [] }

    // MARK: Reading

    private func read(_ module: Module, _ given: [SourceFile]? = nil) {
        guard case .unread = module.state, beingRead.insert(module.target.name).inserted else { return }
        defer { beingRead.remove(module.target.name) }
        let target = module.target
        let files = given ?? target.sources.compactMap { path in AtomicFile.read(path).map { SourceFile(path: path, bytes: $0) } }
        let indexFiles = IndexFiles(folders: buildFolders.map { $0 + "/Modules" } + [installation.sdk.modules], sdk: installation.sdk)
        let imported = files.reduce(into: Set<String>()) { $0.formUnion(ImportScanner.modules(importedBy: $1)) }
        let local = imported.compactMap { index(of: $0, except: target.name) }
        let indexed = Set(indexFiles.paths.keys).subtracting(modules.keys).union(local.map(\.moduleName))
        let treatment = try? ModuleTreatment(
            imports: files.reduce(into: []) { $0.formUnion(PortableImports.decidingImports(of: $1)) }, indexed: indexed,
            defines: target.defines, override: nil, isInPackageForIOS: PackageSystem(sources: target.sources).isForIOS)
        guard case .translated(let kind) = treatment else {
            module.state = .untouched
            return
        }
        var options = TranslationOptions(
            moduleName: target.name, kind: kind, languageMode: target.languageMode, defines: target.defines,
            importSearchPaths: buildFolders.map { $0 + "/Modules" } + [installation.sdk.modules] + installation.toolchain.moduleFolders,
            systemVersion: installation.systemVersion, enablesTesting: true)
        if PackageSystem(sources: target.sources).isMadeOfProject { options.defines.remove("SWIFT_PACKAGE") }
        let reached = imported.union(Translator.implicitImports(of: kind, importing: imported, in: files))
        var edited = EditedModule(files, options: options, dependencies: load(reached, indexFiles, except: target.name))
        edited.repairs = repairs(of: target, files)
        module.state = .translated(edited)
    }

    private var buildFolders: [String] { ["\(root)/.build/index-build/debug", "\(root)/.build/debug"] }

    private func repairs(of target: PackageDescription.Target, _ files: [SourceFile]) -> [Repair] {
        buildFolders.reduce(into: []) { all, folder in
            let file = RepairFile(path: "\(folder)/\(target.name).build/forastero/repairs.json", sources: files)
            all += file.repairs.filter { !all.contains($0) }
        }
    }

    /// The index of a module of the workspace, made of its sources.
    private func index(of name: String, except own: String) -> ModuleIndex? {
        guard name != own, let module = modules[name] else { return nil }
        read(module)
        var index: ModuleIndex?
        let generation = module.generation
        change(module) { index = $0.index() }
        module.generation = generation
        return index
    }

    private func load(_ imports: Set<String>, _ files: IndexFiles, except own: String) -> [ModuleIndex] {
        var indexes: [ModuleIndex] = []
        var seen: Set<String> = [own]
        var waiting = Array(imports)
        while let name = waiting.popLast() {
            guard seen.insert(name).inserted else { continue }
            let found = modules[name] == nil ? files.paths[name].flatMap { try? ModuleIndex.read(path: $0) } : index(of: name, except: own)
            guard let index = found else { continue }
            indexes.append(index)
            waiting += index.imports
        }
        return indexes.sorted { $0.moduleName < $1.moduleName }
    }
}
