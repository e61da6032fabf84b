import Dispatch

/// Knows objects, what has changed in them, and saves it: into a store by way of a coordinator, or into another context.
///
/// The same row is the same object. Objects without changes are kept only as long as somebody else keeps them. Used on its queue only:
/// by ``perform(_:)`` and ``performAndWait(_:)``, and on the main thread for a context of the main queue.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext
open class NSManagedObjectContext: Foundation.NSObject, @unchecked Sendable {
    /// The queue that the context works on.
    open private(set) var concurrencyType: NSManagedObjectContextConcurrencyType
    let queue: ContextQueue
    /// A name, for people who look for mistakes. Default: nil.
    open var name: String?
    /// The values that an app keeps with the context.
    open var userInfo = NSMutableDictionary()
    /// Who wrote a change. Default: nil.
    open var transactionAuthor: String?
    /// The undo manager of changes. Default: nil, none. Default: nil, nothing.
    open var undoManager: UndoManager?
    /// True if an object that somebody else has deleted becomes a deleted one without values, in place of an error. Default: true.
    open var shouldDeleteInaccessibleFaults = true
    /// True if deletions are followed along relationships when changes are processed, and not at once. Default: true.
    open var propagatesDeletesAtEndOfEvent = true
    /// True if all known objects are kept. Default: false: those with changes only.
    open var retainsRegisteredObjects = false {
        didSet { kept = retainsRegisteredObjects ? ObjectList(registeredObjects) : ObjectList() }
    }
    /// How old, in seconds, values may be that were read before; negative for any age. Default: -1. What others save counts at once here.
    open var stalenessInterval: TimeInterval = -1
    /// The policy when somebody else has saved the same objects. Default: ``NSErrorMergePolicy``.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// True if what the context above, or another one of the coordinator, saves is merged at once. Default: false.
    open var automaticallyMergesChangesFromParent = false

    /// The coordinator that the context reads from and saves into. Setting it forgets the parent. Setting it forgets the other.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { coordinator ?? parent?.persistentStoreCoordinator }
        set {
            _require(
                parent == nil || newValue == nil,
                "Context already has a parent; cannot also have a coordinator. Make another context for the coordinator.")
            coordinator = newValue
            latestEntity = nil
            newValue?.add(self)
        }
    }

    /// The context that this one reads from and saves into.
    /// - Precondition: both work on queues, and there is no coordinator.
    open var parent: NSManagedObjectContext? {
        didSet {
            latestEntity = nil
            guard let parent else { return }
            _require(
                coordinator == nil, "Context already has a coordinator; cannot replace. Make another context to have a parent.")
            _require(
                parent.concurrencyType != .confinementConcurrencyType,
                "Parent NSManagedObjectContext must use either NSPrivateQueueConcurrencyType or NSMainQueueConcurrencyType.")
            parent.addChild(self)
        }
    }

    private(set) var coordinator: NSPersistentStoreCoordinator?
    final let reference = ContextReference()
    /// The class that an object was last made of, and its entity.
    private var latestEntity: (type: NSManagedObject.Type, entity: NSEntityDescription)?
    private var children: [ContextReference] = []
    /// New objects, by the numbers of their temporary IDs. They are kept anyway.
    private var newObjects: [Int64: NSManagedObject] = [:]
    private var kept = ObjectList()
    /// The permanent IDs in place of temporary ones. Kept for the contexts below, which go on using the old ones. Kept for the contexts
    /// below, which go on using them.
    var permanentIDs: [NSManagedObjectID: NSManagedObjectID] = [:]

    // The changes since the last save.
    final var inserted = ObjectList()
    final var updated = ObjectList()
    final var deleted = ObjectList()
    // The changes since changes were last processed.
    final var event = ContextEvent()
    /// The new objects of the last notification of changes, until they are saved.
    // optimization: the notification of the save has the same ones, and to hash a set of all of them takes as long as to write them.
    final var announced: Set<NSManagedObject> = []
    final var isProcessingScheduled = false
    final var isSaving = false
    var assignedStores: [ObjectIdentifier: NSPersistentStore] = [:]

    /// Makes a context of a queue.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext/init(concurrencytype:)
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        queue = ContextQueue(ct)
        super.init()
        reference.begin(self)
    }

    /// Makes a context of the main queue.
    public override convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

    deinit {
        reference.end()
        // Objects lead to each other; without the context nobody would take that apart.
        for object in newObjects.values {
            object.flags = .fault
            object.values = []
        }
        for object in reference.known.objects {
            object.flags = .fault
            object.values = []
        }
        reference.known.removeAll()
    }

    // MARK: Above and below

    /// The coordinator at the top.
    var rootCoordinator: NSPersistentStoreCoordinator? { coordinator ?? parent?.rootCoordinator }
    var model: NSManagedObjectModel? { rootCoordinator?.managedObjectModel }
    var source: (any ObjectSource)? { parent ?? coordinator }

    /// The entity of a class in the model; nil if none has it, or several have.
    func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
        if let latestEntity, latestEntity.type == type { return latestEntity.entity }
        guard let entity = model?.entity(of: type) else { return nil }
        latestEntity = (type, entity)
        return entity
    }

    private func addChild(_ context: NSManagedObjectContext) {
        queue.lock.withLock {
            children.removeAll { $0.context == nil }
            children.append(context.reference)
        }
    }

    var livingChildren: [NSManagedObjectContext] { queue.lock.withLock { children.compactMap(\.context) } }

    // MARK: The objects

    /// All objects that are known.
    open var registeredObjects: Set<NSManagedObject> { Set(reference.known.objects).union(newObjects.values) }

    /// The known object of an ID; nil if there is none.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        if objectID.isTemporaryID, let object = newObjects[objectID.number] { return object }
        if let object = reference.known.object(objectID.key) { return object }
        return permanentIDs.isEmpty ? nil : permanentIDs[objectID].flatMap { reference.known.object($0.key) }
    }

    func register(_ object: NSManagedObject) {
        if object.hasTemporaryID {
            newObjects[object.temporaryNumber] = object
            return
        }
        reference.known.add(object, object.objectID.key)
        if retainsRegisteredObjects { kept.append(object) }
    }

    func unregister(_ object: NSManagedObject) {
        if object.hasTemporaryID {
            newObjects[object.temporaryNumber] = nil
        } else {
            reference.known.remove(object, object.objectID.key)
        }
        if retainsRegisteredObjects { kept.remove(object) }
    }

    /// Gives new objects the IDs that a save has found for them.
    func renameSaved(_ objects: [NSManagedObject]) {
        let count = objects.reduce(0) { $1.nextID == nil ? $0 : $0 + 1 }
        // optimization: where all new objects have been saved, which is most often, they need not be taken out one by one.
        let areAll = count == newObjects.count && !retainsRegisteredObjects && livingChildren.isEmpty
        if areAll {
            newObjects = [:]
            return reference.known.addSaved(objects)
        }
        for object in objects {
            guard let id = object.nextID else { continue }
            object.nextID = nil
            rename(object, id)
        }
    }

    func forgetAll() {
        reference.known.removeAll()
        newObjects = [:]
        kept.removeAll()
        permanentIDs = [:]
        assignedStores = [:]
        announced = []
    }

    /// Objects that are new since the last save.
    open var insertedObjects: Set<NSManagedObject> { Set(inserted.elements) }
    /// Objects that have changed since the last save.
    open var updatedObjects: Set<NSManagedObject> { Set(updated.elements) }
    /// Objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { Set(deleted.elements) }

    /// True if there is anything to save.
    open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

    // MARK: Inserting and deleting

    /// Inserts an object that was made without a context.
    open func insert(_ object: NSManagedObject) {
        queue.check()
        guard !object.isIn(self) else { return }
        _require(
            object.managedObjectContext == nil,
            "An NSManagedObject may only be in (or observed by) a single NSManagedObjectContext. Get the object with object(with:).")
        object.managedObjectContext = self
        object.flags.insert([.inserted, .newInEvent])
        inserted.appendNew(object)
        event.inserted.append(object)
        register(object)
        schedule()
        object.awakeFromInsert()
    }

    /// Has an object deleted by the next save. Relationships to it change when changes are processed.
    open func delete(_ object: NSManagedObject) {
        queue.check()
        guard object.isIn(self) else {
            _require(
                object.managedObjectContext == nil,
                "An NSManagedObjectContext cannot delete objects in other contexts. Get the object for this context with object(with:).")
            return
        }
        noteDeleted(object)
        if !propagatesDeletesAtEndOfEvent { propagateDeletions() }
    }

    // MARK: Called by objects

    func noteDeleted(_ object: NSManagedObject) {
        guard !object.flags.contains(.deleted) else { return }
        object.flags.insert(.deleted)
        updated.remove(object)
        if !object.flags.contains(.inserted) { deleted.append(object) }
        event.deleted.append(object)
        schedule()
    }

    func noteUpdated(_ object: NSManagedObject) {
        object.flags.insert(.updated)
        updated.append(object)
    }

    /// The first change of an object since changes were processed.
    func noteTouched(_ object: NSManagedObject) {
        if undoManager != nil { object.valuesBeforeEvent = object.values }
        event.touched.append(object)
        schedule()
    }
}
