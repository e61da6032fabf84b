public import Foundation
import ObjCRuntime

/// What has a shape and texts: the base of points, lines and surfaces.
// apple: https://developer.apple.com/documentation/mapkit/mkshape
@objcMembers open class MKShape: NSObject, MKAnnotation {
    /// What the callout says first. Default: nil. Can be observed.
    @objc dynamic open var title: String?
    /// What the callout says below. Default: nil. Can be observed.
    @objc dynamic open var subtitle: String?
    /// Where it is: no place, for a class that does not say.
    open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }

    /// A shape without texts.
    public override init() {}
}
