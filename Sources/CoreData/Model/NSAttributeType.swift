/// The type of an attribute's value.
// apple: https://developer.apple.com/documentation/coredata/nsattributetype
public enum NSAttributeType: UInt, Sendable {
    case undefinedAttributeType = 0
    case integer16AttributeType = 100
    case integer32AttributeType = 200
    case integer64AttributeType = 300
    /// An `NSDecimalNumber`.
    case decimalAttributeType = 400
    case doubleAttributeType = 500
    case floatAttributeType = 600
    case stringAttributeType = 700
    case booleanAttributeType = 800
    case dateAttributeType = 900
    case binaryDataAttributeType = 1000
    case UUIDAttributeType = 1100
    case URIAttributeType = 1200
    /// Any object, which a value transformer or `NSKeyedArchiver` makes bytes of.
    case transformableAttributeType = 1800
    /// The ID of the object itself: for what a request gives as dictionaries.
    case objectIDAttributeType = 2000
}

extension NSAttributeType {
    /// True if values are whole numbers in the store.
    var isInteger: Bool {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: true
        default: false
        }
    }

    /// True if values are numbers with a fraction in the store. A date is its seconds since 2001.
    var isReal: Bool { self == .doubleAttributeType || self == .floatAttributeType || self == .dateAttributeType }
}
