/// How key-value coding reads and writes a property that a class has exported.
final class PropertyAccess {
    let valueType: Any.Type
    let keyPath: AnyKeyPath
    let get: (AnyObject) -> Any?
    /// Stores a value, or returns false when it cannot be converted to the property's type. Nil: the property is read-only.
    let set: ((AnyObject, Any?) -> Bool)?

    init(
        valueType: Any.Type, keyPath: AnyKeyPath, get: @escaping (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Bool)?
    ) {
        self.valueType = valueType
        self.keyPath = keyPath
        self.get = get
        self.set = set
    }
}
