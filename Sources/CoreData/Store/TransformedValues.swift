/// Makes bytes of the values of transformable attributes, and values of the bytes.
enum TransformedValues {
    static func data(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if usesArchives(attribute), let string = value as? NSAttributedString {
            guard let runs = AttributedValues.runs(of: string) else { throw failure(attribute, "an attribute does not adopt NSCoding") }
            return try NSKeyedArchiver.archivedData(withRootObject: runs, requiringSecureCoding: false)
        }
        if let transformer = transformer(attribute) {
            let bytes =
                transformer is NSSecureUnarchiveFromDataTransformer
                ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            if let data = bytes as? Data { return data }
            throw failure(attribute, "its transformer makes no Data of \(value)")
        }
        guard value as AnyObject is NSCoding else { throw failure(attribute, "\(type(of: value)) does not adopt NSCoding") }
        return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
    }

    /// Nil for bytes that nothing can be made of: a store with them can still be read.
    static func value(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        let value = plainValue(data, attribute)
        return usesArchives(attribute) ? AttributedValues.string(from: value) ?? value : value
    }

    private static func plainValue(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        guard let transformer = transformer(attribute) else { return (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)) ?? nil }
        return transformer is NSSecureUnarchiveFromDataTransformer
            ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
    }

    /// True if no class of the app has a say in the bytes.
    private static func usesArchives(_ attribute: NSAttributeDescription) -> Bool {
        transformer(attribute).map { type(of: $0) == NSSecureUnarchiveFromDataTransformer.self } ?? true
    }

    private static func transformer(_ attribute: NSAttributeDescription) -> ValueTransformer? {
        guard let name = attribute.valueTransformerName, !name.isEmpty else { return nil }
        if let known = ValueTransformer(forName: NSValueTransformerName(name)) { return known }
        return name == "NSSecureUnarchiveFromData" ? NSSecureUnarchiveFromDataTransformer() : nil
    }

    private static func failure(_ attribute: NSAttributeDescription, _ reason: String) -> NSError {
        CoreDataError.make(
            NSPersistentStoreSaveError, "The value of \(attribute.entity?.name ?? "").\(attribute.name) cannot be saved: \(reason).")
    }
}
