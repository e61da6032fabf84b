/// The value of one property as an object keeps it: what it is in the store, and a reference for a relationship.
// optimization: numbers are not kept as objects, of which each would take a piece of memory of its own.
enum StoredValue {
    case null
    /// A whole number or a truth value.
    case integer(Int64)
    /// A number with a fraction, or the seconds of a date since 2001.
    case real(Double)
    case text(String)
    case bytes(Data)
    /// A decimal number, a UUID, a URL, or what is transformed.
    case other(ValueBox)
    /// The object that a to-one relationship leads to.
    case object(NSManagedObject)
    /// The same by its ID, as long as nobody has asked for it.
    case reference(NSManagedObjectID)
    /// The objects of a to-many relationship.
    case many(RelatedObjects)

    /// The stored form of a value for an attribute of a type; nil if the value is none of the type.
    init?(_ value: Any, as type: NSAttributeType) {
        switch type {
        case .stringAttributeType:
            guard let text = value as? String else { return nil }
            self = .text(text)
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType:
            guard let number = StoredValue.number(value) else { return nil }
            self = .integer(number.int64Value)
        case .doubleAttributeType:
            guard let number = StoredValue.number(value) else { return nil }
            self = .real(number.doubleValue)
        case .floatAttributeType:
            guard let number = StoredValue.number(value) else { return nil }
            self = .real(Double(number.floatValue))
        case .dateAttributeType:
            guard let date = value as? Date else { return nil }
            self = .real(date.timeIntervalSinceReferenceDate)
        case .binaryDataAttributeType:
            guard let data = value as? Data else { return nil }
            self = .bytes(data)
        default:
            guard let kept = StoredValue.boxed(value, as: type) else { return nil }
            self = .other(ValueBox(kept))
        }
    }

    private static func number(_ value: Any) -> NSNumber? { numberValue(of: value) }

    private static func boxed(_ value: Any, as type: NSAttributeType) -> Any? {
        switch type {
        case .decimalAttributeType:
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            if let decimal = value as? NSDecimalNumber { return decimal }
            return numberValue(of: value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .UUIDAttributeType: return value as? UUID
        case .URIAttributeType: return value as? URL
        case .objectIDAttributeType: return (value as? NSManagedObject)?.objectID ?? value as? NSManagedObjectID
        default: return value
        }
    }

    var isNull: Bool {
        if case .null = self { return true }
        return false
    }

    /// The value of an attribute for key-value coding.
    func attributeValue(_ type: NSAttributeType) -> Any? {
        switch self {
        case .integer(let number):
            switch type {
            case .booleanAttributeType: NSNumber(value: number != 0)
            case .integer16AttributeType: NSNumber(value: Int16(truncatingIfNeeded: number))
            case .integer32AttributeType: NSNumber(value: Int32(truncatingIfNeeded: number))
            default: NSNumber(value: number)
            }
        case .real(let number):
            switch type {
            case .dateAttributeType: Date(timeIntervalSinceReferenceDate: number)
            case .floatAttributeType: NSNumber(value: Float(number))
            default: NSNumber(value: number)
            }
        case .text(let text): text
        case .bytes(let data): data
        case .other(let box): box.value
        case .null, .object, .reference, .many: nil
        }
    }

    /// Returns true if two values are the same for the store.
    func isSame(as other: StoredValue) -> Bool {
        switch (self, other) {
        case (.null, .null): true
        case (.integer(let first), .integer(let second)): first == second
        case (.real(let first), .real(let second)): first == second
        case (.text(let first), .text(let second)): first.utf8.elementsEqual(second.utf8)
        case (.bytes(let first), .bytes(let second)): first == second
        case (.other(let first), .other(let second)): first === second || Self.areEqual(first.value, second.value)
        case (.object(let first), .object(let second)): first === second
        case (.reference(let first), .reference(let second)): first == second
        case (.object(let object), .reference(let id)), (.reference(let id), .object(let object)): object.objectID == id
        case (.many(let first), .many(let second)): first === second || first.hasNoChanges && second.hasNoChanges
        default: false
        }
    }

    private static func areEqual(_ first: Any, _ second: Any) -> Bool {
        guard let first = first as? AnyHashable, let second = second as? AnyHashable else { return false }
        return first == second
    }
}
