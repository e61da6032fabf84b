/// The texts with which key-value coding stops.
package enum KeyValueErrors {
    /// - Returns: nil, where the error is tolerated.
    static func undefinedKey(reading key: String, of object: AnyObject) -> Any? {
        fail(
            .undefinedKey,
            """
            [\(name(object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key). \
            \(remedy(key, object))
            """)
        return nil
    }

    static func undefinedKey(setting key: String, of object: AnyObject) {
        fail(
            .undefinedKey,
            """
            [\(name(object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key). \
            \(remedy(key, object))
            """)
    }

    static func nilValue(for key: String, of object: AnyObject) {
        fail(
            .wrongValue,
            """
            [\(name(object)) setNilValueForKey]: could not set nil as the value for the key \(key). The property cannot be \
            nil: pass a value, make it an optional, or override setNilValueForKey(_:) to choose one.
            """)
    }

    static func mismatch(_ value: Any?, for key: String, of object: AnyObject, expected: Any.Type) {
        let given = value.map { "a \(type(of: $0))" } ?? "nil"
        fail(
            .wrongValue,
            """
            [\(name(object)) setValue:forKey:]: the value for the key \(key) is \(given), but the property is a \(expected). \
            Pass a value of that type.
            """)
    }

    package enum Kind: Sendable {
        case undefinedKey
        case wrongValue
    }

    /// Notified of errors while values are stored that come from a file, in place of the program's end; nil, and false, end it.
    ///
    /// Used on the main thread only.
    package nonisolated(unsafe) static var tolerance: ((Kind, String) -> Bool)?

    private static func fail(_ kind: Kind, _ text: String) {
        if let tolerance, tolerance(kind, text) { return }
        fatalError(text)
    }

    /// `<Module.Class 0x7f…>`.
    package static func name(_ object: AnyObject) -> String {
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
        return "<\(_ObjCRuntime.name(of: type(of: object))) 0x\(address)>"
    }

    private static func remedy(_ key: String, _ object: AnyObject) -> String {
        if StoredFields.field(StoredFields.lazyStorage(of: key), of: type(of: object)) != nil {
            return "The property is lazy, and only its accessor may fill it: mark it @objc."
        }
        if let field = StoredFields.field(key, of: type(of: object)), !field.isVariable {
            return "The property is a constant."
        }
        return "Spell the key as the property is spelt, or mark a computed property @objc."
    }
}
