import Foundation

/// Reading and writing by key: what the root classes do unless a subclass overrides it.
enum KeyValueCoding {
    /// The value for a key, found by accessor, then by stored property.
    /// - Returns: no value when there is neither; otherwise the value, or nil inside.
    static func value(of object: AnyObject, forKey key: String) -> Any?? {
        switch KeyAccessor.of(key, in: type(of: object)).getter {
        case nil: return .none
        case .entry(let entry): return .some(keyValueBoxed(entry.invoke(object, [])))
        case .field(let field): return .some(keyValueBoxed(field.get(from: object)))
        case .lazyField(let field): return field.get(from: object).map { .some(keyValueBoxed($0)) } ?? .none
        case .elements(let count, let element):
            let total = numberValue(of: count.invoke(object, []) ?? 0)?.intValue ?? 0
            return .some((0..<max(total, 0)).map { element.invoke(object, [$0]) ?? NSNull() })
        }
    }

    enum Outcome {
        case done
        case noSuchKey
        /// Nil for something that cannot be nil.
        case nilForScalar
        case mismatch(Any.Type)
    }

    /// Stores a value under a key, through the setter, or in the stored property.
    static func set(_ value: Any?, of object: AnyObject, forKey key: String) -> Outcome {
        switch KeyAccessor.of(key, in: type(of: object)).setter {
        case nil:
            return .noSuchKey
        case .entry(let entry):
            guard let property = entry.property, let set = property.set else {
                _ = entry.invoke(object, [value])
                return .done
            }
            return store(value) { set(object, $0) }
        case .field(let field):
            return store(value) { field.set($0, in: object) ? nil : field.type }
        }
    }

    /// - Parameter set: stores a value, or returns the type that it does not convert to.
    private static func store(_ value: Any?, _ set: (Any?) -> Any.Type?) -> Outcome {
        guard let type = set(value) else { return .done }
        guard let value = value.flatMap({ boxed($0) }) else { return .nilForScalar }
        // Objective-C sends `doubleValue` and its kin, which strings understand as numbers do.
        if let text = value as? String, set(number(in: text, for: type)) == nil { return .done }
        return .mismatch(type)
    }

    private static func number(in text: String, for type: Any.Type) -> NSNumber {
        let text = text as NSString
        if type == Bool.self || type == Bool?.self { return NSNumber(value: text.boolValue) }
        return text.contains(".") ? NSNumber(value: text.doubleValue) : NSNumber(value: text.longLongValue)
    }
}
