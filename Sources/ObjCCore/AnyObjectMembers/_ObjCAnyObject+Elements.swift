import Foundation

// The translation of `object["key"]` and `object[0]` where `object` is an `AnyObject`.

extension _ObjCAnyObject {
    /// The value that a dictionary has for a key; nil if it has none, or the object is no dictionary.
    public subscript(key: any Hashable) -> Any?! {
        if let dictionary = object as? [AnyHashable: Any] { return .some(dictionary[AnyHashable(key)]) }
        return .some((object as? NSDictionary)?.object(forKey: key))
    }

    /// The element of an array; nil if the object is no array.
    public subscript(index: Int) -> Any! {
        if let array = object as? [Any] { return array[index] }
        return (object as? NSArray)?.object(at: index)
    }
}

/// The translation of a subscript on a line where another one was looked up by name.
@_disfavoredOverload public func _objcAny<Value>(_ value: Value) -> Value { value }
