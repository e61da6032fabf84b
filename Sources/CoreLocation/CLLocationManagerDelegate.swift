public import Foundation

/// Is notified of locations, and of changes of authorization.
///
/// Called on the run loop of the thread that made the manager.
// apple: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
    /// The permission of the user is known, or has changed. Also called once after the manager was made.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanagerdidchangeauthorization(_:)
    @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// The same, for a delegate that does not have the newer method.
    @objc(locationManager:didChangeAuthorizationStatus:)
    optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

    /// New places are known, the newest last.
    @objc(locationManager:didUpdateLocations:)
    optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    /// No place can be found: ``CLError/denied`` where it is not allowed, ``CLError/locationUnknown`` where nobody knows.
    // apple: https://developer.apple.com/documentation/corelocation/cllocationmanagerdelegate/locationmanager(_:didfailwitherror:)
    @objc(locationManager:didFailWithError:)
    optional func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
    /// Locations that were held back are reported now. Never called here.
    @objc(locationManager:didFinishDeferredUpdatesWithError:)
    optional func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
    /// Locations are not reported for a while. Never called here.
    @objc optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    /// Locations are reported again. Never called here.
    @objc optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

    /// The compass has turned. Never called here.
    @objc(locationManager:didUpdateHeading:)
    optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    /// Returns true if the user may be asked to turn the device about. Never called here.
    @objc optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

    /// The device has stayed somewhere. Never called here.
    @objc(locationManager:didVisit:)
    optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

    /// The device has come into a region.
    @objc(locationManager:didEnterRegion:)
    optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    /// The device has left a region.
    @objc(locationManager:didExitRegion:)
    optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    /// Says whether the device is in a region.
    @objc(locationManager:didDetermineState:forRegion:)
    optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    /// A region is watched now.
    @objc(locationManager:didStartMonitoringForRegion:)
    optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    /// A region cannot be watched: the error is ``CLError/regionMonitoringDenied``.
    @objc(locationManager:monitoringDidFailForRegion:withError:)
    optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

    // Beacons are never heard here.
    /// These beacons are near; for the older way to ask.
    @objc(locationManager:didRangeBeacons:inRegion:)
    optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    /// Beacons cannot be heard: the error is ``CLError/rangingUnavailable`` here. For the older way to ask.
    @objc(locationManager:rangingBeaconsDidFailForRegion:withError:)
    optional func locationManager(_ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)
    /// These beacons are near.
    @objc(locationManager:didRangeBeacons:satisfyingConstraint:)
    optional func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    /// Beacons cannot be heard: the error is ``CLError/rangingUnavailable`` here.
    @objc(locationManager:didFailRangingBeaconsForConstraint:error:)
    optional func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: any Error)
}
