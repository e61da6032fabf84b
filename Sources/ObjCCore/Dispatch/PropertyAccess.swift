/// How key-value coding reads and writes a property that a class has exported.
final class PropertyAccess {
    let get: (AnyObject) -> Any?
    /// Stores a value, or returns the property's type if the value does not convert to it. Nil: the property is read-only.
    let set: ((AnyObject, Any?) -> Any.Type?)?
    /// Carries out a visit, where the class has an accessor function.
    let visit: ((AnyObject, _ObjCPropertyVisit) -> Void)?

    init(
        get: @escaping (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Any.Type?)?,
        visit: ((AnyObject, _ObjCPropertyVisit) -> Void)? = nil
    ) {
        self.get = get
        self.set = set
        self.visit = visit
    }
}
