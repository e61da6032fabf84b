/// What importers of a module must know about its declarations to translate their own sources.
public struct ModuleIndex: Sendable {
    public let moduleName: String
    public let kind: ModuleKind

    init(moduleName: String, kind: ModuleKind) {
        self.moduleName = moduleName
        self.kind = kind
    }
}
