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

    /// True if parts of the tree come from the text before, and that or this one has errors: what is taken of a damaged text need not be what
    /// the whole of it says.
    let isMakeshift: Bool

    /// How the tree came about, for the next text of a file that is edited; nil where that is not asked for.
    private let parsing: IncrementalParseResult?

    init(_ source: SourceFile, options: TranslationOptions) {
        let tree = source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        self.init(source, tree, nil, after: nil, options)
    }

    private init(
        _ source: SourceFile, _ tree: SourceFileSyntax, _ parsing: IncrementalParseResult?, after last: ParsedFile?,
        _ options: TranslationOptions
    ) {
        self.source = source
        self.tree = tree
        self.parsing = parsing
        let hasErrors = SyntaxErrors.exist(in: tree)
        hasSyntaxErrors = hasErrors
        isMakeshift = last.map { hasErrors || $0.isMakeshift } ?? false
        regions = tree.configuredRegions(in: EmulatedBuildConfiguration(options: options, isLinuxTestManifest: source.isLinuxTestManifest))
    }

    /// A text that is being edited.
    /// - Parameter last: the file before the last change: of it, statements and members are taken that are still the same.
    static func edited(_ source: SourceFile, after last: ParsedFile?, options: TranslationOptions) -> ParsedFile {
        let transition = last.flatMap { last in
            last.parsing.map { IncrementalParseTransition(previousIncrementalParseResult: $0, edits: edits(from: last.source, to: source)) }
        }
        let parsing = source.bytes.withUnsafeBufferPointer { Parser.parseIncrementally(source: $0, parseTransition: transition) }
        return ParsedFile(source, parsing.tree, parsing, after: transition == nil ? nil : last, options)
    }

    private static func edits(from old: SourceFile, to new: SourceFile) -> ConcurrentEdits {
        let difference = TextDifference(from: old.bytes, to: new.bytes)
        let range = AbsolutePosition(utf8Offset: difference.old.lowerBound)..<AbsolutePosition(utf8Offset: difference.old.upperBound)
        return ConcurrentEdits(SourceEdit(range: range, replacement: Array(new.bytes[difference.new])))
    }
}
