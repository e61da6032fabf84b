import CoreLocation
import Foundation
import ObjCRuntime

/// A line that goes the shortest ways over the background, which are bent on the map. It may go over the side of the world.
// apple: https://developer.apple.com/documentation/mapkit/mkgeodesicpolyline
@objcMembers open class MKGeodesicPolyline: MKPolyline {
    @nonobjc override init(mapPoints: [MKMapPoint]) {
        super.init(mapPoints: GreatCircle.bent(mapPoints.map(\.coordinate)))
    }
}
