// The notifications of a context, and the keys of their user info.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext

/// The objects that are new, in the information of a notification.
public let NSInsertedObjectsKey = "inserted"
/// The objects that have changed.
public let NSUpdatedObjectsKey = "updated"
/// The objects that are deleted.
public let NSDeletedObjectsKey = "deleted"
/// The objects whose values have come anew from the store, without changes of their own.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that were made faults.
public let NSInvalidatedObjectsKey = "invalidated"
/// There if all objects have become useless.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// Which state of the store is read. Never there: contexts read the newest.
public let NSManagedObjectContextQueryGenerationKey = "newQueryGeneration"

extension NSNotification.Name {
    /// Objects have been inserted, changed, deleted or refreshed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name("NSObjectsChangedInManagingContextNotification")
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagingContextWillSaveChangesNotification")
    /// A context has saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name("NSManagingContextDidSaveChangesNotification")
    /// A context has saved: with IDs in place of objects.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
    /// A context has merged what others saved: with IDs in place of objects.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

extension NSManagedObjectContext {
    /// ``Foundation/NSNotification/Name/NSManagedObjectContextObjectsDidChange``.
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// ``Foundation/NSNotification/Name/NSManagedObjectContextWillSave``.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// ``Foundation/NSNotification/Name/NSManagedObjectContextDidSave``.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// ``Foundation/NSNotification/Name/NSManagedObjectContextDidSaveObjectIDs``.
    public static let didSaveObjectIDsNotification = Notification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// ``Foundation/NSNotification/Name/NSManagedObjectContextDidMergeChangesObjectIDs``.
    public static let didMergeChangesObjectIDsNotification = Notification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of the information of notifications.
    public enum NotificationKey: String, Sendable {
        case insertedObjects = "inserted"
        case updatedObjects = "updated"
        case deletedObjects = "deleted"
        case refreshedObjects = "refreshed"
        case invalidatedObjects = "invalidated"
        case invalidatedAllObjects = "invalidatedAll"
        case insertedObjectIDs = "inserted_objectIDs"
        case updatedObjectIDs = "updated_objectIDs"
        case deletedObjectIDs = "deleted_objectIDs"
        case refreshedObjectIDs = "refreshed_objectIDs"
        case invalidatedObjectIDs = "invalidated_objectIDs"
    }

    func post(_ name: Notification.Name, _ information: [AnyHashable: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
}
