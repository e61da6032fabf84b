// What a mapping says comes from files too, so a value that does not fit is an error here, and stops nobody.

extension NSManagedObject {
    /// Sets an attribute to what a mapping's expression gave.
    final func setMigrated(_ value: Any?, forKey key: String) throws {
        guard let slotIndex = layout.slotIndexes[key], case .attribute = layout.slots[slotIndex].kind else {
            throw MigrationFailure.make("the entity \(entity.name ?? "") has no attribute \(key)")
        }
        let type = layout.slots[slotIndex].type
        if let value, !(value is NSNull), StoredValue(value, as: type) == nil {
            throw MigrationFailure.make("\(Swift.type(of: value)) does not fit the attribute \(entity.name ?? "").\(key)")
        }
        // What is missing where a value must be stays that of a new object.
        if value == nil || value is NSNull, !layout.slots[slotIndex].isOptional { return }
        setValue(value, forKey: key)
    }

    /// Leads a relationship to what a mapping's expression gave: one object, or several.
    final func setMigratedRelationship(_ value: Any?, forKey key: String) throws {
        guard let slotIndex = layout.slotIndexes[key], let relationship = layout.slots[slotIndex].property as? NSRelationshipDescription
        else {
            throw MigrationFailure.make("the entity \(entity.name ?? "") has no relationship \(key)")
        }
        let objects = try Self.objects(in: value, key)
        for object in objects where object.managedObjectContext !== managedObjectContext {
            throw MigrationFailure.make("the relationship \(entity.name ?? "").\(key) leads to an object of the old version")
        }
        if let destination = relationship.destinationEntity,
            let stranger = objects.first(where: { !$0.entity.isKindOf(entity: destination) })
        {
            throw MigrationFailure.make("the relationship \(entity.name ?? "").\(key) leads to an object of \(stranger.entity.name ?? "")")
        }
        if !relationship.isToMany {
            setValue(objects.first, forKey: key)
        } else {
            setValue(relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects), forKey: key)
        }
    }

    private static func objects(in value: Any?, _ key: String) throws -> [NSManagedObject] {
        let elements: [Any]
        switch value {
        case nil, is NSNull: elements = []
        case let set as NSOrderedSet: elements = set.array
        case let set as NSSet: elements = set.allObjects
        case let array as [Any]: elements = array
        case let other?: elements = [other]
        }
        return try elements.map { element in
            guard let object = element as? NSManagedObject else {
                throw MigrationFailure.make("\(Swift.type(of: element)) does not fit the relationship \(key)")
            }
            return object
        }
    }
}

/// The error of a mapping that cannot be followed.
enum MigrationFailure {
    static func make(_ reason: String, code: Int = NSMigrationError) -> NSError {
        CoreDataError.make(code, "An error occurred during persistent store migration: \(reason).", ["reason": reason])
    }
}
