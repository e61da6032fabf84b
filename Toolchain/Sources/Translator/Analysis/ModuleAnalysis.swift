import SwiftSyntax

/// The facts of the module as a whole that rules need before they rewrite its files.
struct ModuleAnalysis: Sendable {
    let symbols: SymbolTable
    /// Full names of methods that some class of the module overrides.
    let overriddenMethods: Set<String>
    let overriddenProperties: Set<String>
    /// Names of properties and variables of closure type.
    let closureProperties: Set<String>
    /// Type name to the members that its extensions want to have in the class body.
    private(set) var forwarders: [String: [Forwarder]] = [:]
    let index: ModuleIndex

    init(_ files: [ParsedFile], _ indexes: [FileIndex], options: TranslationOptions, dependencies: [ModuleIndex]) {
        var indexes = indexes
        let imported = indexes.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
        let foreign = ForeignTypes(dependencies, imported: imported)
        func table() -> SymbolTable {
            SymbolTable(moduleName: options.moduleName, kind: options.kind, foreign: foreign, files: indexes)
        }
        closureProperties = indexes.reduce(into: []) { $0.formUnion($1.closureProperties) }
        ExtensionNames.resolve(&indexes, table())
        if options.kind.isSDK { ExposurePass.markHelpers(&indexes) }
        ExposurePass.markMembersOfExposingTypes(&indexes, table())
        ExposurePass.markInheritingMembers(&indexes, table())
        let records = indexes.flatMap(\.records)
        overriddenMethods = Set(records.flatMap { $0.methods.filter { $0.has(.override) }.map(\.fullName) })
        overriddenProperties = Set(records.flatMap { $0.properties.filter { $0.has(.override) }.map(\.name) })
        ExposurePass.markDispatchedMembers(
            &indexes, table(), overridden: overriddenMethods.union(overriddenProperties), tested: options.enablesTesting)
        symbols = table()
        index = ModuleIndex(moduleName: options.moduleName, kind: options.kind, files: indexes)
        forwarders = Forwarder.collect(files, indexes, self)
    }
}

extension ModuleIndex {
    /// The index of what other modules can see.
    convenience init(moduleName: String, kind: ModuleKind, files: [FileIndex]) {
        let visible = files.flatMap(\.records).filter { !$0.flags.contains(.hidden) }.map { record in
            var record = record
            record.methods.removeAll { $0.has(.hidden) }
            record.properties.removeAll { $0.has(.hidden) }
            return record
        }
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.sorted()
        self.init(moduleName: moduleName, kind: kind, imports: imports, records: visible, aliases: aliases)
    }
}
