import CoreGraphics
import Foundation

/// Where a view of some size shows which part of the map: pure arithmetic.
struct MapProjection {
    /// The point of the map in the middle of the view.
    var center: MKMapPoint
    /// How many points of the view a point of the map has.
    var scale: Double
    /// Where the top of the view points, clockwise from the north, in degrees.
    var heading: Double
    var size: CGSize

    private var turn: (sin: Double, cos: Double) {
        heading == 0 ? (0, 1) : (Foundation.sin(heading * .pi / 180), Foundation.cos(heading * .pi / 180))
    }

    // MARK: To the view and back

    /// Where a point of the map is in the view: the nearest one of those that the world has as it begins again and again.
    func point(_ mapPoint: MKMapPoint) -> CGPoint {
        let across = mapPoint.x - center.x
        return place(across - (across / Mercator.worldWidth).rounded() * Mercator.worldWidth, mapPoint.y - center.y)
    }

    /// Where a distance from the middle leads to.
    private func place(_ x: Double, _ y: Double) -> CGPoint {
        let (sin, cos) = turn
        return CGPoint(
            x: size.width / 2 + (x * cos + y * sin) * scale, y: size.height / 2 + (y * cos - x * sin) * scale)
    }

    /// The point of the map at a place of the view. It may lie beyond the sides of the world.
    func mapPoint(_ point: CGPoint) -> MKMapPoint {
        let (x, y) = ((point.x - size.width / 2) / scale, (point.y - size.height / 2) / scale)
        let (sin, cos) = turn
        return MKMapPoint(x: center.x + x * cos - y * sin, y: center.y + y * cos + x * sin)
    }

    /// Turns and scales map points, less an origin, into points of the view.
    func transform(from origin: MKMapPoint) -> CGAffineTransform {
        let (sin, cos) = turn
        let start = place(origin.x - center.x, origin.y - center.y)
        return CGAffineTransform(a: cos * scale, b: -sin * scale, c: sin * scale, d: cos * scale, tx: start.x, ty: start.y)
    }

    /// The rectangle of the map around all that a rectangle of the view shows.
    func mapRect(_ rect: CGRect) -> MKMapRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(mapPoint)
        return corners.reduce(.null) { $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0)) }
    }

    /// The rectangle of the view around a rectangle of the map.
    func rect(_ mapRect: MKMapRect) -> CGRect {
        guard !mapRect.isNull else { return .null }
        let transform = transform(from: mapRect.origin)
        return CGRect(x: 0, y: 0, width: mapRect.width, height: mapRect.height).applying(transform)
    }

    var visibleRect: MKMapRect { mapRect(CGRect(origin: .zero, size: size)) }

    // MARK: Moving

    /// The same after the content has been moved by a distance of the view.
    func moved(by distance: CGPoint) -> MapProjection {
        var result = self
        result.center = mapPoint(CGPoint(x: size.width / 2 - distance.x, y: size.height / 2 - distance.y))
        return result
    }

    /// The same with another scale and heading, where a place of the view shows what it did.
    func zoomed(to scale: Double, heading: Double? = nil, around place: CGPoint) -> MapProjection {
        let held = mapPoint(place)
        var result = self
        result.scale = scale
        result.heading = heading ?? self.heading
        let now = result.mapPoint(place)
        result.center = MKMapPoint(x: center.x + held.x - now.x, y: center.y + held.y - now.y)
        return result
    }

    /// The largest scale at which a rectangle of the map is in the view as a whole, with the north at the top.
    static func fitting(_ rect: MKMapRect, in size: CGSize, padding: UIEdgeInsets = .zero) -> MapProjection {
        let room = CGSize(
            width: max(size.width - padding.left - padding.right, 1), height: max(size.height - padding.top - padding.bottom, 1))
        let scale = min(room.width / max(rect.width, 1e-6), room.height / max(rect.height, 1e-6))
        let middle = MapProjection(center: MKMapPoint(x: rect.midX, y: rect.midY), scale: scale, heading: 0, size: size)
        return middle.moved(by: CGPoint(x: (padding.left - padding.right) / 2, y: (padding.top - padding.bottom) / 2))
    }
}
