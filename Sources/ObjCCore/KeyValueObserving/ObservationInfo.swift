import Foundation
import Synchronization

/// Who observes one object.
final class ObservationInfo: Sendable {
    private struct State: Sendable {
        /// In the order in which they were added, which is the order of delivery.
        var links: [String: [KeyLink]] = [:]
        /// Keys whose setters must not notify, because whoever calls them does.
        var muted: [String: Int] = [:]
        var observations: [StringObservation] = []
    }
    private let state = Mutex(State())

    /// True if anything was ever observed: until then a change costs a look at this.
    static let isInUse = Atomic<Bool>(false)

    /// The observers of an object, or nil if it has none and none are to be added.
    static func of(_ object: AnyObject, creating: Bool = false) -> ObservationInfo? {
        guard creating || isInUse.load(ordering: .relaxed) else { return nil }
        if creating {
            isInUse.store(true, ordering: .relaxed)
            if let progress = object as? Progress { ObservedProgress.adopt(progress) }
        }
        guard let extras = extras(of: object, creating: creating) else { return nil }
        return extras.observation(creating: creating)
    }
}

// MARK: - Links

/// One observation of changes of a key.
final class KeyLink: @unchecked Sendable {
    let willChange: (ValueChange) -> Void
    let didChange: (ValueChange) -> Void

    init(willChange: @escaping (ValueChange) -> Void, didChange: @escaping (ValueChange) -> Void) {
        self.willChange = willChange
        self.didChange = didChange
    }
}

extension ObservationInfo {
    func add(_ link: KeyLink, to key: String) {
        state.withLock { $0.links[key, default: []].append(link) }
    }

    func remove(_ link: KeyLink, from key: String) {
        state.withLock { state in
            state.links[key]?.removeAll { $0 === link }
            if state.links[key]?.isEmpty == true { state.links[key] = nil }
        }
    }

    func isObserved(_ key: String) -> Bool {
        state.withLock { $0.links[key] != nil }
    }

    func willChange(_ key: String, _ change: ValueChange) {
        for link in audibleLinks(of: key) { link.willChange(change) }
    }

    func didChange(_ key: String, _ change: ValueChange) {
        for link in audibleLinks(of: key) { link.didChange(change) }
    }

    private func audibleLinks(of key: String) -> [KeyLink] {
        state.withLock { $0.muted[key] == nil ? $0.links[key] ?? [] : [] }
    }

    /// Changes the value of a key with one pair of notifications, whether or not the setter would send its own.
    func change<Result>(_ key: String, _ change: ValueChange = ValueChange(), _ body: () -> Result) -> Result {
        willChange(key, change)
        state.withLock { $0.muted[key, default: 0] += 1 }
        let result = body()
        state.withLock { state in
            state.muted[key]! -= 1
            if state.muted[key] == 0 { state.muted[key] = nil }
        }
        didChange(key, change)
        return result
    }
}

// MARK: - Observations by key path string

extension ObservationInfo {
    func add(_ observation: StringObservation) {
        state.withLock { state in
            state.observations.removeAll { $0.isDead }
            state.observations.append(observation)
        }
    }

    /// Takes out the last observation that `matches` admits.
    func removeLast(where matches: (StringObservation) -> Bool) -> StringObservation? {
        state.withLock { state in
            state.observations.lastIndex(where: matches).map { state.observations.remove(at: $0) }
        }
    }
}
