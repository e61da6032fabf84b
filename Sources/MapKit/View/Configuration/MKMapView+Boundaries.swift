import Foundation
import ObjCRuntime

extension MKMapView {
    /// Where the middle of a map may be.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/cameraboundary-swift.class
    public final class CameraBoundary: NSObject, NSCopying {
        /// The rectangle of the map.
        public let mapRect: MKMapRect
        /// The same in degrees.
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Nil for no rectangle.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isEmpty else { return nil }
            self.mapRect = mapRect
        }
        /// Nil for what is no region.
        public init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isValid, !region.mapRect.isEmpty else { return nil }
            mapRect = region.mapRect
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// How far the eye may be from the middle of a map, in metres.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapview/camerazoomrange-swift.class
    public final class CameraZoomRange: NSObject, NSCopying {
        /// No limit of its own.
        public static let defaultDistance: CLLocationDistance = -1

        /// The least; ``defaultDistance`` without one.
        public let minCenterCoordinateDistance: CLLocationDistance
        /// The greatest; ``defaultDistance`` without one.
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Nil if the least is more than the greatest.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance = CameraZoomRange.defaultDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance = CameraZoomRange.defaultDistance
        ) {
            guard maxDistance < 0 || minDistance <= maxDistance else { return nil }
            minCenterCoordinateDistance = minDistance
            maxCenterCoordinateDistance = maxDistance
        }

        var distances: ClosedRange<Double> {
            let least = max(minCenterCoordinateDistance, 0)
            return least...(maxCenterCoordinateDistance < 0 ? .infinity : max(maxCenterCoordinateDistance, least))
        }

        public func copy(with zone: NSZone? = nil) -> Any { self }
    }
}
