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
        // Inherited fields come first.
        var fields = _getSuperclass(type).map { self.fields(of: $0) } ?? [:]
        let inheritedCount = _getSuperclass(type).map { recursiveFieldCount($0) } ?? 0
        for index in inheritedCount..<max(inheritedCount, recursiveFieldCount(type)) {
            var description = FieldDescription()
            let fieldType = describeRecursiveField(type, index: index, &description)
            defer { description.freeName?(description.name) }
            guard let name = description.name.map({ String(cString: $0) }), !name.isEmpty else { continue }
            let ownership =
                description.isStrong ? .strong : FieldOwnership.ofField(at: index - inheritedCount, in: type)
            guard let ownership else { continue }
            fields[name] = StoredField(
                type: fieldType, offset: recursiveFieldOffset(type, index: index), ownership: ownership,
                isVariable: description.isVariable)
        }
        return fields
    }
}

/// What the runtime tells about a field; the layout is the runtime's.
private struct FieldDescription {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveFieldCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveFieldOffset(_: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func describeRecursiveField(
    _: Any.Type, index: Int, _ description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type
