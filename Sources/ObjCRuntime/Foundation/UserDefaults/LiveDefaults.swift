import Foundation

/// The objects through which user defaults are used, so that all of them can tell their observers of a change.
final class LiveDefaults: @unchecked Sendable {
    private struct Entry {
        weak let defaults: _UserDefaults?
    }
    private let lock = NSLock()
    private var entries: [Entry] = []

    func add(_ defaults: _UserDefaults) {
        lock.withLock {
            entries.removeAll { $0.defaults == nil }
            entries.append(Entry(defaults: defaults))
        }
    }

    /// Makes a change, and notifies the observers of a key about it on every object that looks into the domain.
    func change(_ keys: some Collection<String>, in domain: String, _ body: () -> Void) {
        let concerned = lock.withLock { entries.compactMap(\.defaults) }.filter { $0.searches(domain) }
        for defaults in concerned { for key in keys { _objcWillChange(defaults, key) } }
        body()
        for defaults in concerned { for key in keys { _objcDidChange(defaults, key) } }
    }
}
