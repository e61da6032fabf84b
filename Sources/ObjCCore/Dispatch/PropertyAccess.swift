/// How key-value coding reads and writes a property that a class has exported.
final class PropertyAccess {
    let get: (AnyObject) -> Any?
    /// Stores a value, or returns the property's type if the value does not convert to it. Nil: the property is read-only.
    let set: ((AnyObject, Any?) -> Any.Type?)?

    init(get: @escaping (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Any.Type?)?) {
        self.get = get
        self.set = set
    }
}
