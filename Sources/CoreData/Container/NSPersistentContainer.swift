/// A model, its store and a context for the main queue, made with one name.
// apple: https://developer.apple.com/documentation/coredata/nspersistentcontainer
open class NSPersistentContainer: Foundation.NSObject, @unchecked Sendable {
    /// The name of the model and of the store.
    public let name: String
    /// The context of the main queue.
    public let viewContext: NSManagedObjectContext
    /// The entities that it knows.
    public let managedObjectModel: NSManagedObjectModel
    /// The coordinator that keeps the stores. All contexts of the container use it.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The descriptions of stores to open. Default: one file, `NAME.sqlite` in ``defaultDirectoryURL()``.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The folder of stores: Application Support. It is made if it is not there.
    // apple: https://developer.apple.com/documentation/coredata/nspersistentcontainer/defaultdirectoryurl()
    open class func defaultDirectoryURL() -> URL {
        let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
        let folder = folders.first ?? URL(fileURLWithPath: NSHomeDirectory())
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Makes a container for the model of a name in the main bundle.
    ///
    /// Without one, the bundles of the program's modules are searched, and then there are no entities, which standard error is notified of.
    // apple: https://developer.apple.com/documentation/coredata/nspersistentcontainer/init(name:)
    public convenience init(name: String) {
        let url = ContainerModels.url(name)
        let model = url.flatMap { NSManagedObjectModel(contentsOf: $0) }
        if url == nil { ModelReport.say("Failed to load model named \(name): there is no \(name).xcdatamodeld in the bundle.") }
        self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
    }

    /// Makes a container for a model.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let url = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
        persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
        viewContext.name = "viewContext"
    }

    /// Opens the stores, and calls the block once for each: before this returns, unless the description says otherwise.
    // apple: https://developer.apple.com/documentation/coredata/nspersistentcontainer/loadpersistentstores(completionhandler:)
    open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A new context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block with a new context on its queue, later.
    // apple: https://developer.apple.com/documentation/coredata/nspersistentcontainer/performbackgroundtask(_:)
    @preconcurrency
    open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block with a new context on its queue, and gives its result when it is done.
    @preconcurrency
    public nonisolated final func performBackgroundTask<T, E: Error>(
        _ block: @escaping @Sendable (NSManagedObjectContext) throws(E) -> T
    ) async throws(E) -> T {
        let context = newBackgroundContext()
        return try await context.perform { () throws(E) in try block(context) }
    }
}
