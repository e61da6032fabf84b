/// A method of a type.
struct MethodRecord: Sendable, Equatable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt32
        /// Visible to Objective-C: marked itself, by its type, or because of what it overrides or satisfies.
        static let objc = Flags(rawValue: 1 << 0)
        static let nonobjc = Flags(rawValue: 1 << 1)
        /// `static` or `class`.
        static let typeMember = Flags(rawValue: 1 << 2)
        static let final = Flags(rawValue: 1 << 3)
        static let optional = Flags(rawValue: 1 << 4)
        static let override = Flags(rawValue: 1 << 5)
        static let open = Flags(rawValue: 1 << 6)
        static let `public` = Flags(rawValue: 1 << 7)
        static let hidden = Flags(rawValue: 1 << 8)
        static let `throws` = Flags(rawValue: 1 << 9)
        static let async = Flags(rawValue: 1 << 10)
        static let generic = Flags(rawValue: 1 << 11)
        static let inExtension = Flags(rawValue: 1 << 12)
        /// A member of an extension of another module's class that asks the tables for an override first.
        static let dispatched = Flags(rawValue: 1 << 13)
        /// Has a parameter or result that Objective-C cannot express: `inout`, variadic, `some`, `@autoclosure`.
        static let inexpressible = Flags(rawValue: 1 << 14)
        static let unavailable = Flags(rawValue: 1 << 15)
        static let deprecated = Flags(rawValue: 1 << 16)
        /// The only requirement of its base name in its protocol, and without labels: calls need no change.
        static let plainOptional = Flags(rawValue: 1 << 17)
        /// `@objc` is on the method itself.
        static let explicit = Flags(rawValue: 1 << 18)
        /// `dynamic`: Swift's calls go through the table once the implementation has been replaced.
        static let dynamic = Flags(rawValue: 1 << 19)
        /// `@_spi(…)` is on the method.
        static let spi = Flags(rawValue: 1 << 20)
        /// A method of a class of the system that apps are not meant to know: Objective-C knows it by a reserved name, if at all.
        static let helper = Flags(rawValue: 1 << 21)
    }

    var baseName: String
    /// `_` for none.
    var labels: [String]
    var parameterTypes: [String]
    /// nil for none.
    var resultType: String?
    /// The argument of `@objc(…)`.
    var objcName: String?
    var flags: Flags

    /// `move(to:animated:)`, the key by which methods are found at run time.
    var fullName: String { MethodRecord.fullName(baseName, labels) }

    static func fullName(_ baseName: String, _ labels: [String]) -> String {
        var name = baseName
        name += "("
        for label in labels {
            name += label
            name += ":"
        }
        name += ")"
        return name
    }

    func has(_ flags: Flags) -> Bool { self.flags.contains(flags) }
    func hasAny(_ flags: Flags) -> Bool { !self.flags.isDisjoint(with: flags) }
}
