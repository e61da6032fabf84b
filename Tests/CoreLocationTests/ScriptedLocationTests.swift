import DeviceNotice
import XCTest

@testable import CoreLocation

private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        heard.append("status \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        heard.append("at " + locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }.joined(separator: ", "))
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        heard.append("error \((error as NSError).code)")
    }
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        heard.append("watches \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { heard.append("enters \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { heard.append("leaves \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        heard.append("state \(state.rawValue)")
    }
}

/// MO-136: a script gives the device a place.
final class ScriptedLocationTests: XCTestCase {
    private let device = ScriptedDevice()
    private let listener = Listener()
    private lazy var manager: CLLocationManager = {
        let manager = CLLocationManager(authorization: LocationAuthorization(device: device))
        manager.delegate = listener
        return manager
    }()

    override func setUp() {
        _ = manager
        XCTAssertEqual(heard(), ["status 0"])
    }

    /// What the delegate has heard since the last time.
    private func heard() -> [String] {
        for _ in 0..<3 { _ = RunLoop.current.run(mode: .default, before: Date()) }
        defer { listener.heard = [] }
        return listener.heard
    }

    private func move(_ latitude: Double, _ longitude: Double) {
        device.place = ScriptedDevice.Place(latitude: latitude, longitude: longitude)
    }

    func testWhoAsksIsAllowedAndHearsOfEachPlace() {
        move(50.1, 14.4)
        manager.startUpdatingLocation()
        XCTAssertEqual(heard(), [])
        XCTAssertNil(manager.location)
        manager.requestWhenInUseAuthorization()
        XCTAssertEqual(heard(), ["status 4", "at 50.1 14.4"])
        XCTAssertEqual(manager.location?.coordinate.latitude, 50.1)
        XCTAssertEqual(manager.accuracyAuthorization, .fullAccuracy)
        move(50.2, 14.4)
        XCTAssertEqual(heard(), ["at 50.2 14.4"])
        manager.requestAlwaysAuthorization()
        XCTAssertEqual(heard(), ["status 3"])
        manager.stopUpdatingLocation()
        move(51, 14.4)
        XCTAssertEqual(heard(), [])
    }

    func testTheDistanceFilterDropsNearPlaces() {
        move(50, 14)
        XCTAssertEqual(heard(), [])
        manager.distanceFilter = 1000
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        XCTAssertEqual(heard(), ["status 4", "at 50.0 14.0"])
        move(50.005, 14)
        XCTAssertEqual(heard(), [])
        move(50.01, 14)
        XCTAssertEqual(heard(), ["at 50.01 14.0"])
    }

    func testWhoWasDeniedIsAllowedWhenThereIsAPlace() {
        manager.requestWhenInUseAuthorization()
        XCTAssertEqual(heard(), ["status 2"])
        manager.startUpdatingLocation()
        XCTAssertEqual(heard(), ["error 1"])
        move(-33.9, 151.2)
        XCTAssertEqual(heard(), ["status 4", "at -33.9 151.2"])
    }

    func testAPlaceThatIsGoneIsUnknown() {
        move(50, 14)
        manager.requestWhenInUseAuthorization()
        manager.startUpdatingLocation()
        _ = heard()
        device.place = nil
        XCTAssertEqual(heard(), ["error 0"])
        XCTAssertNil(manager.location)
        manager.requestLocation()
        XCTAssertEqual(heard(), ["error 0"])
        move(50, 15)
        manager.stopUpdatingLocation()
        _ = heard()
        manager.requestLocation()
        XCTAssertEqual(heard(), ["at 50.0 15.0"])
    }

    func testSignificantChangesAreOfHalfAKilometre() {
        move(50, 14)
        XCTAssertEqual(heard(), [])
        manager.requestAlwaysAuthorization()
        manager.startMonitoringSignificantLocationChanges()
        XCTAssertEqual(heard(), ["status 3", "at 50.0 14.0"])
        move(50.003, 14)
        XCTAssertEqual(heard(), [])
        move(50.006, 14)
        XCTAssertEqual(heard(), ["at 50.006 14.0"])
        manager.stopMonitoringSignificantLocationChanges()
        move(52, 14)
        XCTAssertEqual(heard(), [])
    }

    func testCirclesAreEnteredAndLeft() {
        move(50, 14)
        manager.requestAlwaysAuthorization()
        let home = CLCircularRegion(center: CLLocationCoordinate2D(latitude: 50.1, longitude: 14), radius: 1000, identifier: "home")
        manager.startMonitoring(for: home)
        XCTAssertEqual(heard(), ["status 3", "watches home"])
        XCTAssertEqual(manager.monitoredRegions, [home])
        move(50.1, 14)
        XCTAssertEqual(heard(), ["enters home"])
        manager.requestState(for: home)
        XCTAssertEqual(heard(), ["state 1"])
        home.notifyOnExit = false
        move(50, 14)
        XCTAssertEqual(heard(), [])
        manager.stopMonitoring(for: home)
        move(50.1, 14)
        XCTAssertEqual(heard(), [])
        XCTAssertEqual(manager.monitoredRegions, [])
    }
}
