/// Asks for objects of an entity: which, in which order, how many, and in what form.
///
/// `ResultType` is what ``NSManagedObjectContext/fetch(_:)`` gives: a managed class, `NSManagedObjectID`, `NSDictionary` or `NSNumber`.
// apple: https://developer.apple.com/documentation/coredata/nsfetchrequest
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    var specification = FetchSpecification()

    public override init() { super.init() }

    /// A request for all objects of an entity, by its name.
    public init(entityName: String) {
        super.init()
        specification.entityName = entityName
    }

    /// The name of the entity.
    open var entityName: String? { specification.entityName ?? specification.entity?.name }
    /// The entity.
    open var entity: NSEntityDescription? {
        get { specification.entity }
        set {
            specification.entity = newValue
            specification.entityName = newValue?.name
        }
    }
    /// The predicate that objects must match. Default: nil, all are given.
    open var predicate: NSPredicate? {
        get { specification.predicate }
        set { specification.predicate = newValue }
    }
    /// The order, by the most significant first. Default: nil, that in which the store has them.
    open var sortDescriptors: [NSSortDescriptor]? {
        get { specification.sortDescriptors }
        set { specification.sortDescriptors = newValue }
    }
    /// How many at most. Default: 0, all.
    open var fetchLimit: Int {
        get { specification.fetchLimit }
        set { specification.fetchLimit = max(newValue, 0) }
    }
    /// How many are left out at the beginning. Default: 0.
    open var fetchOffset: Int {
        get { specification.fetchOffset }
        set { specification.fetchOffset = max(newValue, 0) }
    }
    /// How many are read at a time. Default: 0. All are read at once here.
    open var fetchBatchSize: Int {
        get { specification.fetchBatchSize }
        set { specification.fetchBatchSize = newValue }
    }
    /// True if objects of entities that inherit from the entity are given too. Default: true.
    open var includesSubentities: Bool {
        get { specification.includesSubentities }
        set { specification.includesSubentities = newValue }
    }
    /// True if values are read together with the objects. Default: true; they always are here.
    open var includesPropertyValues: Bool {
        get { specification.includesPropertyValues }
        set { specification.includesPropertyValues = newValue }
    }
    /// True if changes that are not saved yet count. Default: true. They never do for dictionaries.
    open var includesPendingChanges: Bool {
        get { specification.includesPendingChanges }
        set { specification.includesPendingChanges = newValue }
    }
    /// True if objects may be faults, whose values come when they are asked for. Default: true.
    open var returnsObjectsAsFaults: Bool {
        get { specification.returnsObjectsAsFaults }
        set { specification.returnsObjectsAsFaults = newValue }
    }
    /// True if equal dictionaries are given once. Default: false.
    open var returnsDistinctResults: Bool {
        get { specification.returnsDistinctResults }
        set { specification.returnsDistinctResults = newValue }
    }
    /// True if objects that are known already get the values of the store. Default: false.
    open var shouldRefreshRefetchedObjects: Bool {
        get { specification.shouldRefreshRefetchedObjects }
        set { specification.shouldRefreshRefetchedObjects = newValue }
    }
    /// The form of the results. Default: objects.
    open var resultType: NSFetchRequestResultType {
        get { specification.resultType }
        set { specification.resultType = newValue }
    }
    /// Relationships whose objects are read together with the results. Default: nil. Accepted; they are read when asked for.
    open var relationshipKeyPathsForPrefetching: [String]? {
        get { specification.relationshipKeyPathsForPrefetching }
        set { specification.relationshipKeyPathsForPrefetching = newValue }
    }
    /// The content of dictionaries: names, or descriptions of properties and expressions. Default: nil, all attributes.
    open var propertiesToFetch: [Any]? {
        get { specification.propertiesToFetch }
        set { specification.propertiesToFetch = newValue }
    }
    /// By what dictionaries are put together: those with equal values make one. Default: nil.
    open var propertiesToGroupBy: [Any]? {
        get { specification.propertiesToGroupBy }
        set { specification.propertiesToGroupBy = newValue }
    }
    /// The predicate that dictionaries made of several must match. Default: nil.
    open var havingPredicate: NSPredicate? {
        get { specification.havingPredicate }
        set { specification.havingPredicate = newValue }
    }
    open override var affectedStores: [NSPersistentStore]? {
        get { specification.affectedStores }
        set { specification.affectedStores = newValue }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSFetchRequest<ResultType>()
        copy.specification = specification
        return copy
    }

    override var question: FetchSpecification? { specification }
    open override var description: String {
        "<NSFetchRequest> (entity: \(entityName ?? "nil"); predicate: (\(predicate?.description ?? "nil")); sortDescriptors: "
            + "(\(sortDescriptors ?? [])); limit: \(fetchLimit))"
    }
}
