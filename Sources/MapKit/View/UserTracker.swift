import CoreLocation
import Foundation
import ObjCRuntime

/// Asks where the user is, and has a map follow.
@MainActor final class UserTracker: NSObject {
    private weak var map: MKMapView?
    private(set) var mode = MKUserTrackingMode.none
    private var manager: CLLocationManager?
    private var listener: LocationListener?

    init(_ map: MKMapView) { self.map = map }

    func showsUserDidChange() {
        guard let map else { return }
        map.userLocation.isUpdating = map.showsUserLocation
        if map.showsUserLocation {
            map.delegate?.mapViewWillStartLocatingUser?(map)
            let listener = LocationListener(self)
            let manager = CLLocationManager()
            (self.manager, self.listener) = (manager, listener)
            manager.delegate = listener
            manager.startUpdatingLocation()
            map.add([map.userLocation])
        } else {
            manager?.stopUpdatingLocation()
            (manager, listener) = (nil, nil)
            map.remove([map.userLocation])
            change(to: .none, animated: false)
            map.delegate?.mapViewDidStopLocatingUser?(map)
        }
    }

    func change(to next: MKUserTrackingMode, animated: Bool) {
        guard let map, next != mode else { return }
        mode = next
        if next != .none, !map.showsUserLocation { map.showsUserLocation = true }
        map.delegate?.mapView?(map, didChange: next, animated: animated)
        follow(animated: animated)
    }

    func mapWasMovedByHand() { if mode != .none { change(to: .none, animated: true) } }

    func found(_ location: CLLocation) {
        guard let map, map.showsUserLocation else { return }
        map.userLocation.willChangeValue(forKey: "coordinate")
        map.userLocation.location = location
        map.userLocation.didChangeValue(forKey: "coordinate")
        map.delegate?.mapView?(map, didUpdate: map.userLocation)
        follow(animated: true)
    }

    func failed(_ error: any Error) {
        guard let map else { return }
        map.userLocation.isUpdating = false
        map.delegate?.mapView?(map, didFailToLocateUserWithError: error)
        change(to: .none, animated: false)
    }

    private func follow(animated: Bool) {
        guard let map, mode != .none, let location = map.userLocation.location else { return }
        let isFar = map.currentVisibleRect.width > 20_000 * MKMapPointsPerMeterAtLatitude(location.coordinate.latitude)
        guard isFar else { return map.setCenter(location.coordinate, animated: animated) }
        let near = MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
        if near.isValid { map.setRegion(near, animated: animated) }
    }
}

/// Hears of the manager for a tracker.
final class LocationListener: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
    private weak var tracker: UserTracker?

    init(_ tracker: UserTracker) { self.tracker = tracker }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let last = locations.last else { return }
        MainActor.assumeIsolated { tracker?.found(last) }
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        MainActor.assumeIsolated { tracker?.failed(error) }
    }
}
