import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// A source with its syntax tree and the `#if` branches that are compiled.
struct ParsedFile: Sendable {
    let source: SourceFile
    let tree: SourceFileSyntax
    /// Immutable, though the library does not promise it.
    nonisolated(unsafe) let regions: ConfiguredRegions
    let hasSyntaxErrors: Bool

    init(_ source: SourceFile, options: TranslationOptions) {
        self.source = source
        tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        hasSyntaxErrors = SyntaxErrors.exist(in: tree)
        regions = tree.configuredRegions(in: EmulatedBuildConfiguration(options: options, isLinuxTestManifest: source.isLinuxTestManifest))
    }
}
