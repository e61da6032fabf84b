public import CoreLocation
internal import DeviceNotice
public import Foundation
import ObjCRuntime
public import UIKit

/// Something at a place: a shop, a stop, a house.
// apple: https://developer.apple.com/documentation/mapkit/mkmapitem
@objcMembers open class MKMapItem: NSObject, @unchecked Sendable {
    /// Where it is.
    public let placemark: MKPlacemark
    /// True for ``forCurrentLocation()``.
    public let isCurrentLocation: Bool
    /// What it is called. Default: the name of the place.
    open var name: String?
    /// Default: nil.
    open var phoneNumber: String?
    /// Its page. Default: nil.
    open var url: URL?
    /// Default: nil.
    open var timeZone: TimeZone?
    /// What kind of thing it is. Default: nil.
    open var pointOfInterestCategory: MKPointOfInterestCategory?

    /// Something at a place.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapitem/init(placemark:)
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        isCurrentLocation = false
        super.init()
        name = placemark.name
    }

    /// Nothing in particular, at no place.
    public override convenience init() { self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)) }

    private init(current: ()) {
        placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
        isCurrentLocation = true
        super.init()
        name = "Current Location"
    }

    /// Where the device is, which nobody here knows: a place for routes that begin there.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapitem/forcurrentlocation()
    open class func forCurrentLocation() -> MKMapItem { MKMapItem(current: ()) }

    /// Shows it in the application for maps. There is none: returns false.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapitem/openinmaps(launchoptions:)
    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Self.openMaps(with: [self], launchOptions: launchOptions)
    }
    /// The same from a scene.
    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: ((Bool) -> Void)? = nil
    ) { Self.openMaps(with: [self], launchOptions: launchOptions, from: scene, completionHandler: completion) }

    /// Shows several in the application for maps. There is none: returns false.
    @discardableResult open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        DeviceNotice.say("MapKit opens no maps: there is no application for them.")
        return false
    }
    /// The same from a scene. The handler gets false, later.
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        let hasOpened = openMaps(with: mapItems, launchOptions: launchOptions)
        guard let completion else { return }
        Later.perform { completion(hasOpened) }
    }

    open override var description: String {
        "<MKMapItem: name = \(name ?? "(null)"), placemark = \(placemark.title ?? "(null)"), isCurrentLocation = \(isCurrentLocation)>"
    }
}

/// The type of a map item where it is handed on.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

// What `openInMaps(launchOptions:)` takes.
/// How to get there.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
/// As the map, an `MKMapType`.
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
/// True if traffic is shown.
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
/// The middle of the map.
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
/// How much of the world.
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
/// From where it is seen.
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCameraKey"
/// As the user usually goes.
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
/// By car.
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
/// On foot.
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
/// By bus and train.
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
