/// The options of a compilation that the translator must know beside the sources.
public struct TranslationOptions: Sendable {
    /// `-module-name`.
    public var moduleName: String
    public var kind: ModuleKind
    /// `-swift-version`, the major number: 4, 5 or 6.
    public var languageMode: Int
    /// Names set with `-D`.
    public var defines: Set<String>
    /// Folders searched for `X.swiftmodule` when an `#if canImport(X)` must be decided: `-I` and the toolchain's own.
    public var importSearchPaths: [String]
    /// The iOS that `#available` and `@available` are answered for.
    public var systemVersion: SystemVersion
    /// True if the command line already has `-parse-as-library`.
    public var parsesAsLibrary: Bool
    /// `-enable-testing`: a test may override what is internal here.
    public var enablesTesting: Bool
    /// Modules whose imports are taken out, so that what else is missing can be found.
    public var missingModules: Set<String> = []
    /// The translation is for an editor: half-typed files are translated too, there are no tables, and no generated line says that it belongs to
    /// another place.
    public var servesEditor = false

    public init(
        moduleName: String,
        kind: ModuleKind = .app,
        languageMode: Int = 5,
        defines: Set<String> = [],
        importSearchPaths: [String] = [],
        systemVersion: SystemVersion = "18.0",
        parsesAsLibrary: Bool = false,
        enablesTesting: Bool = false
    ) {
        self.moduleName = moduleName
        self.kind = kind
        self.languageMode = languageMode
        self.defines = defines
        self.importSearchPaths = importSearchPaths
        self.systemVersion = systemVersion
        self.parsesAsLibrary = parsesAsLibrary
        self.enablesTesting = enablesTesting
    }
}
