import CoreGraphics
public import CoreLocation
public import Foundation
import ObjCRuntime

/// From where a map is seen.
// apple: https://developer.apple.com/documentation/mapkit/mkmapcamera
@objcMembers open class MKMapCamera: NSObject, NSCopying, NSCoding {
    /// The place in the middle.
    open var centerCoordinate = CLLocationCoordinate2D()
    /// How far the eye is from it, in metres.
    open var centerCoordinateDistance: CLLocationDistance = 0
    /// Where the top of the map points, clockwise from the north, in degrees. Default: 0.
    open var heading: CLLocationDirection = 0
    /// How far the eye looks up from straight down, in degrees. Kept; maps are drawn from straight above here. Default: 0.
    open var pitch: CGFloat = 0
    /// How high the eye is above the map, in metres.
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 1e-6) }
    }

    /// At 0, 0, and no distance.
    public override init() {}

    /// Looks at a place from a distance.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapcamera/init(lookingatcenter:fromdistance:pitch:heading:)
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        self.pitch = pitch
        self.heading = heading
    }

    /// Looks at a place from above another one: how far it looks up, and where, follows from that.
    // apple: https://developer.apple.com/documentation/mapkit/mkmapcamera/init(lookingatcenter:fromeyecoordinate:eyealtitude:)
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let (center, eye) = (MKMapPoint(centerCoordinate), MKMapPoint(eyeCoordinate))
        let way = center.distance(to: eye)
        let heading = way < 0.01 ? 0 : atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(way, eyeAltitude), pitch: atan2(way, eyeAltitude) * 180 / .pi,
            heading: MapLimits.normalized(heading))
    }

    // MARK: Copying and coding

    open func copy(with zone: NSZone? = nil) -> Any {
        MKMapCamera(
            lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch, heading: heading)
    }

    public required init?(coder: NSCoder) {
        centerCoordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        centerCoordinateDistance = coder.decodeDouble(forKey: "distance")
        heading = coder.decodeDouble(forKey: "heading")
        pitch = coder.decodeDouble(forKey: "pitch")
    }

    open func encode(with coder: NSCoder) {
        coder.encode(centerCoordinate.latitude, forKey: "latitude")
        coder.encode(centerCoordinate.longitude, forKey: "longitude")
        coder.encode(centerCoordinateDistance, forKey: "distance")
        coder.encode(heading, forKey: "heading")
        coder.encode(Double(pitch), forKey: "pitch")
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return centerCoordinate.latitude == other.centerCoordinate.latitude
            && centerCoordinate.longitude == other.centerCoordinate.longitude
            && centerCoordinateDistance == other.centerCoordinateDistance && heading == other.heading && pitch == other.pitch
    }
    open override var hash: Int { centerCoordinate.latitude.hashValue ^ centerCoordinateDistance.hashValue }
}
