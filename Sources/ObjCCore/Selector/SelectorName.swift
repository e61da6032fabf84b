import Synchronization

/// The name of a selector, one object per different name for the life of the process.
///
/// Two selectors are equal when their names are the same object, so comparing, hashing and looking one up in a method
/// table never touches characters.
final class SelectorName: Sendable {
    let string: String
    /// How many arguments a method of this name takes: the number of colons.
    let argumentCount: Int

    private init(_ string: String) {
        self.string = string
        argumentCount = string.utf8.count { $0 == UInt8(ascii: ":") }
    }

    private static let names = Mutex<[String: SelectorName]>([:])

    private static let literals = LookupCache<SelectorName>()

    /// The one object for a name that is a literal of the program, found by the literal's address.
    static func named(_ literal: StaticString) -> SelectorName {
        guard literal.hasPointerRepresentation else { return named(String(describing: literal)) }
        let key = (address: UInt(bitPattern: literal.utf8Start), length: UInt(literal.utf8CodeUnitCount))
        if case .some(let known?) = literals.lookUp(key.length, key.address) { return known }
        let name = named(String(describing: literal))
        names.withLock { _ in
            // Another thread may have been faster.
            if case .none = literals.lookUp(key.length, key.address) { literals.insert(name, key.length, key.address) }
        }
        return name
    }

    /// The one object for `string`.
    static func named(_ string: String) -> SelectorName {
        names.withLock { names in
            if let known = names[string] { return known }
            let name = SelectorName(string)
            names[string] = name
            return name
        }
    }
}

extension SelectorName: Hashable {
    static func == (first: SelectorName, second: SelectorName) -> Bool { first === second }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
