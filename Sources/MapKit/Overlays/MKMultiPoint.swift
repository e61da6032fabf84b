public import CoreLocation
public import Foundation
import ObjCRuntime

/// Several points in their order: the base of lines and surfaces.
// apple: https://developer.apple.com/documentation/mapkit/mkmultipoint
@objcMembers open class MKMultiPoint: MKShape {
    @nonobjc final let storage: UnsafeMutableBufferPointer<MKMapPoint>
    /// The smallest rectangle with all the points; `MKMapRect.null` without any.
    @nonobjc final let bounds: MKMapRect

    init(mapPoints: [MKMapPoint]) {
        storage = .allocate(capacity: mapPoints.count)
        _ = storage.initialize(from: mapPoints)
        bounds = mapPoints.reduce(.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    }

    deinit { storage.deallocate() }

    /// How many points there are.
    open var pointCount: Int { storage.count }

    /// The points, as long as this object is there.
    // apple: https://developer.apple.com/documentation/mapkit/mkmultipoint/points()
    @nonobjc open func points() -> UnsafeMutablePointer<MKMapPoint> {
        storage.baseAddress ?? UnsafeMutablePointer(bitPattern: MemoryLayout<MKMapPoint>.alignment)!
    }

    /// Writes the places of some of the points.
    /// - Precondition: there are these points.
    // apple: https://developer.apple.com/documentation/mapkit/mkmultipoint/getcoordinates(_:range:)
    @nonobjc open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        requireRange(range)
        for index in 0..<range.length { coords[index] = storage[range.location + index].coordinate }
    }

    @nonobjc private func requireRange(_ range: NSRange) {
        guard range.location < 0 || range.length < 0 || range.location > pointCount - range.length else { return }
        NSException(
            name: .rangeException, reason: "Range {\(range.location), \(range.length)} out of bounds [0, \(pointCount))"
        ).raise()
    }

    /// The middle of the rectangle around the points; no place without any.
    open override var coordinate: CLLocationCoordinate2D {
        bounds.isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: bounds.midX, y: bounds.midY).coordinate
    }

    @nonobjc static func mapPoints(_ coordinates: UnsafePointer<CLLocationCoordinate2D>, _ count: Int) -> [MKMapPoint] {
        UnsafeBufferPointer(start: coordinates, count: max(count, 0)).map { MKMapPoint($0) }
    }
}
