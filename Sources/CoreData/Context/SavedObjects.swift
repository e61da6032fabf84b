/// The objects of a save.
struct SavedObjects {
    let inserted: [NSManagedObject]
    let updated: [NSManagedObject]
    let deleted: [NSManagedObject]

    /// The user info of the notification of objects.
    /// - Parameter inserted: the new ones.
    func information(inserted: Set<NSManagedObject>) -> [AnyHashable: Any] {
        [NSInsertedObjectsKey: inserted, NSUpdatedObjectsKey: Set(updated), NSDeletedObjectsKey: Set(deleted)]
    }

    /// The user info of the notification of IDs.
    var idInformation: [AnyHashable: Any] {
        typealias Key = NSManagedObjectContext.NotificationKey
        return [
            Key.insertedObjectIDs.rawValue: Set(inserted.lazy.map(\.objectID)),
            Key.updatedObjectIDs.rawValue: Set(updated.lazy.map(\.objectID)),
            Key.deletedObjectIDs.rawValue: Set(deleted.lazy.map(\.objectID)),
        ]
    }

    var ids: SavedIDs {
        SavedIDs(inserted: inserted.map(\.objectID), updated: updated.map(\.objectID), deleted: deleted.map(\.objectID))
    }
}

/// The same by IDs, for other contexts.
struct SavedIDs: Sendable {
    var inserted: [NSManagedObjectID] = []
    var updated: [NSManagedObjectID] = []
    var deleted: [NSManagedObjectID] = []

    var information: [AnyHashable: Any] {
        typealias Key = NSManagedObjectContext.NotificationKey
        return [
            Key.insertedObjectIDs.rawValue: Set(inserted), Key.updatedObjectIDs.rawValue: Set(updated),
            Key.deletedObjectIDs.rawValue: Set(deleted),
        ]
    }

    init(inserted: [NSManagedObjectID] = [], updated: [NSManagedObjectID] = [], deleted: [NSManagedObjectID] = []) {
        (self.inserted, self.updated, self.deleted) = (inserted, updated, deleted)
    }

    /// Reads the information of a notification: sets or arrays of objects, IDs, or URLs of IDs.
    init(_ information: [AnyHashable: Any], _ coordinator: NSPersistentStoreCoordinator?) {
        typealias Key = NSManagedObjectContext.NotificationKey
        func ids(_ keys: String...) -> [NSManagedObjectID] {
            keys.flatMap { Self.elements(information[$0]) }.compactMap { element in
                switch element {
                case let object as NSManagedObject: object.objectID
                case let id as NSManagedObjectID: id
                case let url as URL: coordinator?.managedObjectID(forURIRepresentation: url)
                default: nil
                }
            }
        }
        inserted = ids(NSInsertedObjectsKey, Key.insertedObjectIDs.rawValue)
        updated = ids(
            NSUpdatedObjectsKey, Key.updatedObjectIDs.rawValue, NSRefreshedObjectsKey, Key.refreshedObjectIDs.rawValue)
        deleted = ids(NSDeletedObjectsKey, Key.deletedObjectIDs.rawValue)
    }

    private static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let set as Set<NSManagedObject>: Array(set)
        case let set as Set<NSManagedObjectID>: Array(set)
        case let set as NSSet: set.allObjects
        case let array as [Any]: array
        default: []
        }
    }
}
