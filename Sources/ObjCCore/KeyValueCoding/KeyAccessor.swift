import Synchronization

/// How an object's value for a key is read and written, found once per class and key.
final class KeyAccessor: Sendable {
    enum Getter: @unchecked Sendable {
        case entry(_ObjCEntry)
        /// `countOfKey` and `objectInKeyAtIndex:`, which stand for an array.
        case elements(count: _ObjCEntry, object: _ObjCEntry)
        case field(StoredField)
        /// A lazy property, which has no value until its accessor has been called.
        case lazyField(StoredField)
    }
    enum Setter: @unchecked Sendable {
        case entry(_ObjCEntry)
        case field(StoredField)
    }
    let getter: Getter?
    let setter: Setter?

    private init(_ key: String, in type: AnyClass) {
        let capital = key.prefix(1).uppercased() + key.dropFirst()
        func entry(_ names: String...) -> _ObjCEntry? {
            names.lazy.compactMap { ClassRegistry.entry(in: type, selector: .named($0)) }.first
        }
        func firstField(_ names: String...) -> StoredField? {
            guard Self.mayReadFields(of: type) else { return nil }
            return names.lazy.compactMap { StoredFields.field($0, of: type) }.first
        }
        let field = firstField("_" + key, "_is" + capital, key, "is" + capital)
        let lazyField = firstField(StoredFields.lazyStorage(of: key))

        // apple: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/SearchImplementation.html
        if let found = entry("get" + capital, key, "is" + capital, "_" + key), found.selector.argumentCount == 0 {
            getter = .entry(found)
        } else if let count = entry("countOf" + capital), let object = entry("objectIn" + capital + "AtIndex:") {
            getter = .elements(count: count, object: object)
        } else {
            getter = field.map { .field($0) } ?? lazyField.map { .lazyField($0) }
        }
        setter =
            entry("set" + capital + ":", "_set" + capital + ":", "setIs" + capital + ":").map { .entry($0) }
            ?? (field ?? lazyField).flatMap { $0.isVariable ? .field($0) : nil }
    }

    private static func mayReadFields(of type: AnyClass) -> Bool {
        (type as? any _ObjCRoot.Type).map { RootClassCalls.accessesFields($0) } ?? true
    }
}

extension KeyAccessor {
    private struct Place: Hashable {
        let type: ObjectIdentifier
        let key: String
    }
    private struct Known: Sendable {
        var generation = 0
        var accessors: [Place: KeyAccessor] = [:]
    }
    private static let known = Mutex(Known())

    static func of(_ key: String, in type: AnyClass) -> KeyAccessor {
        let place = Place(type: ObjectIdentifier(type), key: key)
        let generation = ClassRegistry.generation
        let found = known.withLock { known in
            if known.generation != generation { known = Known(generation: generation) }
            return known.accessors[place]
        }
        if let found { return found }
        // Outside the lock: the search asks classes, which may use key-value coding themselves.
        let accessor = KeyAccessor(key, in: type)
        known.withLock { $0.accessors[place] = accessor }
        return accessor
    }
}
