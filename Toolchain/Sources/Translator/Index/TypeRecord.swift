/// A type, or one extension of a type, as an index describes it.
struct TypeRecord: Sendable, Equatable {
    enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    }

    struct Flags: OptionSet, Sendable {
        let rawValue: UInt16
        /// `@objc` on the type or extension itself.
        static let objc = Flags(rawValue: 1 << 0)
        static let objcMembers = Flags(rawValue: 1 << 1)
        /// Has generic parameters, or is inside a type that has.
        static let generic = Flags(rawValue: 1 << 2)
        static let hidden = Flags(rawValue: 1 << 3)
        /// An extension with a `where` clause or generic arguments.
        static let constrained = Flags(rawValue: 1 << 4)
        static let mainActor = Flags(rawValue: 1 << 5)
        static let final = Flags(rawValue: 1 << 6)
        /// Public, but not open: other modules can subclass it only where they see into its module for tests.
        static let closed = Flags(rawValue: 1 << 7)
    }

    /// The path inside the module, `Outer.Inner`; for an extension the name of the extended type as it is written.
    var name: String
    var kind: Kind
    var flags: Flags = []
    /// The names in the inheritance clause.
    var inherited: [String] = []
    var genericParameters: [GenericParameter] = []
    /// The argument of `@objc(…)` on the type.
    var objcName: String?
    var methods: [MethodRecord] = []
    var properties: [PropertyRecord] = []
    var initializers: [InitializerRecord] = []
}

/// A generic parameter and the first thing it is bound to.
struct GenericParameter: Sendable, Equatable {
    var name: String
    var bound: String
}
