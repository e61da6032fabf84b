/// `ORDER BY` for sort descriptors.
struct SQLOrder {
    let text: String

    /// Nil if the order cannot be put in SQL.
    init?(_ descriptors: [NSSortDescriptor], _ entity: EntitySchema, _ schema: StoreSchema) {
        var parts: [String] = []
        for descriptor in descriptors {
            guard let key = descriptor.key, let message = descriptor._comparisonMessage, let collation = TextFunctions.orders[message],
                let column = SQLColumn(path: key, from: entity, alias: "t0", schema), case .attribute(let type) = column.kind,
                type != .transformableAttributeType, type != .binaryDataAttributeType, type != .undefinedAttributeType
            else { return nil }
            let order: String
            switch type {
            case .stringAttributeType, .URIAttributeType: order = " COLLATE \(collation)"
            case .decimalAttributeType: order = " COLLATE \(TextFunctions.decimal)"
            default: order = ""
            }
            if type != .stringAttributeType, message != "compare:" { return nil }
            parts.append(column.text + order + (descriptor.ascending ? "" : " DESC"))
        }
        // Equal ones come as they were inserted, in memory as here.
        text = parts.isEmpty ? "" : " ORDER BY " + parts.joined(separator: ", ") + ", t0.z_pk"
    }
}
