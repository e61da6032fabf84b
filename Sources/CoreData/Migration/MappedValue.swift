/// Makes mappings of properties that take the value of one property of the old version.
enum MappedValue {
    /// - Parameter source: nil for an attribute that is new.
    static func attribute(_ name: String, _ source: String?) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = name
        guard let source else { return mapping }
        mapping.valueExpression = _NSExpression(
            block: { object, _, _ in (object as? NSManagedObject).flatMap { value(source, of: $0) } ?? NSNull() }, arguments: nil)
        return mapping
    }

    /// Leads to the objects that were made of those that the old relationship leads to.
    /// - Parameter mappingName: the mapping that they were made by; nil for any.
    static func relationship(_ name: String, _ source: String?, through mappingName: String? = nil) -> NSPropertyMapping {
        let mapping = NSPropertyMapping()
        mapping.name = name
        guard let source else { return mapping }
        mapping.valueExpression = _NSExpression(
            block: { _, _, variables in
                guard let object = variables?[NSMigrationSourceObjectKey] as? NSManagedObject,
                    let manager = variables?[NSMigrationManagerKey] as? NSMigrationManager
                else { return [NSManagedObject]() }
                return manager.made(of: related(object, source), through: mappingName)
            }, arguments: nil)
        return mapping
    }

    /// Nil if the entity has no such property: names may come from a file.
    private static func value(_ key: String, of object: NSManagedObject) -> Any? {
        object.layout.slotIndexes[key] == nil ? nil : object.value(forKey: key)
    }

    private static func related(_ object: NSManagedObject, _ key: String) -> [NSManagedObject] {
        switch value(key, of: object) {
        case let single as NSManagedObject: [single]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        default: []
        }
    }
}
