/// The Swift type that Xcode gives an attribute of a model.
enum DataModelType {
    private static let scalars = [
        "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool",
        "Date": "TimeInterval",
    ]
    private static let objects = [
        "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL", "Decimal": "NSDecimalNumber",
        "ObjectID": "NSManagedObjectID",
    ]

    static func name(of attribute: MarkupElement) -> String {
        let type = attribute.attributes["attributeType"] ?? ""
        if attribute.attributes["usesScalarValueType"] == "YES", let scalar = scalars[type] { return scalar }
        if let object = objects[type] { return object + "?" }
        if scalars[type] != nil { return "NSNumber?" }
        return (customClass(attribute) ?? "NSObject") + "?"
    }

    /// The class of a transformable attribute: a name, or one with brackets for what is in it.
    private static func customClass(_ attribute: MarkupElement) -> String? {
        guard let name = attribute.attributes["customClassName"], !name.isEmpty,
            name.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]:, ".contains($0) })
        else { return nil }
        return name
    }
}
