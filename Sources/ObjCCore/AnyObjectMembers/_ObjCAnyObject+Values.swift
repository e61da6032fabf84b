public import Foundation

// The members of numbers, texts and boxed structures, by their types: `(info[key] as AnyObject).cgRectValue` needs nothing that says what
// the object is. Objects of other classes are asked for a property of that name.

extension _ObjCAnyObject {
    /// A number's value, or that which a text begins with; nil if the object has no such property.
    public var doubleValue: Double! { value("doubleValue", \.doubleValue, \.doubleValue) }

    /// A number's value, or that which a text begins with; nil if the object has no such property.
    public var floatValue: Float! { value("floatValue", \.floatValue, \.floatValue) }

    /// A number's value, or that which a text begins with; nil if the object has no such property.
    public var integerValue: Int! { value("integerValue", \.intValue, \.integerValue) }

    /// A number's value; nil if the object has no such property.
    public var uintValue: UInt! { numberValue(of: object)?.uintValue ?? self[dynamicMember: "uintValue"] }

    /// How a number is written; nil if the object has no such property.
    public var stringValue: String! { numberValue(of: object)?.stringValue ?? self[dynamicMember: "stringValue"] }

    /// True if a number is not zero, or a text begins with a digit from 1 to 9 or with one of the letters `YyTt`; nil if the object has no
    /// such property.
    public var boolValue: Bool! { value("boolValue", \.boolValue, \.boolValue) }

    /// The rectangle in a boxed structure; nil if the object has no such property.
    public var cgRectValue: CGRect! { structure("cgRectValue") }

    /// The point in a boxed structure; nil if the object has no such property.
    public var cgPointValue: CGPoint! { structure("cgPointValue") }

    /// The size in a boxed structure; nil if the object has no such property.
    public var cgSizeValue: CGSize! { structure("cgSizeValue") }

    private func value<Value>(_ key: String, _ ofNumber: (NSNumber) -> Value, _ ofText: (NSString) -> Value) -> Value? {
        if let number = numberValue(of: object) { return ofNumber(number) }
        if let text = object as? NSString { return ofText(text) }
        return self[dynamicMember: key]
    }

    private func structure<Value>(_ key: String) -> Value? { converted(object) ?? self[dynamicMember: key] }
}
