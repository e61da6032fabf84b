// The notifications of a coordinator.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator

/// The stores that were opened, in the information of a notification.
public let NSAddedPersistentStoresKey = "added"
/// The stores that were closed.
public let NSRemovedPersistentStoresKey = "removed"
/// The stores whose names have changed: none ever.
public let NSUUIDChangedPersistentStoresKey = "changed"

extension NSNotification.Name {
    /// Stores are about to be opened or closed by iCloud: never posted here.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name("NSPersistentStoreCoordinatorStoresWillChange")
    /// A store has been opened or closed.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name("_NSPersistentStoresDidChangeNotification")
    /// A store is about to be closed.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
        "_NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// iCloud has brought changes: never posted here.
    public static let NSPersistentStoreDidImportUbiquitousContentChanges = NSNotification.Name(
        "com.apple.coredata.ubiquity.importer.didfinishimport")
    /// Another process has saved into a store: never posted here.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
}
