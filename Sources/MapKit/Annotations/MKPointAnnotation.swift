public import CoreLocation
import Foundation
import ObjCRuntime

/// A place with a title.
// apple: https://developer.apple.com/documentation/mapkit/mkpointannotation
@objcMembers open class MKPointAnnotation: MKShape {
    private var place = CLLocationCoordinate2D()

    /// A point at 0, 0.
    public override init() {}
    /// A point at a place.
    public init(coordinate: CLLocationCoordinate2D) { place = coordinate }
    /// A point at a place with its texts.
    public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
        place = coordinate
        super.init()
        self.title = title
        self.subtitle = subtitle
    }

    /// Where it is. Default: 0, 0. Can be observed.
    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            willChangeValue(forKey: "coordinate")
            place = newValue
            didChangeValue(forKey: "coordinate")
        }
    }
}
