public import Foundation

/// The meaning of `UserDefaults` in translated code: small values that outlive the application.
///
/// A value is looked for among the arguments of the command line (`-key value`), then in the application's domain or the suite's,
/// in added suites, in the global domain, and among the registered values; the first one found counts. A value that is set
/// is safe from the death of the process when the call returns, and after ``synchronize()`` from a power cut too. Other
/// processes see it with their next reading. Values are property lists; what is read is an immutable copy. To be used from any
/// thread.
///
/// Foundation's own class writes over its file in place, loses what two processes write at a time, throws a damaged file
/// away, and notifies nobody of changes.
// apple: https://developer.apple.com/documentation/foundation/userdefaults
open class _UserDefaults: UserDefaults {
    private let store: DefaultsStore
    private let suite: String?
    private let addedSuites = AddedSuites()
    /// False while Foundation's initializer runs, which sets its own idea of the arguments.
    private var isMade = false

    /// The defaults of the application: one object.
    open override class var standard: _UserDefaults { shared }
    nonisolated(unsafe) private static let shared = _UserDefaults()

    /// Saves what is set. The shared object stays the same.
    open override class func resetStandardUserDefaults() { shared.synchronize() }

    /// The defaults of the application.
    public convenience init() { self.init(suiteName: nil)! }

    /// The defaults of a suite, which applications share; nil for a name that belongs to the application or to the system.
    public override convenience init?(suiteName suitename: String?) { self.init(suiteName: suitename, in: .ofProcess) }

    init?(suiteName: String?, in store: DefaultsStore) {
        if let suiteName, [store.applicationDomain, UserDefaults.globalDomain].contains(suiteName) { return nil }
        self.store = store
        suite = suiteName
        super.init(suiteName: suiteName)
        isMade = true
        store.users.add(self)
    }

    // MARK: Reading

    /// The first value found for a key.
    open override func object(forKey defaultName: String) -> Any? {
        if let value = store.volatile.value(defaultName, in: UserDefaults.argumentDomain) { return value }
        for name in persistentSearchList {
            if let value = store.domain(name)[defaultName] { return value }
        }
        return store.volatile.value(defaultName, in: UserDefaults.registrationDomain)
    }

    /// A text, or a number as text.
    open override func string(forKey defaultName: String) -> String? { DefaultsReading.string(object(forKey: defaultName)) }
    open override func array(forKey defaultName: String) -> [Any]? { object(forKey: defaultName) as? [Any] }
    open override func dictionary(forKey defaultName: String) -> [String: Any]? { object(forKey: defaultName) as? [String: Any] }
    open override func data(forKey defaultName: String) -> Data? { object(forKey: defaultName) as? Data }

    /// Nil if one element is no text.
    open override func stringArray(forKey defaultName: String) -> [String]? { array(forKey: defaultName) as? [String] }

    /// A number, or the one at the beginning of a text; else 0.
    open override func integer(forKey defaultName: String) -> Int { DefaultsReading.integer(object(forKey: defaultName)) }
    open override func float(forKey defaultName: String) -> Float { Float(double(forKey: defaultName)) }
    open override func double(forKey defaultName: String) -> Double { DefaultsReading.double(object(forKey: defaultName)) }

    /// Returns true if there is a number other than 0, or a text such as `YES`.
    open override func bool(forKey defaultName: String) -> Bool { DefaultsReading.bool(object(forKey: defaultName)) }

    /// A URL that was set as one; a text is the path of a file, where `~` stands for the home folder.
    open override func url(forKey defaultName: String) -> URL? { DefaultsReading.url(object(forKey: defaultName)) }

    /// All values that can be found, by their keys.
    open override func dictionaryRepresentation() -> [String: Any] {
        let volatile = store.volatile
        var result = volatile[UserDefaults.registrationDomain] ?? [:]
        for name in persistentSearchList.reversed() { result.merge(store.domain(name).all) { $1 } }
        return result.merging(volatile[UserDefaults.argumentDomain] ?? [:]) { $1 }
    }

    // MARK: Setting

    /// Keeps a value; nil removes it.
    /// - Precondition: the value is a property list: text, number, date, data, or an array or a dictionary of such.
    open override func set(_ value: Any?, forKey defaultName: String) {
        guard let value else { return removeObject(forKey: defaultName) }
        let kept = PropertyListCheck.kept(value, forKey: defaultName)
        if let old = store.domain(ownDomain)[defaultName], PropertyListValue.areEqual(old, kept) { return }
        apply(.set([defaultName: kept]), to: [defaultName], in: ownDomain)
    }

    /// Removes the value that was set; a registered one shows again.
    open override func removeObject(forKey defaultName: String) {
        guard store.domain(ownDomain)[defaultName] != nil else { return }
        apply(.remove(defaultName), to: [defaultName], in: ownDomain)
    }

    open override func set(_ value: Int, forKey defaultName: String) { set(NSNumber(value: value) as Any, forKey: defaultName) }
    open override func set(_ value: Float, forKey defaultName: String) { set(NSNumber(value: value) as Any, forKey: defaultName) }
    open override func set(_ value: Double, forKey defaultName: String) { set(NSNumber(value: value) as Any, forKey: defaultName) }
    open override func set(_ value: Bool, forKey defaultName: String) { set(NSNumber(value: value) as Any, forKey: defaultName) }

    /// Keeps a URL: that of a file as its path, another one as an archive.
    open override func set(_ url: URL?, forKey defaultName: String) {
        set(url.flatMap { DefaultsReading.keptForm(of: $0) }, forKey: defaultName)
    }

    /// Returns when the disk has all that was set; false where nothing can be saved. Not needed for anybody to see the values.
    @discardableResult
    open override func synchronize() -> Bool {
        var isDone = true
        for name in persistentSearchList where !store.domain(name).synchronize() { isDone = false }
        return isDone
    }

    // MARK: Domains

    /// Values for keys that have none, for all objects of this class. They are not saved.
    open override func register(defaults registrationDictionary: [String: Any]) {
        store.volatile.register(PropertyListCheck.kept(registrationDictionary, in: UserDefaults.registrationDomain))
    }

    /// Also looks into a suite, after the object's own domain.
    open override func addSuite(named suiteName: String) { addedSuites.add(suiteName) }
    open override func removeSuite(named suiteName: String) { addedSuites.remove(suiteName) }

    open override var volatileDomainNames: [String] { store.volatile.names }

    /// Empty where there is no such domain.
    open override func volatileDomain(forName domainName: String) -> [String: Any] {
        store.volatile[domainName] ?? [:]
    }

    open override func setVolatileDomain(_ domain: [String: Any], forName domainName: String) {
        if isMade { store.volatile[domainName] = PropertyListCheck.kept(domain, in: domainName) }
    }

    open override func removeVolatileDomain(forName domainName: String) { store.volatile[domainName] = nil }

    /// The values of a domain of any application; nil where it has none.
    open override func persistentDomain(forName domainName: String) -> [String: Any]? {
        let values = store.domain(domainName).all
        return values.isEmpty ? nil : values
    }

    /// Replaces all values of a domain.
    open override func setPersistentDomain(_ domain: [String: Any], forName domainName: String) {
        let kept = PropertyListCheck.kept(domain, in: domainName)
        let keys = Set(store.domain(domainName).all.keys).union(kept.keys)
        apply(.replaceAll(kept), to: keys, in: domainName)
    }

    /// Removes all values of a domain.
    open override func removePersistentDomain(forName domainName: String) {
        let keys = store.domain(domainName).all.keys
        if !keys.isEmpty { apply(.replaceAll([:]), to: keys, in: domainName) }
    }

    /// Returns true if an administrator has fixed the value. There is none here.
    open override func objectIsForced(forKey key: String) -> Bool { false }
    open override func objectIsForced(forKey key: String, inDomain domain: String) -> Bool { false }

    // MARK: Internal

    private var ownDomain: String { suite ?? store.applicationDomain }

    private var persistentSearchList: [String] { [ownDomain] + addedSuites.all + [UserDefaults.globalDomain] }

    func searches(_ domain: String) -> Bool { persistentSearchList.contains(domain) }

    private func apply(_ change: DefaultsChange, to keys: some Collection<String>, in domain: String) {
        store.users.change(keys, in: domain) { store.domain(domain).apply(change) }
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
    }
}

/// The suites into which an object looks beside its own domain, in the order in which they were added.
private final class AddedSuites: @unchecked Sendable {
    private let lock = NSLock()
    private var names: [String] = []

    var all: [String] { lock.withLock { names } }

    func add(_ name: String) {
        lock.withLock { if !names.contains(name) { names.append(name) } }
    }

    func remove(_ name: String) {
        lock.withLock { names.removeAll { $0 == name } }
    }
}
