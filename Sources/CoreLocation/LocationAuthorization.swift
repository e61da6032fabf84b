internal import DeviceNotice
import Foundation
import Synchronization

/// The permission of this process's user: undecided until somebody asks. Then it is given if the device knows where it is, and denied
/// if it does not.
final class LocationAuthorization: Sendable {
    static let shared = LocationAuthorization()

    private struct State {
        var status = CLAuthorizationStatus.notDetermined
        /// What was asked for, where that was denied for want of a place.
        var denied: CLAuthorizationStatus?
        var managers: [WeakManager] = []
    }
    private struct WeakManager: @unchecked Sendable {
        weak var manager: CLLocationManager?
    }
    private let state = Mutex(State())
    private let device: ScriptedDevice

    init(device: ScriptedDevice = .shared) {
        self.device = device
        device.observePlace { [weak self] in self?.placeDidChange() }
    }

    var status: CLAuthorizationStatus { state.withLock { $0.status } }
    var isAuthorized: Bool { [.authorizedWhenInUse, .authorizedAlways].contains(status) }

    /// The place of the device; nil if nobody knows.
    var location: CLLocation? {
        device.place.map { place in
            CLLocation(
                coordinate: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude), altitude: 0,
                horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date())
        }
    }

    func add(_ manager: CLLocationManager) {
        let entry = WeakManager(manager: manager)
        state.withLock {
            $0.managers.removeAll { $0.manager == nil }
            $0.managers.append(entry)
        }
    }

    /// Answers a request. All managers are notified if that changes what is allowed.
    func request(_ wanted: CLAuthorizationStatus) {
        let hasPlace = device.place != nil
        if !hasPlace {
            DeviceNotice.say("CoreLocation is denied: this device does not know where it is. A drive script can tell: location 50.1 14.4")
        }
        change { state in
            let isUpgrade = state.status == .authorizedWhenInUse && wanted == .authorizedAlways
            guard state.status == .notDetermined || isUpgrade else { return }
            if hasPlace || isUpgrade {
                state.status = wanted
            } else {
                (state.status, state.denied) = (.denied, wanted)
            }
        }
    }

    private func placeDidChange() {
        // Whoever was denied for want of a place is not any more.
        change { state in
            guard device.place != nil, let wanted = state.denied else { return }
            (state.status, state.denied) = (wanted, nil)
        }
        for entry in state.withLock({ $0.managers }) { entry.manager?.placeDidChange() }
    }

    private func change(_ body: (inout State) -> Void) {
        let notified = state.withLock { state -> [WeakManager] in
            let former = state.status
            body(&state)
            return state.status == former ? [] : state.managers
        }
        for entry in notified { entry.manager?.authorizationDidChange() }
    }
}
