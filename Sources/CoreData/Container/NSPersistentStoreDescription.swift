/// Which store a container opens, and how.
// apple: https://developer.apple.com/documentation/coredata/nspersistentstoredescription
open class NSPersistentStoreDescription: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The kind of the store. Default: ``NSSQLiteStoreType``.
    open var type = NSSQLiteStoreType
    /// The set of entities that it holds. Default: nil, all.
    open var configuration: String?
    /// Where it is. Default: nil; `/dev/null` is a store in memory.
    open var url: URL?
    /// How it is opened.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true), NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// How long another process may keep the store to itself, in seconds. Default: 240. Ten seconds are waited here.
    open var timeout: TimeInterval = 240
    /// True if the store is opened on another thread. Default: false.
    open var shouldAddStoreAsynchronously = false
    /// Settings of SQLite, by name. Default: none.
    open var sqlitePragmas: [String: NSObject] { options[NSSQLitePragmasOption] as? [String: NSObject] ?? [:] }

    public override init() { super.init() }

    /// A store at a URL.
    public init(url: URL) {
        super.init()
        self.url = url
    }

    /// True if nothing can be saved. Default: false.
    open var isReadOnly: Bool {
        get { isOn(NSReadOnlyPersistentStoreOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
    }
    /// True if a store of another version of the model is changed to this one. Default: true.
    open var shouldMigrateStoreAutomatically: Bool {
        get { isOn(NSMigratePersistentStoresAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }
    /// True if what has to be changed is found by comparing the versions. Default: true.
    open var shouldInferMappingModelAutomatically: Bool {
        get { isOn(NSInferMappingModelAutomaticallyOption) }
        set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
    }

    private func isOn(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }

    /// Sets an option of the store; nil takes it away.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Sets a setting of SQLite, such as `journal_mode`.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
        var pragmas = sqlitePragmas
        pragmas[name] = value
        let dictionary = NSMutableDictionary()
        for (key, value) in pragmas { dictionary[key] = value }
        options[NSSQLitePragmasOption] = dictionary
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
        return copy
    }

    open override var description: String { "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "nil"))" }
}
