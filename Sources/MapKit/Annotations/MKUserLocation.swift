public import CoreLocation
public import Foundation
import ObjCRuntime

/// Where the user is. Nobody here knows: there is no place in it.
// apple: https://developer.apple.com/documentation/mapkit/mkuserlocation
@objcMembers open class MKUserLocation: NSObject, MKAnnotation {
    /// What the callout says first. Default: "My Location".
    @objc dynamic open var title: String? = "My Location"
    /// What the callout says below. Default: nil.
    @objc dynamic open var subtitle: String?
    /// True if the place is being looked for.
    open internal(set) var isUpdating = false
    /// Where the device is; nil as long as that is not known.
    @objc dynamic open internal(set) var location: CLLocation?
    /// Where the device points; nil as long as that is not known.
    open internal(set) var heading: CLHeading?
    /// The place; none as long as that is not known.
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    /// A user who is nowhere yet.
    public override init() {}
}
