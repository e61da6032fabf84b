public import Foundation
import ObjCRuntime

/// A stay at a place. Nobody tells of any here.
// apple: https://developer.apple.com/documentation/corelocation/clvisit
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    public override init() {}

    /// The distant past where it is not known.
    open var arrivalDate: Date { .distantPast }
    /// The distant future where it is not known.
    open var departureDate: Date { .distantFuture }
    /// 0, 0: none is known.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    /// In metres.
    open var horizontalAccuracy: CLLocationAccuracy { 0 }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
