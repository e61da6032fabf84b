/// A file or memory that keeps objects. Created by a coordinator.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstore
open class NSPersistentStore: Foundation.NSObject, @unchecked Sendable {
    /// Where it is.
    open internal(set) var url: URL?
    /// The name in IDs of objects.
    open internal(set) var identifier: String! {
        didSet { reference.identifier = identifier }
    }
    /// The kind: ``NSSQLiteStoreType``, ``NSBinaryStoreType`` or ``NSInMemoryStoreType``.
    public let type: String
    /// The set of entities that it holds; nil for all.
    public let configurationName: String
    /// How it was opened.
    public let options: [AnyHashable: Any]?
    /// True if nothing can be saved into it.
    open internal(set) var isReadOnly: Bool
    /// Who uses it.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The metadata of the file: the version of its model, and whatever an app adds.
    open var metadata: [String: Any]! = [:]
    final let reference = StoreReference()

    init(type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?) {
        self.type = type
        self.url = url
        self.options = options
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly =
            (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? options?[NSReadOnlyPersistentStoreOption] as? Bool
            ?? false
        super.init()
        reference.store = self
    }

    open override var description: String { "<NSSQLCore> (URL: \(url?.absoluteString ?? "nil"))" }
}

/// A file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A file that is written as a whole on Apple's systems. A file of SQLite here, too.
public let NSBinaryStoreType = "Binary"
/// Memory: gone with the coordinator.
public let NSInMemoryStoreType = "InMemory"

/// The kind of a store, in the metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The ID of a store, in the metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The version of each entity, in the metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The names of the model's version, in the metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// Says whether a store of another version of the model is changed to this one when it is opened.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Says whether what has to be changed is found by comparing the versions.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Says whether nothing can be saved into the store. Default: false.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// Settings of SQLite, by name: journal_mode and synchronous are taken.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// How long to wait for the store, in seconds. Not regarded.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// Says whether changes are kept track of. Not regarded: no history is kept.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Says whether changes by others are posted. Not regarded.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// When the file can be read. Not regarded: there is no lock.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Says whether a store is destroyed although it is in use. Not regarded.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"

extension NSPersistentStore {
    /// The kind of a store.
    // apple: https://developer.apple.com/documentation/coredata/nspersistentstore/storetype
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }
}
