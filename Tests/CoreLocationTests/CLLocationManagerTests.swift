import XCTest

@testable import CoreLocation

private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    var onCall: () -> Void = {}

    private func hear(_ what: String) {
        heard.append(what)
        onCall()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { hear("status \(manager.authorizationStatus.rawValue)") }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) { hear("places") }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { hear("error \((error as NSError).code)") }
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
        hear("region \(region?.identifier ?? "") \((error as NSError).code)")
    }
    func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error) {
        hear("beacons \(region.identifier) \((error as NSError).code)")
    }
}

private final class OlderListener: NSObject, CLLocationManagerDelegate {
    var heard: [CLAuthorizationStatus] = []
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { heard.append(status) }
}

final class CLLocationManagerTests: XCTestCase {
    private let listener = Listener()

    private func turn() { _ = RunLoop.current.run(mode: .default, before: Date()) }

    /// MO-133: a delegate is notified once soon after it is set, and again when what is allowed changes.
    func testAuthorizationIsTold() {
        let manager = CLLocationManager(authorization: LocationAuthorization())
        manager.delegate = listener
        XCTAssertEqual(listener.heard, [])
        turn()
        XCTAssertEqual(listener.heard, ["status 0"])
        manager.delegate = listener
        turn()
        XCTAssertEqual(listener.heard, ["status 0"])
        manager.requestWhenInUseAuthorization()
        XCTAssertEqual(manager.authorizationStatus, .denied)
        turn()
        manager.requestAlwaysAuthorization()
        turn()
        XCTAssertEqual(listener.heard, ["status 0", "status 2"])
        XCTAssertFalse(CLLocationManager.locationServicesEnabled())
    }

    /// MO-133, MO-134: all managers are notified of it, by the older method where the newer one is missing.
    func testAllManagersAreTold() {
        let authorization = LocationAuthorization()
        let (first, second) = (CLLocationManager(authorization: authorization), CLLocationManager(authorization: authorization))
        let older = OlderListener()
        second.delegate = older
        first.requestWhenInUseAuthorization()
        turn()
        XCTAssertEqual(older.heard, [.denied, .denied])
    }

    /// MO-135: without permission there is an error, and no place.
    func testPlacesAreDenied() {
        let manager = CLLocationManager(authorization: LocationAuthorization())
        manager.delegate = listener
        turn()
        listener.heard = []
        manager.startUpdatingLocation()
        XCTAssertEqual(listener.heard, [])
        turn()
        manager.requestLocation()
        turn()
        manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 1, identifier: "home"))
        turn()
        XCTAssertEqual(listener.heard, ["error 1", "error 1", "region home 4"])
        XCTAssertNil(manager.location)
        manager.startRangingBeacons(in: CLBeaconRegion(uuid: UUID(), major: 3, identifier: "shop"))
        turn()
        XCTAssertEqual(listener.heard.last, "beacons shop 16")
        XCTAssertFalse(CLLocationManager.isRangingAvailable())
    }

    /// MO-137: nobody knows addresses; the answer comes on the main queue.
    func testGeocoder() {
        let geocoder = CLGeocoder()
        let answered = expectation(description: "two answers")
        answered.expectedFulfillmentCount = 2
        geocoder.geocodeAddressString("Prague") { places, error in
            XCTAssertTrue(Thread.isMainThread && places == nil)
            XCTAssertEqual((error as? CLError)?.code, .network)
            answered.fulfill()
        }
        XCTAssertTrue(geocoder.isGeocoding)
        geocoder.reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) { _, error in
            XCTAssertEqual((error as? CLError)?.code, .geocodeCanceled)
            answered.fulfill()
        }
        geocoder.cancelGeocode()
        wait(for: [answered], timeout: 10)
        XCTAssertFalse(geocoder.isGeocoding)
    }
}
