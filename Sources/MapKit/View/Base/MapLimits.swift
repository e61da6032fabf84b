import CoreGraphics
import Foundation

/// How near and how far a map can be shown, and where its middle may be.
struct MapLimits {
    /// As near as maps are shown: 16 points of the view for one of the map, about a centimetre of the background each.
    static let greatestScale = 16.0

    var boundary: MKMapRect?
    /// In metres between the eye and the middle.
    var distances: ClosedRange<Double>?

    /// The nearest projection that is allowed.
    func clamped(_ projection: MapProjection) -> MapProjection {
        guard projection.size.width > 0, projection.size.height > 0 else { return projection }
        var result = projection
        result.heading = Self.normalized(result.heading)
        if !result.scale.isFinite { result.scale = Self.greatestScale }
        if let boundary { result.center = Self.nearest(result.center, in: boundary) }
        result.scale = min(max(result.scale, leastScale(result)), max(greatestScale(result), leastScale(result)))
        result.center.x = Mercator.wrapped(result.center.x)
        // The world has no more to the north and to the south.
        let half = min(result.visibleRect.height / 2, Mercator.worldWidth / 2)
        result.center.y = min(max(result.center.y, half), Mercator.worldWidth - half)
        return result
    }

    /// At which the world fills the view.
    private func leastScale(_ projection: MapProjection) -> Double {
        let world = max(projection.size.width, projection.size.height) / Mercator.worldWidth
        return distances.map { max(world, MapDistance.scale($0.upperBound, projection)) } ?? world
    }

    private func greatestScale(_ projection: MapProjection) -> Double {
        distances.map { min(Self.greatestScale, MapDistance.scale($0.lowerBound, projection)) } ?? Self.greatestScale
    }

    private static func nearest(_ point: MKMapPoint, in rect: MKMapRect) -> MKMapPoint {
        MKMapPoint(x: min(max(point.x, rect.minX), rect.maxX), y: min(max(point.y, rect.minY), rect.maxY))
    }

    /// The same direction between 0 and 360 degrees.
    static func normalized(_ heading: Double) -> Double {
        guard heading.isFinite else { return 0 }
        let rest = heading.truncatingRemainder(dividingBy: 360)
        return rest < 0 ? rest + 360 : rest
    }
}

/// How far an eye is from the map that sees 30 degrees from the top of the view to its bottom.
enum MapDistance {
    private static let halfView = tan(15 * Double.pi / 180)

    static func distance(_ projection: MapProjection) -> Double {
        let metres = Mercator.metersPerPoint(atLatitude: projection.center.coordinate.latitude)
        return projection.size.height / projection.scale * metres / 2 / halfView
    }

    static func scale(_ distance: Double, _ projection: MapProjection) -> Double {
        let metres = Mercator.metersPerPoint(atLatitude: projection.center.coordinate.latitude)
        return distance > 0 ? projection.size.height * metres / (2 * halfView * distance) : .infinity
    }
}
