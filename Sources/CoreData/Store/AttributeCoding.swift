/// Between what an object keeps and what the database keeps.
enum AttributeCoding {
    /// - Throws: for a transformable value that cannot be made bytes of.
    static func sql(_ value: StoredValue, _ attribute: NSAttributeDescription) throws -> SQLValue {
        switch value {
        case .integer(let number): .integer(number)
        case .real(let number): .real(number)
        case .text(let text): .text(text)
        case .bytes(let data): .blob(data)
        case .other(let box): try sql(box.value, attribute)
        case .null, .object, .reference, .many: .null
        }
    }

    private static func sql(_ value: Any, _ attribute: NSAttributeDescription) throws -> SQLValue {
        switch value {
        case let id as UUID where attribute.attributeType == .UUIDAttributeType: .blob(withUnsafeBytes(of: id.uuid) { Data($0) })
        case let url as URL where attribute.attributeType == .URIAttributeType: .text(url.absoluteString)
        case let number as NSDecimalNumber where attribute.attributeType == .decimalAttributeType: .text(number.decimalValue.description)
        default: .blob(try TransformedValues.data(value, attribute))
        }
    }

    static func value(_ statement: SQLiteStatement, _ column: Int, _ attribute: NSAttributeDescription) -> StoredValue {
        if statement.isNull(column) { return .null }
        switch attribute.attributeType {
        case let type where type.isInteger: return .integer(statement.integer(column))
        case let type where type.isReal: return .real(statement.real(column))
        case .stringAttributeType: return .text(statement.text(column))
        case .binaryDataAttributeType: return .bytes(statement.blob(column))
        case .UUIDAttributeType: return uuid(statement.blob(column)).map { .other(ValueBox($0)) } ?? .null
        case .URIAttributeType: return URL(string: statement.text(column)).map { .other(ValueBox($0)) } ?? .null
        case .decimalAttributeType:
            return Decimal(string: statement.text(column)).map { .other(ValueBox(NSDecimalNumber(decimal: $0))) } ?? .null
        default: return TransformedValues.value(statement.blob(column), attribute).map { .other(ValueBox($0)) } ?? .null
        }
    }

    private static func uuid(_ data: Data) -> UUID? {
        guard data.count == 16 else { return nil }
        return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
