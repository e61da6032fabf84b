/// A type declaration or extension around the node that is being rewritten, with what it has collected for the closing brace.
final class TypeScope {
    /// How the type is named in its own body.
    let name: String
    /// The path inside the module.
    let path: String
    let kind: TypeRecord.Kind
    let isExtension: Bool
    /// Has generic parameters itself, or is a constrained extension.
    let isGeneric: Bool
    let isInsideGeneric: Bool
    /// Stands in a function or closure.
    let isLocal: Bool
    let symbol: TypeSymbol?
    var objcName: String?

    /// Table entries, as expressions.
    var entries: [String] = []
    /// Properties that the accessor function of the table reads and writes.
    var properties: [ExportedProperty] = []
    /// Statements that register this type's nested types; `r` is the registrar.
    var registrations: [String] = []
    /// Whole members to add to the body.
    var members: [String] = []
    /// Overriding members, for a subclass, of an extension of another module's class.
    var categoryOverrides: [String] = []
    /// True if an entry uses something deprecated, which only deprecated code may do without a warning.
    var isDeprecated = false
    /// Keys of the methods whose bodies have got another name, so that they can be replaced.
    var dynamicMethods: Set<String> = []
    /// Method name to what `super.method` becomes in this class.
    var superReplacements: [String: String] = [:]

    init(
        name: String, path: String, kind: TypeRecord.Kind, isExtension: Bool, isGeneric: Bool, isInsideGeneric: Bool, isLocal: Bool,
        symbol: TypeSymbol?
    ) {
        self.name = name
        self.path = path
        self.kind = kind
        self.isExtension = isExtension
        self.isGeneric = isGeneric
        self.isInsideGeneric = isInsideGeneric
        self.isLocal = isLocal
        self.symbol = symbol
    }
}

/// A property as the accessor function of a table knows it.
struct ExportedProperty {
    /// The word for it in the list of names.
    let word: String
    /// How the source names it.
    let spelling: String
    let isSettable: Bool
}
