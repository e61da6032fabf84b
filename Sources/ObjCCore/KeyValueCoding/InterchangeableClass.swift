/// A class whose objects can stand for those of another, which they do not descend from.
///
/// Key-value coding of Objective-C stores whatever object it is given. Nibs rely on that without their authors' noticing: an outlet of a
/// class that only overrides gets an object of that class's superclass, and one of a source file that two modules contain gets the other
/// module's. Where both classes agree in size and in methods, such an object serves; all others are refused.
enum InterchangeableClass {
    /// The object as one of a class, or an optional of it, where it can stand for one.
    static func reference<Value>(to value: Any, as type: Value.Type) -> Value? {
        let wanted = (type as? any AnyOptional.Type)?.wrappedType ?? type
        guard MetadataKind(of: wanted) == .class, MetadataKind(of: Swift.type(of: value)) == .class, let wanted = wanted as? AnyClass else {
            return nil
        }
        let object = objectReference(value)
        guard canStand(Swift.type(of: object), for: wanted) else { return nil }
        // unsafe: a reference and an optional one have the same form, and the classes have the same layout.
        return unsafeBitCast(object, to: Value.self)
    }

    private static func canStand(_ type: AnyClass, for wanted: AnyClass) -> Bool {
        isPlainSubclass(wanted, below: type) || isSameSource(type, wanted)
    }

    /// True if the class adds nothing to a superclass of its own that the other descends from.
    private static func isPlainSubclass(_ wanted: AnyClass, below type: AnyClass) -> Bool {
        guard let superclass = _getSuperclass(wanted), isClass(type, below: superclass) else { return false }
        return ClassSize(of: wanted) == ClassSize(of: superclass)
    }

    private static func isClass(_ type: AnyClass, below ancestor: AnyClass) -> Bool {
        sequence(first: type) { _getSuperclass($0) }.contains { $0 == ancestor }
    }

    /// True if two modules contain what looks like one declaration.
    private static func isSameSource(_ type: AnyClass, _ wanted: AnyClass) -> Bool {
        guard let superclass = _getSuperclass(type), superclass == _getSuperclass(wanted), ClassSize(of: type) == ClassSize(of: wanted)
        else {
            return false
        }
        let (path, wantedPath) = (TypeContext.path(of: type).dropFirst(), TypeContext.path(of: wanted).dropFirst())
        guard path.map(\.name) == wantedPath.map(\.name) else { return false }
        let (fields, wantedFields) = (ClassField.all(of: type, below: superclass), ClassField.all(of: wanted, below: superclass))
        return fields.elementsEqual(wantedFields) { $0.name == $1.name && $0.offset == $1.offset }
    }

    /// How much there is of a class, as the compiler's metadata gives it.
    private struct ClassSize: Equatable {
        /// Of an object, in bytes.
        let object: UInt32
        /// Of the metadata behind its address, which ends with the table of methods.
        let methods: UInt32

        init(of type: AnyClass) {
            let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
            object = metadata.load(fromByteOffset: 24, as: UInt32.self)
            methods = metadata.load(fromByteOffset: 32, as: UInt32.self) - metadata.load(fromByteOffset: 36, as: UInt32.self)
        }
    }
}
