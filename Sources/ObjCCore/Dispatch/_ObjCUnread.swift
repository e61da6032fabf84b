/// An argument that the method does not look at. A message may carry any object in its place, as it may where nothing checks it; what
/// stands in for the argument is kept and passed on as an object, and nothing else.
public struct _ObjCUnread<Value> {
    /// The argument, to be passed on.
    public let value: Value
}

/// An argument that takes what is not of its type.
protocol UncheckedArgument {
    /// - Returns: nil where not even an object will do.
    init?(unchecked value: Any?)
}

extension _ObjCUnread: UncheckedArgument {
    init?(unchecked value: Any?) {
        if let value: Value = converted(value) {
            self.value = value
            return
        }
        guard MetadataKind(of: Value.self) == .class else { return nil }
        // No object would read as no argument.
        self.value = unsafeBitCast(value.map(objectReference) ?? NoObject(), to: Value.self)
    }
}

/// Stands in for nothing.
private final class NoObject {}
