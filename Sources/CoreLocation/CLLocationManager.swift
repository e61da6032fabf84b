public import Foundation
import ObjCRuntime

/// The permission of the user.
// apple: https://developer.apple.com/documentation/corelocation/clauthorizationstatus
public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined = 0
    case restricted = 1
    case denied = 2
    case authorizedAlways = 3
    case authorizedWhenInUse = 4
}

/// How exact places may be.
// apple: https://developer.apple.com/documentation/corelocation/claccuracyauthorization
public enum CLAccuracyAuthorization: Int, Sendable {
    case fullAccuracy = 0
    case reducedAccuracy = 1
}

/// The activity of the user while places are reported.
// apple: https://developer.apple.com/documentation/corelocation/clactivitytype
public enum CLActivityType: Int, Sendable {
    case other = 1
    case automotiveNavigation = 2
    case fitness = 3
    case otherNavigation = 4
    case airborne = 5
}

/// Tells a delegate where the device is.
///
/// This one does not know, and whoever asks for permission is denied it, until a drive script tells the device where it is.
// apple: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {
    private let authorization: LocationAuthorization
    /// That of the thread that made the manager: the delegate is called there.
    private let runLoop = RunLoop.current
    private var hasToldDelegate = false
    /// True between `startUpdatingLocation()` and `stopUpdatingLocation()`.
    private var isUpdating = false
    private var isMonitoringSignificantChanges = false
    private var reported: CLLocation?
    private var watched: [CLCircularRegion: CLRegionState] = [:]
    /// How far the device has to go, in metres, for its move to be a significant one. Apple's guide says about so much.
    private static let significantDistance: CLLocationDistance = 500

    public override convenience init() { self.init(authorization: .shared) }

    init(authorization: LocationAuthorization) {
        self.authorization = authorization
        super.init()
        authorization.add(self)
    }

    /// The delegate, which is notified of locations. Soon after the first one is set, it is notified of what the user allows (MO-133).
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet {
            guard delegate != nil, !hasToldDelegate else { return }
            hasToldDelegate = true
            authorizationDidChange()
        }
    }

    // MARK: What is wanted

    /// Default: ``kCLLocationAccuracyBest``.
    open var desiredAccuracy = kCLLocationAccuracyBest
    /// How far the device has to move until the next location is reported, in metres. Default: ``kCLDistanceFilterNone``.
    open var distanceFilter = kCLDistanceFilterNone
    /// How far the compass has to turn until that is reported, in degrees. Stored. Default: 1.
    open var headingFilter: CLLocationDegrees = 1
    /// Which edge of the device a heading is measured from. Stored. Default: upright.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The activity of the user. Stored. Default: other.
    open var activityType = CLActivityType.other
    /// True if locations may be reported less often. Stored. Default: true.
    open var pausesLocationUpdatesAutomatically = true
    /// True if locations are reported in the background. Stored. Default: false.
    open var allowsBackgroundLocationUpdates = false
    /// True if that is shown. Stored. Default: false.
    open var showsBackgroundLocationIndicator = false

    // MARK: What there is

    /// The place of the device; nil if it is not known, or not allowed.
    open var location: CLLocation? { authorization.isAuthorized ? authorization.location : nil }
    /// The last heading: none.
    open var heading: CLHeading? { nil }
    /// The farthest that a region may reach, in metres: -1 where none can be watched.
    open var maximumRegionMonitoringDistance: CLLocationDistance { authorization.location == nil ? -1 : CLLocationDistanceMax }
    /// The regions that are watched by this manager.
    open var monitoredRegions: Set<CLRegion> { Set(watched.keys) }

    /// Returns true if a script has told this device where it is.
    open class func locationServicesEnabled() -> Bool { LocationAuthorization.shared.location != nil }
    /// False: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// Returns true if a script has told this device where it is.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { locationServicesEnabled() }
    /// False: there is no radio.
    open class func isRangingAvailable() -> Bool { false }
    /// Returns true for circles, if a script has told this device where it is.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type && locationServicesEnabled()
    }

    /// The permission of the user for this application: undecided until it asks, then given if the place of the device is known.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/authorizationstatus-swift.property
    open var authorizationStatus: CLAuthorizationStatus { authorization.status }
    /// The older way to ask for what the user allows.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.shared.status }
    /// Full where places are reported, else reduced.
    open var accuracyAuthorization: CLAccuracyAuthorization { authorization.isAuthorized ? .fullAccuracy : .reducedAccuracy }

    // MARK: Asking

    /// Asks to be allowed while the app is in use. The delegate is notified of the answer, which is no where nobody knows the place.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()
    @objc open func requestWhenInUseAuthorization() { authorization.request(.authorizedWhenInUse) }
    /// Asks to be allowed at any time. The delegate is notified of the answer, which is no where nobody knows the place.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()
    @objc open func requestAlwaysAuthorization() { authorization.request(.authorizedAlways) }

    // MARK: Places

    /// Reports the place once. Fails with ``CLError/denied`` without permission.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/requestlocation()
    @objc open func requestLocation() {
        _require(
            delegate?.locationManager(_:didUpdateLocations:) != nil,
            "-[CLLocationManager requestLocation]: Delegate must respond to locationManager:didUpdateLocations:")
        _require(
            delegate?.locationManager(_:didFailWithError:) != nil,
            "-[CLLocationManager requestLocation]: Delegate must respond to locationManager:didFailWithError:")
        guard authorization.isAuthorized else { return fail(.denied) }
        perform { manager in
            if let location = manager.location { manager.report(location) } else { manager.fail(.locationUnknown) }
        }
    }

    /// Reports the place from now on: as it is, and where it has changed by ``distanceFilter`` at least.
    ///
    /// Before the user has decided, it begins when they allow it. Fails with ``CLError/denied`` without permission.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()
    @objc open func startUpdatingLocation() {
        (isUpdating, reported) = (true, nil)
        begin()
    }
    /// Ends what ``startUpdatingLocation()`` began.
    @objc open func stopUpdatingLocation() { isUpdating = false }
    /// Reports the place, and again where it has changed by half a kilometre. Fails with ``CLError/denied`` without permission.
    @objc open func startMonitoringSignificantLocationChanges() {
        (isMonitoringSignificantChanges, reported) = (true, nil)
        begin()
    }
    /// Ends what ``startMonitoringSignificantLocationChanges()`` began.
    @objc open func stopMonitoringSignificantLocationChanges() { isMonitoringSignificantChanges = false }

    /// Would tell where the device stays. Fails with ``CLError/denied``.
    @objc open func startMonitoringVisits() { fail(.denied) }
    /// Does nothing.
    @objc open func stopMonitoringVisits() {}

    /// Would report the heading. There is no compass, so that nothing is reported.
    @objc open func startUpdatingHeading() {}
    /// Does nothing.
    @objc open func stopUpdatingHeading() {}
    /// Does nothing.
    @objc open func dismissHeadingCalibrationDisplay() {}

    /// Watches a circle: its delegate is notified when the device enters and leaves it. Fails with ``CLError/regionMonitoringDenied``
    /// without permission, and for other regions.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)
    open func startMonitoring(for region: CLRegion) {
        if let circle = region as? CLCircularRegion, authorization.isAuthorized {
            watched[circle] = state(in: circle)
            return perform { $0.delegate?.locationManager?($0, didStartMonitoringFor: region) }
        }
        perform { $0.delegate?.locationManager?($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Ends what ``startMonitoring(for:)`` began.
    open func stopMonitoring(for region: CLRegion) { watched = watched.filter { $0.key != region } }
    /// Tells the delegate whether the device is in a region: unknown where its place is, and for regions that are no circles.
    open func requestState(for region: CLRegion) {
        perform { $0.delegate?.locationManager?($0, didDetermineState: $0.state(in: region), for: region) }
    }

    private func state(in region: CLRegion) -> CLRegionState {
        guard let circle = region as? CLCircularRegion, let location else { return .unknown }
        return circle.contains(location.coordinate) ? .inside : .outside
    }

    /// Would listen for beacons. Fails with ``CLError/rangingUnavailable``.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/startrangingbeacons(satisfying:)
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        perform { $0.delegate?.locationManager?($0, didFailRangingFor: constraint, error: CLError(.rangingUnavailable)) }
    }
    /// Would tell which beacons are near. Fails with ``CLError/rangingUnavailable``.
    @nonobjc open func startRangingBeacons(in region: CLBeaconRegion) {
        perform { $0.delegate?.locationManager?($0, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable)) }
    }
    /// Does nothing.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
    /// Does nothing.
    @nonobjc open func stopRangingBeacons(in region: CLBeaconRegion) {}

    // MARK: Telling the delegate

    func authorizationDidChange() {
        perform { manager in
            guard let delegate = manager.delegate else { return }
            if delegate.locationManagerDidChangeAuthorization(_:) != nil {
                delegate.locationManagerDidChangeAuthorization?(manager)
            } else {
                delegate.locationManager?(manager, didChangeAuthorization: manager.authorizationStatus)
            }
            if manager.authorization.isAuthorized { manager.reportIfMoved() }
        }
    }

    func placeDidChange() {
        perform { manager in
            manager.reportIfMoved()
            manager.crossRegions()
        }
    }

    /// Reports the place at once, or says why not. Waits where the user has not decided yet, and may allow it.
    private func begin() {
        if authorization.isAuthorized { return perform { $0.reportIfMoved() } }
        if authorization.status == .notDetermined, authorization.location != nil { return }
        fail(.denied)
    }

    /// The distance that is too short for another report; nil if nobody wants one.
    private var leastDistance: CLLocationDistance? {
        if isUpdating { return max(distanceFilter, 0) }
        return isMonitoringSignificantChanges ? Self.significantDistance : nil
    }

    private func reportIfMoved() {
        guard let leastDistance, authorization.isAuthorized else { return }
        guard let location else { return fail(.locationUnknown) }
        if let reported {
            let distance = location.distance(from: reported)
            if distance == 0 || distance < leastDistance { return }
        }
        reported = location
        report(location)
    }

    private func report(_ location: CLLocation) { delegate?.locationManager?(self, didUpdateLocations: [location]) }

    private func crossRegions() {
        for (region, former) in watched {
            let state = state(in: region)
            watched[region] = state
            switch (former, state) {
            case (.inside, .outside): if region.notifyOnExit { delegate?.locationManager?(self, didExitRegion: region) }
            case (.outside, .inside): if region.notifyOnEntry { delegate?.locationManager?(self, didEnterRegion: region) }
            default: break
            }
        }
    }

    private func fail(_ code: CLError.Code) { perform { $0.delegate?.locationManager?($0, didFailWithError: CLError(code)) } }

    /// In a later turn of the run loop, if the manager is still there.
    private func perform(_ work: @escaping @Sendable (CLLocationManager) -> Void) {
        runLoop.perform { [weak self] in
            if let self { work(self) }
        }
    }
}
