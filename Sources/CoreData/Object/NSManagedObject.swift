public import ObjCCore

/// An object whose properties are those of an entity of a model. A context knows what becomes of it, and saves it.
///
/// Used on the queue of its context only.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobject
open class NSManagedObject: Foundation.NSObject, _ObjCRoot, NSFetchRequestResult {
    private let extrasSlot = _ObjCExtrasSlot()
    /// The entity.
    public final let entity: NSEntityDescription
    /// The ID of the object. Temporary until it is saved.
    public internal(set) final var objectID: NSManagedObjectID {
        get {
            if let knownID { return knownID }
            let id = NSManagedObjectID(entity: entity, store: nil, number: temporaryNumber)
            knownID = id
            return id
        }
        set { knownID = newValue }
    }
    // optimization: few ask for the ID of an object that has not been saved.
    private final var knownID: NSManagedObjectID?
    /// The number of the temporary ID; zero for an object of the store.
    final let temporaryNumber: Int64
    /// The context that knows the object; nil if it was never inserted, or is deleted and saved, or the context is gone.
    public internal(set) final var managedObjectContext: NSManagedObjectContext? {
        get { contextReference?.context }
        set {
            if newValue?.reference !== contextReference { leaveContext() }
            contextReference = newValue?.reference
        }
    }
    private final var contextReference: ContextReference?
    /// Where the context knows the object, once the store has it.
    final var knownIndex: Int?

    /// By the indexes of the entity's layout. Empty in a fault.
    final var values: [StoredValue]
    /// The values of the last save, once something has changed since.
    final var committed: [StoredValue]?
    /// The stored values, as long as the object is a fault.
    final var row: StoreRow?
    /// The version that the values came with, which tells whether somebody else has saved since. Zero before the first save.
    final var version: Int64 = 0
    final var flags = ManagedObjectFlags()
    /// The indexes whose values have changed since they were last processed.
    final var changedSlots = SlotSet()
    /// The values before the changes that have still to be processed. Kept where changes can be undone.
    final var valuesBeforeEvent: [StoredValue]?
    /// The ID of the object when the save in progress has succeeded.
    final var nextID: NSManagedObjectID?

    /// The save has succeeded.
    final func takeNextID() {
        knownID = nextID
        nextID = nil
    }

    public final func _objcExtras(creating: Bool) -> _ObjCExtras? { extrasSlot.extras(creating: creating) }

    /// True until the object is saved.
    final var hasTemporaryID: Bool { knownID?.isTemporaryID ?? true }

    /// True if a context is that of the object.
    // optimization: to ask for the context itself counts references to it.
    final func isIn(_ context: NSManagedObjectContext) -> Bool { contextReference === context.reference }

    private final func leaveContext() {
        guard let knownIndex else { return }
        contextReference?.known.forget(self, at: knownIndex)
        self.knownIndex = nil
    }

    deinit { leaveContext() }

    // MARK: Creating

    /// Makes an object of an entity, and inserts it into a context if there is one.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobject/init(entity:insertinto:)
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        _require(
            !entity.isAbstract || context == nil || FaultMaking.current != nil,
            "-[NSManagedObject initWithEntity:insertIntoManagedObjectContext:]: '\(entity.name ?? "")' is an abstract entity. "
                + "Insert an object of one of its subentities.")
        self.entity = entity
        if let fault = FaultMaking.take() {
            (knownID, temporaryNumber) = (fault.id, fault.id.isTemporaryID ? fault.id.number : 0)
            values = []
            row = fault.row
            flags.insert(.fault)
            super.init()
            managedObjectContext = fault.context
            return
        }
        temporaryNumber = TemporaryNumbers.next()
        values = entity.layout.defaults
        super.init()
        context?.insert(self)
    }

    /// Makes an object of the entity that has this class, and inserts it into a context.
    /// - Precondition: exactly one entity of the context's model has the class.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobject/init(context:)
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: Self.entity(of: Self.self, in: moc), insertInto: moc)
    }

    static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext) -> NSEntityDescription {
        guard let entity = context.entity(of: type) ?? LoadedModels.entity(of: type) else {
            _requireFailure(
                "An NSManagedObject of class '\(_ObjCRuntime.name(of: type))' must have a valid NSEntityDescription. "
                    + "Give the class to one entity of the model, and load the model before.")
        }
        return entity
    }

    /// The entity that has this class, in the model that was loaded last.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobject/entity()
    open class func entity() -> NSEntityDescription {
        guard let entity = LoadedModels.entity(of: self) else {
            _requireFailure(
                "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(_ObjCRuntime.name(of: self))' so +entity is "
                    + "confused. Load the model first, and name the class in it.")
        }
        return entity
    }

    /// A request for all objects of the entity that has this class.
    // apple: https://developer.apple.com/documentation/coredata/nsmanagedobject/fetchrequest()
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        NSFetchRequest<any NSFetchRequestResult>(entityName: LoadedModels.entity(of: self)?.name ?? _ObjCRuntime.name(of: self))
    }

    // MARK: What happens to it

    /// Called once, when the object was inserted for the first time: meant for default values.
    open func awakeFromInsert() {}
    /// Called when the values have come from the store.
    open func awakeFromFetch() {}
    /// Called when undoing, rolling back or merging has given the object other values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before the object is deleted, when the context processes its changes.
    open func prepareForDeletion() {}
    /// Called before the context saves. Changes made here are saved too.
    open func willSave() {}
    /// Called after the context has saved.
    open func didSave() {}
    /// Called before the object becomes a fault.
    open func willTurnIntoFault() {}
    /// Called after the object has become a fault.
    open func didTurnIntoFault() {}

    // MARK: Observing

    /// Receives a change of a property that the object observes. Stops the program unless overridden.
    nonisolated open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        _defaultObserveValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }

    /// The properties that a computed property depends on. Default: none.
    nonisolated open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

    /// Returns true if setting a property by name notifies its observers. Default: false for those of the entity, which notify themselves.
    nonisolated open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

    // MARK: Values by key

    nonisolated open func value(forKey key: String) -> Any? {
        guard let slotIndex = entity.layout.slotIndexes[key] else { return key == "objectID" ? objectID : _defaultValue(forKey: key) }
        return publicValue(at: slotIndex)
    }

    nonisolated open func setValue(_ value: Any?, forKey key: String) {
        guard let slotIndex = entity.layout.slotIndexes[key] else { return _defaultSetValue(value, forKey: key) }
        setPublicValue(value, at: slotIndex)
    }

    nonisolated open func value(forUndefinedKey key: String) -> Any? {
        _requireFailure("\(undefined("valueForUndefinedKey:", key))")
    }

    nonisolated open func setValue(_ value: Any?, forUndefinedKey key: String) {
        _requireFailure("\(undefined("setValue:forUndefinedKey:", key))")
    }

    private func undefined(_ method: String, _ key: String) -> String {
        "[<\(_ObjCRuntime.name(of: type(of: self)))> \(method)]: the entity \(entity.name ?? "") is not key value coding-compliant for the "
            + "key \"\(key)\". Spell it as a property of the entity."
    }

    nonisolated open func value(forKeyPath keyPath: String) -> Any? { _defaultValue(forKeyPath: keyPath) }

    nonisolated open func setValue(_ value: Any?, forKeyPath keyPath: String) { _defaultSetValue(value, forKeyPath: keyPath) }

    nonisolated open func setNilValueForKey(_ key: String) { _defaultSetNilValueForKey(key) }

    /// Returns true if the object answers a message of the given name.
    nonisolated open func responds(to aSelector: Selector!) -> Bool { _defaultResponds(to: aSelector) }

    /// The value of a property, without telling anybody that it is read.
    open func primitiveValue(forKey key: String) -> Any? { publicValue(at: slotIndex(of: key)) }

    /// Sets the value of a property without notifications. Changes without ``willChangeValue(forKey:)`` are not saved.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        let slotIndex = slotIndex(of: key)
        fireFault()
        values[slotIndex] = storedValue(value, at: slotIndex)
    }

    /// Says that a property is about to be read: a fault gets its values.
    open func willAccessValue(forKey key: String?) { fireFault() }

    /// Says that a property has been read.
    open func didAccessValue(forKey key: String?) {}

    /// Says that a property is about to change: observers are notified, and the context knows that the object has changes.
    open func willChangeValue(forKey key: String) {
        if let slotIndex = entity.layout.slotIndexes[key] { noteChange(at: slotIndex) }
        _objcWillChange(self, key)
    }

    /// Says that a property has changed.
    open func didChangeValue(forKey key: String) { _objcDidChange(self, key) }

    /// Says that a to-many relationship is about to change.
    open func willChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, using inObjects: Set<AnyHashable>
    ) {
        willChangeValue(forKey: inKey)
    }

    /// Says that a to-many relationship has changed.
    open func didChangeValue(
        forKey inKey: String, withSetMutation inMutationKind: NSKeyValueSetMutationKind, using inObjects: Set<AnyHashable>
    ) {
        didChangeValue(forKey: inKey)
    }

    // MARK: Validation

    /// Throws if the object cannot be saved for the first time. An override calls super.
    open func validateForInsert() throws { try validateProperties() }
    /// Throws if the object cannot be saved with its changes. An override calls super.
    open func validateForUpdate() throws { try validateProperties() }
    /// Throws if the object cannot be deleted. An override calls super.
    open func validateForDelete() throws { try validateDeletion() }

    /// Throws if a property cannot have a value.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        let slotIndex = slotIndex(of: key)
        try validate(storedValue(value.pointee, at: slotIndex), at: slotIndex)
    }

    // optimization: Foundation hashes the address, and sets hash that again.
    open override var hash: Int { Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()) >> 4 }

    open override var description: String { summary }
    open override var debugDescription: String { summary }

    private func slotIndex(of key: String) -> Int {
        guard let slotIndex = entity.layout.slotIndexes[key] else { _requireFailure(undefined("valueForUndefinedKey:", key)) }
        return slotIndex
    }
}
