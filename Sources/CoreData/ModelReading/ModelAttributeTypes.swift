/// The types of attributes as a model's text names them, and how it writes their values.
enum ModelAttributeTypes {
    private static let types: [String: NSAttributeType] = [
        "Undefined": .undefinedAttributeType, "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
        "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType, "Double": .doubleAttributeType,
        "Float": .floatAttributeType, "String": .stringAttributeType, "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
        "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
        "Transformable": .transformableAttributeType, "ObjectID": .objectIDAttributeType,
    ]

    static func named(_ name: String) -> NSAttributeType? { types[name] }

    /// The value of a text; nil if it is none of the type.
    static func value(_ text: String, as type: NSAttributeType) -> Any? {
        switch type {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            Int64(text) ?? Double(text).flatMap { Int64(exactly: $0) }
        case .booleanAttributeType: ["YES": true, "NO": false, "true": true, "false": false, "1": true, "0": false][text]
        case .doubleAttributeType, .floatAttributeType: Double(text)
        case .decimalAttributeType: Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
        case .UUIDAttributeType: UUID(uuidString: text)
        case .URIAttributeType: URL(string: text)
        default: text
        }
    }
}
