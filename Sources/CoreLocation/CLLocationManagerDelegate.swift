public import Foundation

/// Hears of places, and of what the user allows.
///
/// Called on the run loop of the thread that made the manager.
// apple: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// What the user allows is known, or has changed. Also called once after the manager was made.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)
    @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same, for a delegate that does not have the newer method.
    @objc(locationManager:didChangeAuthorizationStatus:)
    optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// New places are known, the newest last. Never called here.
    @objc(locationManager:didUpdateLocations:)
    optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// No place can be found: the error is ``CLError/denied`` here.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)
    @objc(locationManager:didFailWithError:)
    optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    @objc(locationManager:didFinishDeferredUpdatesWithError:)
    optional func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    @objc optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    @objc optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

    /// The compass has turned. Never called here.
    @objc(locationManager:didUpdateHeading:)
    optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    @objc optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// The device has stayed somewhere. Never called here.
    @objc(locationManager:didVisit:)
    optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

    // Regions are never entered or left here.
    @objc(locationManager:didEnterRegion:)
    optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    @objc(locationManager:didExitRegion:)
    optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    @objc(locationManager:didDetermineState:forRegion:)
    optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    @objc(locationManager:didStartMonitoringForRegion:)
    optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// A region cannot be watched: the error is ``CLError/regionMonitoringDenied`` here.
    @objc(locationManager:monitoringDidFailForRegion:withError:)
    optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

    // Beacons are never heard here.
    @objc(locationManager:didRangeBeacons:inRegion:)
    optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    @objc(locationManager:rangingBeaconsDidFailForRegion:withError:)
    optional func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    @objc(locationManager:didRangeBeacons:satisfyingConstraint:)
    optional func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Beacons cannot be heard: the error is ``CLError/rangingUnavailable`` here.
    @objc(locationManager:didFailRangingBeaconsForConstraint:error:)
    optional func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
}
