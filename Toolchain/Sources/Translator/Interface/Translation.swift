/// The translation of a module's sources.
public struct Translation: Sendable {
    /// One element per source, in their order.
    public let files: [TranslatedFile]
    /// The facts of this module for its importers; to be written beside its `.swiftmodule`.
    public let index: ModuleIndex
    public let statistics: TranslationStatistics
    /// Ordered by file and position. An error does not stop the translation: the compiler sees the sources too.
    public let diagnostics: [TranslatorDiagnostic]
    /// Modules to import into every file (`-Xfrontend -import-module`), beside the file's own imports.
    public let implicitImports: [String]
    /// True if the command line lacks a `-parse-as-library` that the translated sources need, because they hold `@main`.
    public let needsParseAsLibrary: Bool
}
