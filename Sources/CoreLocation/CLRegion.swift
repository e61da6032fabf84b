public import Foundation
import ObjCRuntime

/// Says whether the device is in a region.
// apple: https://developer.apple.com/documentation/corelocation/clregionstate
public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside = 1
    case outside = 2
}

/// A part of the world that can be watched, under a name.
// apple: https://developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    /// By which the app knows the region again.
    public let identifier: String
    /// True if entering is reported. Default: true.
    open var notifyOnEntry = true
    /// True if leaving is reported. Default: true.
    open var notifyOnExit = true

    init(identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // Regions of one name are one region.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }
}

/// All places within a distance of one.
// apple: https://developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    /// The middle.
    public let center: CLLocationCoordinate2D
    /// In metres.
    public let radius: CLLocationDistance

    /// All places within so many metres.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(identifier: identifier)
    }

    /// Returns true if a place is in the circle or on its edge.
    // apple: https://developer.apple.com/documentation/corelocation/clcircularregion/contains(_:)
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { Geodesic(start: center, end: coordinate).length <= radius }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        copy.notifyOnEntry = notifyOnEntry
        copy.notifyOnExit = notifyOnExit
        return copy
    }
}
