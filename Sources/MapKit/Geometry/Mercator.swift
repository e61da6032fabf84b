import Foundation

/// The map that MapKit's points lie on: Mercator's, a square 2²⁸ points wide, with 0, 0 in the north-west.
enum Mercator {
    static let worldWidth = 268_435_456.0
    /// In metres.
    static let equatorialRadius = 6_378_137.0
    /// Where the square ends.
    static let greatestLatitude = 85.05112877980659

    static func x(longitude: Double) -> Double { (longitude + 180) / 360 * worldWidth }

    static func y(latitude: Double) -> Double {
        let angle = min(max(latitude, -greatestLatitude), greatestLatitude) * .pi / 180
        return min(max((0.5 - asinh(tan(angle)) / (2 * .pi)) * worldWidth, 0), worldWidth)
    }

    /// The place of a point. What lies beyond the sides comes in again from the other side; what lies beyond the ends is at the ends.
    static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
        guard x.isFinite, y.isFinite else { return kCLLocationCoordinate2DInvalid }
        let inside = (0...worldWidth).contains(x) ? x : wrapped(x)
        let north = (0.5 - min(max(y, 0), worldWidth) / worldWidth) * 2 * .pi
        return CLLocationCoordinate2D(latitude: atan(sinh(north)) * 180 / .pi, longitude: inside / worldWidth * 360 - 180)
    }

    /// The same meridian between 0 and the width of the world.
    static func wrapped(_ x: Double) -> Double {
        let rest = x.truncatingRemainder(dividingBy: worldWidth)
        return rest < 0 ? rest + worldWidth : rest
    }

    static func metersPerPoint(atLatitude latitude: Double) -> Double {
        2 * .pi * equatorialRadius * cos(latitude * .pi / 180) / worldWidth
    }
}

/// The shape of the background, as WGS 84 has it.
enum Ellipsoid {
    private static let eccentricitySquared = 0.00669437999014

    /// How long a degree is at a latitude, in metres.
    static func degree(atLatitude latitude: Double) -> (north: Double, east: Double) {
        let angle = latitude * .pi / 180
        let bend = 1 - eccentricitySquared * sin(angle) * sin(angle)
        let north = Mercator.equatorialRadius * (1 - eccentricitySquared) / (bend * bend.squareRoot())
        let east = Mercator.equatorialRadius / bend.squareRoot() * cos(angle)
        return (north * .pi / 180, max(east, 1e-6) * .pi / 180)
    }
}
