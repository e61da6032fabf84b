import Foundation

/// The domains that last as long as the process: arguments, registered values, and those of the application's own making.
final class VolatileDomains: @unchecked Sendable {
    private let lock = NSLock()
    private var domains: [String: [String: Any]]

    init(arguments: [String: Any]) {
        domains = [UserDefaults.argumentDomain: arguments, UserDefaults.registrationDomain: [:]]
    }

    var names: [String] { lock.withLock { domains.keys.sorted() } }

    subscript(name: String) -> [String: Any]? {
        get { lock.withLock { domains[name] } }
        set { lock.withLock { domains[name] = newValue } }
    }

    func value(_ key: String, in name: String) -> Any? { lock.withLock { domains[name]?[key] } }

    /// Adds registered values; one that is there is replaced.
    func register(_ values: [String: Any]) {
        lock.withLock { domains[UserDefaults.registrationDomain, default: [:]].merge(values) { $1 } }
    }
}
