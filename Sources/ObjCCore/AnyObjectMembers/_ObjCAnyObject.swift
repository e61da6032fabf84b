/// An object whose members are looked up by name, as Swift does on `AnyObject` where there is Objective-C.
///
/// The translator wraps an object where the compiler does not find a member on `AnyObject`.
@dynamicMemberLookup
public struct _ObjCAnyObject {
    package let object: AnyObject

    init(_ object: AnyObject) { self.object = object }

    /// The value of a property; nil if the object has none of that name, or its value is no `Value`.
    public subscript<Value>(dynamicMember key: String) -> Value! {
        get {
            guard case .some(let value) = KeyValueCoding.value(of: object, forKey: key) else { return nil }
            return converted(value)
        }
        nonmutating set {
            _ = KeyValueCoding.setNotifying(newValue.flatMap { boxed($0) }, of: object, forKey: key)
        }
    }
}

/// The translation of `object.member` where `object` is an `AnyObject`: `_objcAny(object).member`.
public func _objcAny(_ object: AnyObject) -> _ObjCAnyObject { _ObjCAnyObject(object) }

/// The translation of `object?.member` where `object` is an `AnyObject?`.
public func _objcAny(_ object: AnyObject?) -> _ObjCAnyObject? { object.map { _ObjCAnyObject($0) } }
