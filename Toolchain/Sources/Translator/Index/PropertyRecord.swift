/// A property of a type.
struct PropertyRecord: Sendable, Equatable {
    struct Flags: OptionSet, Sendable {
        let rawValue: UInt16
        static let objc = Flags(rawValue: 1 << 0)
        static let optional = Flags(rawValue: 1 << 1)
        static let typeMember = Flags(rawValue: 1 << 2)
        static let settable = Flags(rawValue: 1 << 3)
        static let override = Flags(rawValue: 1 << 4)
        static let open = Flags(rawValue: 1 << 5)
        static let hidden = Flags(rawValue: 1 << 6)
        static let nonobjc = Flags(rawValue: 1 << 7)
        static let explicit = Flags(rawValue: 1 << 8)
        static let final = Flags(rawValue: 1 << 9)
        static let unavailable = Flags(rawValue: 1 << 10)
        /// A member of an extension of another module's class that asks the tables for an override first.
        static let dispatched = Flags(rawValue: 1 << 11)
        /// `public` or `open`, and not for modules only that ask by `@_spi(…)`.
        static let `public` = Flags(rawValue: 1 << 12)
        /// Its setter has an access level of its own, as with `private(set)`.
        static let restrictedSetter = Flags(rawValue: 1 << 13)
    }

    var name: String
    /// As written; nil if inferred.
    var type: String?
    /// The argument of `@objc(…)`, of the property or of its getter.
    var objcName: String?
    var flags: Flags

    func has(_ flags: Flags) -> Bool { self.flags.contains(flags) }
    func hasAny(_ flags: Flags) -> Bool { !self.flags.isDisjoint(with: flags) }
}
