/// Opens stores for a model, and carries questions and saves between them and contexts.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator
open class NSPersistentStoreCoordinator: Foundation.NSObject, @unchecked Sendable {
    /// The kinds of objects.
    public let managedObjectModel: NSManagedObjectModel
    /// A name, for people who look for mistakes. Default: nil.
    open var name: String?
    private let lock = NSRecursiveLock()
    private var stores: [SQLiteStore] = []
    private var contexts: [ContextReference] = []
    /// How many saves there have been.
    private(set) var generation = 0

    /// A coordinator without stores. The model cannot be changed from now on.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        model.freeze()
    }

    // MARK: Stores

    /// The stores that are open.
    open var persistentStores: [NSPersistentStore] { lock.withLock { stores } }

    /// Opens a store, and makes it if there is none.
    ///
    /// A file that is damaged stays as it is.
    /// - Throws: an error of the Cocoa domain: 259 for a file that is no store, 134100 for one of another version of the model, 134130 and
    ///   134190 for one that cannot be brought to this version.
    // apple: https://developer.apple.com/documentation/coredata/nspersistentstorecoordinator/addpersistentstore(oftype:configurationname:at:options:)
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(storeType) else {
            throw CoreDataError.make(
                NSPersistentStoreInvalidTypeError, "Stores of the type \(storeType) cannot be opened: SQLite, Binary and InMemory can.")
        }
        if storeType != NSInMemoryStoreType, storeURL == nil {
            throw CoreDataError.make(NSPersistentStoreOpenError, "A store in a file needs a URL.")
        }
        let store = try lock.withLock {
            let store = try SQLiteStore(
                type: storeType, configuration: configuration, url: storeURL, options: options, model: managedObjectModel)
            store.persistentStoreCoordinator = self
            stores.append(store)
            generation += 1
            return store
        }
        post(.NSPersistentStoreCoordinatorStoresDidChange, [NSAddedPersistentStoresKey: [store]])
        return store
    }

    private func post(_ name: Notification.Name, _ information: [String: Any]) {
        NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }

    /// The same with a type under a shorter name.
    @discardableResult
    public final func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description, and says when that is done.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        guard storeDescription.shouldAddStoreAsynchronously else {
            block(storeDescription, open(storeDescription))
            return
        }
        nonisolated(unsafe) let block = block
        DispatchQueue.global().async {
            let error = self.open(storeDescription)
            DispatchQueue.main.async { block(storeDescription, error) }
        }
    }

    private func open(_ description: NSPersistentStoreDescription) -> (any Error)? {
        do {
            try addPersistentStore(
                ofType: description.type, configurationName: description.configuration, at: description.url, options: description.options)
            return nil
        } catch {
            return error
        }
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        post(.NSPersistentStoreCoordinatorWillRemoveStore, [NSRemovedPersistentStoresKey: [store]])
        lock.withLock {
            stores.removeAll { $0 === store }
            store.persistentStoreCoordinator = nil
            generation += 1
        }
        post(.NSPersistentStoreCoordinatorStoresDidChange, [NSRemovedPersistentStoresKey: [store]])
    }

    /// The store at a URL; nil if it is not open.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { lock.withLock { stores.first { $0.url == URL } } }

    /// Where a store is; `/dev/null` for one that is in no file.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// Says that a store is somewhere else, without moving it. Always true.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }

    /// Removes a store's files.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        lock.withLock { stores.removeAll { $0.url == url } }
        for path in StoreFiles.paths(url) where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }

    /// Removes a store's files.
    public final func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }

    /// The metadata in a store's file.
    open class func metadataForPersistentStore(ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil) throws -> [String:
        Any]
    {
        try StoreFiles.metadata(at: url)
    }

    /// The metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Has a store say something of itself. Written with the next save.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) {
        store.metadata = metadata
        lock.withLock { try? (store as? SQLiteStore)?.writeMetadata() }
    }

    /// The ID that a URL was made of; nil if it is of no store that is open.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let host = url.host, url.lastPathComponent.hasPrefix("p"),
            let number = Int64(url.lastPathComponent.dropFirst()),
            let entity = managedObjectModel.entitiesByName[url.deletingLastPathComponent().lastPathComponent],
            let store = lock.withLock({ stores.first { $0.identifier == host } })
        else { return nil }
        return store.id(entity, number)
    }

    // MARK: Queues

    /// Runs a block while nobody else uses the stores, later.
    @preconcurrency
    open func perform(_ block: @escaping @Sendable () -> Void) { DispatchQueue.global().async { self.lock.withLock(block) } }

    /// Runs a block while nobody else uses the stores, before this returns.
    public final func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock(block) }

    // MARK: Contexts

    func add(_ context: NSManagedObjectContext) {
        lock.withLock {
            contexts.removeAll { $0.context == nil }
            if !contexts.contains(where: { $0 === context.reference }) { contexts.append(context.reference) }
        }
    }

    /// Notifies the contexts that merge changes of what another has saved.
    func tellOthers(of saved: SavedObjects, from context: NSManagedObjectContext) {
        let others = lock.withLock { contexts.compactMap(\.context) }.filter { $0 !== context && $0.automaticallyMergesChangesFromParent }
        guard !others.isEmpty else { return }
        let ids = saved.ids
        for other in others { other.queue.async { other.merge(ids) } }
    }

    func withStores<Result>(_ body: ([SQLiteStore]) throws -> Result) throws -> Result {
        try lock.withLock {
            do { return try body(stores) } catch let failure as SQLiteFailure { throw failure.error }
        }
    }

    func countSave() { generation += 1 }
}
