import Foundation
import Synchronization

/// The permission of this process's user: undecided until somebody asks, then denied.
final class LocationAuthorization: Sendable {
    static let shared = LocationAuthorization()

    private struct State {
        var status = CLAuthorizationStatus.notDetermined
        var managers: [WeakManager] = []
    }
    private struct WeakManager: @unchecked Sendable {
        weak var manager: CLLocationManager?
    }
    private let state = Mutex(State())

    var status: CLAuthorizationStatus { state.withLock { $0.status } }

    func add(_ manager: CLLocationManager) {
        let entry = WeakManager(manager: manager)
        state.withLock {
            $0.managers.removeAll { $0.manager == nil }
            $0.managers.append(entry)
        }
    }

    /// Answers a request, the first with a change of which all managers are notified.
    func deny() {
        let told = state.withLock { state -> [WeakManager] in
            guard state.status == .notDetermined else { return [] }
            state.status = .denied
            return state.managers
        }
        for entry in told { entry.manager?.authorizationDidChange() }
    }
}
