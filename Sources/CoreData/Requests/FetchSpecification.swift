/// The values of a fetch request, whatever type its results are declared with.
struct FetchSpecification {
    var entityName: String?
    var entity: NSEntityDescription?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
    var fetchLimit = 0
    var fetchOffset = 0
    var fetchBatchSize = 0
    var includesSubentities = true
    var includesPropertyValues = true
    var includesPendingChanges = true
    var returnsObjectsAsFaults = true
    var returnsDistinctResults = false
    var shouldRefreshRefetchedObjects = false
    var resultType = NSFetchRequestResultType.managedObjectResultType
    var relationshipKeyPathsForPrefetching: [String]?
    var propertiesToFetch: [Any]?
    var propertiesToGroupBy: [Any]?
    var havingPredicate: NSPredicate?
    var affectedStores: [NSPersistentStore]?
}

/// The type of a fetch request's results.
// apple: https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// The IDs of objects.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Dictionaries of values.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// One number: how many there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
