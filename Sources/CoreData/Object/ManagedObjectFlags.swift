/// Where an object is between two saves.
struct ManagedObjectFlags: OptionSet {
    let rawValue: UInt16

    /// Not in the store yet.
    static let inserted = ManagedObjectFlags(rawValue: 1 << 0)
    static let updated = ManagedObjectFlags(rawValue: 1 << 1)
    static let deleted = ManagedObjectFlags(rawValue: 1 << 2)
    /// Its values have not been asked for.
    static let fault = ManagedObjectFlags(rawValue: 1 << 3)
    /// The values are being taken over from elsewhere: nothing counts as a change.
    static let isRefreshing = ManagedObjectFlags(rawValue: 1 << 4)
    /// The rules of its relationships have been followed for its deletion.
    static let deletionProcessed = ManagedObjectFlags(rawValue: 1 << 5)
    /// The store has no such object any more.
    static let isGone = ManagedObjectFlags(rawValue: 1 << 6)
    /// It has been notified of the save in progress.
    static let toldOfSaving = ManagedObjectFlags(rawValue: 1 << 7)
    /// It was inserted since changes were last announced.
    static let newInEvent = ManagedObjectFlags(rawValue: 1 << 8)
}

/// Why values have come from a snapshot.
// apple: https://developer.apple.com/documentation/coredata/nssnapshoteventtype
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let undoInsertion = NSSnapshotEventType(rawValue: 1 << 1)
    public static let undoDeletion = NSSnapshotEventType(rawValue: 1 << 2)
    public static let undoUpdate = NSSnapshotEventType(rawValue: 1 << 3)
    public static let rollback = NSSnapshotEventType(rawValue: 1 << 4)
    public static let refresh = NSSnapshotEventType(rawValue: 1 << 5)
    public static let mergePolicy = NSSnapshotEventType(rawValue: 1 << 6)
}

/// How a set changes.
// apple: https://developer.apple.com/documentation/foundation/nskeyvaluesetmutationkind
public enum NSKeyValueSetMutationKind: UInt, Sendable {
    case union = 1
    case minus = 2
    case intersect = 3
    case set = 4
}

/// A type that a request can give: objects, their IDs, dictionaries, numbers.
// apple: https://developer.apple.com/documentation/coredata/nsfetchrequestresult
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
