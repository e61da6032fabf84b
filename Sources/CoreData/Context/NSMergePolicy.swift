/// The policy of a save when somebody else has saved the same objects since they were read.
// apple: https://developer.apple.com/documentation/coredata/nsmergepolicy
open class NSMergePolicy: Foundation.NSObject, @unchecked Sendable {
    /// The kind of policy.
    open private(set) var mergeType: NSMergePolicyType

    /// Makes a policy of a kind.
    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// The save fails.
    public class var error: NSMergePolicy { errorPolicy }
    /// Property by property, what the store has wins.
    public class var mergeByPropertyStoreTrump: NSMergePolicy { storeTrump }
    /// Property by property, what the context has wins.
    public class var mergeByPropertyObjectTrump: NSMergePolicy { objectTrump }
    /// The context wins as a whole.
    public class var overwrite: NSMergePolicy { overwritePolicy }
    /// The store wins as a whole.
    public class var rollback: NSMergePolicy { rollbackPolicy }

    private static let errorPolicy = NSMergePolicy(merge: .errorMergePolicyType)
    private static let storeTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    private static let objectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    private static let overwritePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
    private static let rollbackPolicy = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// Which side wins.
// apple: https://developer.apple.com/documentation/coredata/nsmergepolicytype
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

/// ``NSMergePolicy/error``.
public nonisolated(unsafe) let NSErrorMergePolicy: Any = NSMergePolicy.error
/// ``NSMergePolicy/mergeByPropertyStoreTrump``.
public nonisolated(unsafe) let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// ``NSMergePolicy/mergeByPropertyObjectTrump``.
public nonisolated(unsafe) let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// ``NSMergePolicy/overwrite``.
public nonisolated(unsafe) let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// ``NSMergePolicy/rollback``.
public nonisolated(unsafe) let NSRollbackMergePolicy: Any = NSMergePolicy.rollback

/// An object that somebody else has saved since it was read.
// apple: https://developer.apple.com/documentation/coredata/nsmergeconflict
open class NSMergeConflict: Foundation.NSObject {
    /// The object, with the values that were to be saved.
    public let sourceObject: NSManagedObject
    /// The values that it was read with.
    public let objectSnapshot: [String: Any]?
    /// The version that it was read with.
    public let oldVersionNumber: Int
    /// The version that the store has; 0 if the object is deleted there.
    public let newVersionNumber: Int

    init(_ object: NSManagedObject, newVersion: Int64) {
        sourceObject = object
        objectSnapshot = object.isInserted ? nil : object.committedValues(forKeys: nil)
        oldVersionNumber = Int(object.version)
        newVersionNumber = Int(newVersion)
    }
}
