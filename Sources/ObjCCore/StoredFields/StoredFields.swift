import Synchronization

/// The stored properties of classes by name, as the compiler's reflection metadata describes them.
enum StoredFields {
    private static let known = Mutex<[ObjectIdentifier: [String: StoredField]]>([:])

    /// The stored property of the given name that `type` or a superclass declares; the most derived one, if there are several.
    static func field(_ name: String, of type: AnyClass) -> StoredField? {
        fields(of: type)[name]
    }

    /// The name of the stored property behind `lazy var name`.
    static func lazyStorage(of name: String) -> String {
        "$__lazy_storage_$_" + name
    }

    private static func fields(of type: AnyClass) -> [String: StoredField] {
        if let fields = known.withLock({ $0[ObjectIdentifier(type)] }) { return fields }
        let fields = read(type)
        known.withLock { $0[ObjectIdentifier(type)] = fields }
        return fields
    }

    private static func read(_ type: AnyClass) -> [String: StoredField] {
        let superclass: AnyClass? = _getSuperclass(type)
        var fields = superclass.map { self.fields(of: $0) } ?? [:]
        for (index, field) in ClassField.all(of: type, below: superclass).enumerated() where !field.name.isEmpty {
            guard let ownership = field.isStrong ? .strong : FieldOwnership.ofField(at: index, in: type) else { continue }
            fields[field.name] = StoredField(type: field.type, offset: field.offset, ownership: ownership, isVariable: field.isVariable)
        }
        return fields
    }
}
