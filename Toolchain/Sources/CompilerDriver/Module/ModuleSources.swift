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
        files = arguments.sources.compactMap { path in AtomicFile.read(path).map { SourceFile(path: path, bytes: $0) } }
        imports = files.reduce(into: []) { $0.formUnion(ImportScanner.modules(importedBy: $1)) }
        indexes = IndexFiles(folders: arguments.searchPaths + (sdk.map { [$0.modules] } ?? []), sdk: sdk)
        let indexed = Set(indexes.paths.keys).subtracting([arguments.moduleName])
        treatment = try ModuleTreatment(
            imports: imports, indexed: indexed, defines: arguments.defines, override: modeOverride,
            isInPackageForIOS: sdk != nil && PackageSystem(sources: arguments.sources).isForIOS)
    }
}
