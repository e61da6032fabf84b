import Foundation
import Translator

/// Everything that a translation depends on, as one hash: with the same key it comes out the same.
struct TranslationKey: Equatable {
    let text: String

    /// - Parameters:
    ///   - indexes: the index files that are read.
    ///   - translator: the program that translates.
    init(
        options: TranslationOptions, sources: [SourceFile], repairs: [Repair], indexes: [String], translator: String = OwnExecutable.path
    ) {
        var hash = StableHash()
        hash.combine(FileContent.stamp(of: translator))
        for path in indexes {
            hash.combine(path)
            hash.combine(FileState(path: path)?.description ?? "none")
        }
        hash.combine([
            options.moduleName, "\(options.kind)", "\(options.languageMode)", "\(options.systemVersion)", "\(options.parsesAsLibrary)",
            "\(options.enablesTesting)",
        ])
        hash.combine(options.missingModules.sorted())
        hash.combine(options.defines.sorted())
        for folder in options.importSearchPaths {
            hash.combine(folder)
            hash.combine(Self.modules(in: folder))
        }
        hash.combine(repairs.map { "\($0.path):\($0.line):\($0.member)" })
        for source in sources {
            hash.combine(source.path)
            hash.combine(source.bytes)
        }
        text = hash.text
    }

    /// The modules that `#if canImport` finds in a folder.
    private static func modules(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".swiftmodule") }.sorted()
    }
}
