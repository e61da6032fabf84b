import Foundation

/// A property that can be set for all objects of a class.
@_spi(ForasteroInternal)
@MainActor
public struct AppearanceProperty {
    let name: String
    let read: (AnyObject) -> Any?
    let write: (AnyObject, Any?) -> Void

    /// - Parameter read: the value that the object itself has, and not one that it inherits.
    public init<Owner: AnyObject, Value>(
        _ name: String, read: @escaping (Owner) -> Value, write: @escaping (Owner, Value) -> Void
    ) {
        self.name = name
        self.read = { object in
            let value: Any = read(unsafeDowncast(object, to: Owner.self))
            return Self.unwrapped(value)
        }
        self.write = { object, value in
            if let value = value as? Value { write(unsafeDowncast(object, to: Owner.self), value) }
        }
    }

    public init<Owner: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(
            name, read: { (owner: Owner) in owner[keyPath: path] }, write: { (owner: Owner, value: Value) in owner[keyPath: path] = value })
    }

    /// A property of the app's, by its Objective-C name.
    init(named name: String) {
        self.name = name
        read = { ($0 as? NSObject)?.value(forKey: name) }
        write = { ($0 as? NSObject)?.setValue($1, forKey: name) }
    }

    /// An optional inside `Any` as what is in it.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }

    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?): areEqual(first, second)
        default: false
        }
    }

    private static func areEqual(_ first: Any, _ second: Any) -> Bool {
        if let first = first as? [NSAttributedString.Key: Any], let second = second as? [NSAttributedString.Key: Any] {
            return first.count == second.count && first.allSatisfy { areEqual(.some($0.value), second[$0.key]) }
        }
        return (first as? any Equatable).map { isEqual($0, second) } ?? false
    }

    private static func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { second as? Value == first }
}
