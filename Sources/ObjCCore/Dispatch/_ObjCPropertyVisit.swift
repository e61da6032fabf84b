/// One reading or writing of a property by name, which the accessor function of its class carries out.
///
/// The translator writes one such function for all properties that a class exports, because that takes half the code of a key
/// path for each: `switch n { case 0: if visit.isRead { visit.read(o.title) } else { o.title = try visit.value() } … }`.
public final class _ObjCPropertyVisit {
    /// The value given does not convert to the property's type.
    struct Mismatch: Error {
        let type: Any.Type
    }

    /// True if the property is read; otherwise it is written.
    public let isRead: Bool
    private let given: Any?
    /// Where a reader that expects a type wants the value.
    private let destination: (place: UnsafeMutableRawPointer, type: Any.Type)?
    private(set) var result: Any?
    private(set) var isDelivered = false

    init(reading: Void) {
        isRead = true
        given = nil
        destination = nil
    }

    /// - Parameter place: uninitialized memory, where a value of exactly that type is put without a box.
    init<Value>(readingInto place: UnsafeMutablePointer<Value>) {
        isRead = true
        given = nil
        destination = (UnsafeMutableRawPointer(place), Value.self)
    }

    init(writing value: Any?) {
        isRead = false
        given = value
        destination = nil
    }

    /// Takes the value that was read.
    public func read<Value>(_ value: Value) {
        if let destination, destination.type == Value.self {
            destination.place.assumingMemoryBound(to: Value.self).initialize(to: value)
            isDelivered = true
        } else {
            result = boxed(value)
        }
    }

    /// The value to write.
    public func value<Value>() throws -> Value {
        guard let value = storable(given, as: Value.self) else { throw Mismatch(type: Value.self) }
        return value
    }
}
