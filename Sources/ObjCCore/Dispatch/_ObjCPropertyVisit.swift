/// One reading or writing of a property by name, which the accessor function of its class carries out.
///
/// The translator writes one such function for all properties that a class exports, because that takes half the code of a key
/// path for each: `switch n { case 0: if visit.isRead { visit.read(o.title) } else { o.title = try visit.value() } … }`.
public final class _ObjCPropertyVisit {
    /// The value given does not convert to the property's type.
    struct Mismatch: Error {
        let type: Any.Type
    }

    /// Whether the property is read; otherwise it is written.
    public let isRead: Bool
    private let given: Any?
    private(set) var result: Any?

    init(reading: Void) {
        isRead = true
        given = nil
    }

    init(writing value: Any?) {
        isRead = false
        given = value
    }

    /// Takes the value that was read.
    public func read<Value>(_ value: Value) {
        result = boxed(value)
    }

    /// The value to write.
    public func value<Value>() throws -> Value {
        guard let value = converted(given, to: Value.self) else { throw Mismatch(type: Value.self) }
        return value
    }
}
