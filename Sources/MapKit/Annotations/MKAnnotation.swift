public import CoreLocation
public import Foundation
import ObjCRuntime

/// Something at a place of the map.
///
/// A change of the place or of the texts is seen on the map at once where the property says so to observers, as `@objc dynamic` ones do.
// apple: https://developer.apple.com/documentation/mapkit/mkannotation
@objc public protocol MKAnnotation: NSObjectProtocol {
    /// Where it is.
    // apple: https://developer.apple.com/documentation/mapkit/mkannotation/coordinate
    @objc var coordinate: CLLocationCoordinate2D { get }
    /// What the callout says first.
    @objc optional var title: String? { get }
    /// What the callout says below.
    @objc optional var subtitle: String? { get }
}
