import Foundation
import Translator

/// The sources of a module, what they import and what is to be done with them.
struct ModuleSources: Sendable {
    let files: [SourceFile]
    let imports: Set<String>
    let indexes: IndexFiles
    let treatment: ModuleTreatment

    /// A source that cannot be read is left out, and the compiler says why.
    init(arguments: CompilerArguments, sdk: SDK?, modeOverride: String?) throws(DriverError) {
        let indexes = IndexFiles(folders: arguments.searchPaths + (sdk.map { [$0.modules] } ?? []), sdk: sdk)
        self.indexes = indexes
        var files: [SourceFile] = []
        for path in arguments.sources {
            guard var bytes = AtomicFile.read(path) else { continue }
            if TestEntryPoint.isEntryPoint(path, ofModule: arguments.moduleName) {
                let reached = try indexes.load(reachedFrom: Set(indexes.paths.keys), except: arguments.moduleName)
                let tests = TestEntryPoint(reached, project: ProjectTests(bytes))
                if !tests.isEmpty { bytes = Array(tests.text.utf8) }
            }
            files.append(SourceFile(path: path, bytes: bytes))
        }
        self.files = files
        imports = files.reduce(into: []) { $0.formUnion(ImportScanner.modules(importedBy: $1)) }
        let indexed = Set(indexes.paths.keys).subtracting([arguments.moduleName])
        treatment = try ModuleTreatment(
            imports: files.reduce(into: []) { $0.formUnion(PortableImports.decidingImports(of: $1)) }, indexed: indexed,
            defines: arguments.defines, override: modeOverride,
            isInPackageForIOS: sdk != nil && PackageSystem(sources: arguments.sources).isForIOS)
    }
}
