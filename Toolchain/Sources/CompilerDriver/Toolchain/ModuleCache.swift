import Foundation

/// Where the compiler keeps the C modules that it has read.
///
/// The package manager gives each package a folder of its own. An app's modules are always the same, those below our SDK, and it takes longer
/// to read them than to compile a small app: so all packages share them.
enum ModuleCache {
    /// The name of the folder that a package gets.
    private static let ofPackages = "/ModuleCache"

    /// The option that wins over the one which is there; nothing where somebody has asked for another folder, or ours cannot be made.
    static func options(replacing arguments: CompilerArguments, _ environment: DriverEnvironment) -> [String] {
        guard let given = arguments.path(of: "-module-cache-path"), given.hasSuffix(ofPackages), let shared = environment.moduleCache,
            (try? FileManager.default.createDirectory(atPath: shared, withIntermediateDirectories: true)) != nil,
            FileManager.default.isWritableFile(atPath: shared)
        else { return [] }
        return ["-module-cache-path", shared]
    }
}
