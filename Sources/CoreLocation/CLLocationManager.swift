internal import DeviceNotice
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

/// Tells a delegate where the device is. This one does not know: whoever asks for permission is denied it.
// apple: https://developer.apple.com/documentation/corelocation/cllocationmanager
open class CLLocationManager: NSObject, @unchecked Sendable {
    private let authorization: LocationAuthorization
    /// That of the thread that made the manager: the delegate is called there.
    private let runLoop = RunLoop.current
    private var hasToldDelegate = false

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

    /// The place that was found last: none.
    open var location: CLLocation? { nil }
    /// The last heading: none.
    open var heading: CLHeading? { nil }
    /// The farthest that a region may reach: -1, as none can be watched.
    open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
    /// The regions that are watched: none.
    open var monitoredRegions: Set<CLRegion> { [] }

    /// False: nobody tells this device where it is.
    open class func locationServicesEnabled() -> Bool { false }
    /// False: there is no compass.
    open class func headingAvailable() -> Bool { false }
    /// False.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
    /// False: there is no radio.
    open class func isRangingAvailable() -> Bool { false }
    /// False, whatever the class is.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }

    /// The permission of the user for this application: undecided until it asks, then denied.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/authorizationstatus-swift.property
    open var authorizationStatus: CLAuthorizationStatus { authorization.status }
    /// The older way to ask for what the user allows.
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationAuthorization.shared.status }
    /// Reduced: nothing is reported at all.
    open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

    // MARK: Asking

    /// Asks to be allowed while the app is in use. Denied; the delegate is notified.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()
    @objc open func requestWhenInUseAuthorization() { deny() }
    /// Asks to be allowed at any time. Denied; the delegate is notified.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()
    @objc open func requestAlwaysAuthorization() { deny() }

    private func deny() {
        DeviceNotice.say("CoreLocation is denied: this device does not know where it is.")
        authorization.deny()
    }

    // MARK: Places

    /// Would tell a place once. Fails with ``CLError/denied``.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/requestlocation()
    @objc open func requestLocation() {
        _require(
            delegate?.locationManager(_:didUpdateLocations:) != nil,
            "-[CLLocationManager requestLocation]: Delegate must respond to locationManager:didUpdateLocations:")
        _require(
            delegate?.locationManager(_:didFailWithError:) != nil,
            "-[CLLocationManager requestLocation]: Delegate must respond to locationManager:didFailWithError:")
        fail()
    }

    /// Would tell places from now on. Fails with ``CLError/denied``.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/startupdatinglocation()
    @objc open func startUpdatingLocation() { fail() }
    /// Does nothing.
    @objc open func stopUpdatingLocation() {}
    /// Would tell when the device is somewhere else. Fails with ``CLError/denied``.
    @objc open func startMonitoringSignificantLocationChanges() { fail() }
    /// Does nothing.
    @objc open func stopMonitoringSignificantLocationChanges() {}

    /// Would tell where the device stays. Fails with ``CLError/denied``.
    @objc open func startMonitoringVisits() { fail() }
    /// Does nothing.
    @objc open func stopMonitoringVisits() {}

    /// Would report the heading. There is no compass, so that nothing is reported.
    @objc open func startUpdatingHeading() {}
    /// Does nothing.
    @objc open func stopUpdatingHeading() {}
    /// Does nothing.
    @objc open func dismissHeadingCalibrationDisplay() {}

    /// Would watch a region. Fails with ``CLError/regionMonitoringDenied``.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanager/startmonitoring(for:)
    open func startMonitoring(for region: CLRegion) {
        perform { $0.delegate?.locationManager?($0, monitoringDidFailFor: region, withError: CLError(.regionMonitoringDenied)) }
    }
    /// Does nothing.
    open func stopMonitoring(for region: CLRegion) {}
    /// Would tell whether the device is in a region: it is not known.
    open func requestState(for region: CLRegion) {
        perform { $0.delegate?.locationManager?($0, didDetermineState: .unknown, for: region) }
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
        }
    }

    private func fail() { perform { $0.delegate?.locationManager?($0, didFailWithError: CLError(.denied)) } }

    /// In a later turn of the run loop, if the manager is still there.
    private func perform(_ work: @escaping @Sendable (CLLocationManager) -> Void) {
        runLoop.perform { [weak self] in
            if let self { work(self) }
        }
    }
}
