public import Foundation

/// Small values that the user's other devices would see, too. There are none here: the values stay on this machine, beside the user
/// defaults, and ``didChangeExternallyNotification`` is never posted.
///
/// A value that is set is safe from the death of the process when the call returns. What is read is an immutable copy. To be used from any
/// thread.
// apple: https://developer.apple.com/documentation/foundation/nsubiquitouskeyvaluestore
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    /// Posted when another device has changed values: never.
    public static let didChangeExternallyNotification = NSNotification.Name("NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    /// The store of the application: one object.
    open class var `default`: NSUbiquitousKeyValueStore { shared }
    private static let shared = NSUbiquitousKeyValueStore(in: .ofProcess)

    private let defaults: _UserDefaults?
    private let domain: DefaultsDomain

    init(in store: DefaultsStore) {
        let name = store.applicationDomain + ".ubiquity"
        defaults = _UserDefaults(suiteName: name, in: store)
        domain = store.domain(name)
        super.init()
    }

    // MARK: Reading

    /// The value of a key; nil without one.
    open func object(forKey aKey: String) -> Any? { domain[aKey] }
    /// A text; nil for what is none.
    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// An array; nil for what is none.
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// A dictionary; nil for what is none.
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Data; nil for what is none.
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    /// A whole number; 0 for what is none.
    open func longLong(forKey aKey: String) -> Int64 { (object(forKey: aKey) as? NSNumber)?.int64Value ?? 0 }
    /// A number; 0 for what is none.
    open func double(forKey aKey: String) -> Double { (object(forKey: aKey) as? NSNumber)?.doubleValue ?? 0 }
    /// Returns true if there is a number other than 0.
    open func bool(forKey aKey: String) -> Bool { (object(forKey: aKey) as? NSNumber)?.boolValue ?? false }
    /// All values by their keys.
    open var dictionaryRepresentation: [String: Any] { domain.all }

    // MARK: Setting

    /// Keeps a value; nil removes it.
    /// - Precondition: the value is a property list: text, number, date, data, or an array or a dictionary of such.
    open func set(_ anObject: Any?, forKey aKey: String) { defaults?.set(anObject, forKey: aKey) }
    /// Keeps a text; nil removes it.
    open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
    /// Keeps data; nil removes them.
    open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
    /// Keeps an array; nil removes it.
    open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
    /// Keeps a dictionary; nil removes it.
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
    /// Keeps a whole number.
    open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value) as Any, forKey: aKey) }
    /// Keeps a number.
    open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value) as Any, forKey: aKey) }
    /// Keeps a truth value.
    open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value) as Any, forKey: aKey) }
    /// Removes a value.
    open func removeObject(forKey aKey: String) { defaults?.removeObject(forKey: aKey) }

    /// Returns when the disk has all that was set; false where nothing can be saved. Nothing comes from elsewhere by it.
    @discardableResult
    open func synchronize() -> Bool { domain.synchronize() }
}

/// The key under which ``NSUbiquitousKeyValueStore/didChangeExternallyNotification`` would say why values have changed.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key under which it would name those that have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// Another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The first values have come from elsewhere.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// More was set than there is room for.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// Another user has signed in.
public let NSUbiquitousKeyValueStoreAccountChange = 3
