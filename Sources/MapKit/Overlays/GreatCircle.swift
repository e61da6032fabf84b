import CoreLocation
import Foundation

/// The shortest way between two places of a ball.
struct GreatCircle {
    /// About one degree lies between two points of a bent line.
    private static let step = Double.pi / 180

    private let start: SIMD3<Double>
    private let end: SIMD3<Double>
    private let angle: Double

    init(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D) {
        (self.start, self.end) = (Self.direction(start), Self.direction(end))
        angle = acos(min(max((self.start * self.end).sum(), -1), 1))
    }

    private static func direction(_ place: CLLocationCoordinate2D) -> SIMD3<Double> {
        let (latitude, longitude) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
        return SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    }

    /// The places on the way, without the first.
    private var places: [CLLocationCoordinate2D] {
        // Between opposite places each way is as short.
        let count = angle > .pi - 1e-6 ? 1 : max(1, Int((angle / Self.step).rounded(.up)))
        return (1...count).map { index in
            let share = Double(index) / Double(count)
            if index == count || angle == 0 { return Self.place(end) }
            return Self.place((start * sin((1 - share) * angle) + end * sin(share * angle)) / sin(angle))
        }
    }

    private static func place(_ direction: SIMD3<Double>) -> CLLocationCoordinate2D {
        let longitude = atan2(direction.y, direction.x) * 180 / .pi
        return CLLocationCoordinate2D(latitude: asin(min(max(direction.z, -1), 1)) * 180 / .pi, longitude: longitude)
    }

    /// The points of a line of shortest ways. Each is on that side of the world that is nearer to the one before.
    static func bent(_ places: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        guard let first = places.first else { return [] }
        var points = [MKMapPoint(first)]
        for (start, end) in zip(places, places.dropFirst()) {
            for place in GreatCircle(start, end).places {
                var point = MKMapPoint(place)
                let worlds = ((point.x - points[points.count - 1].x) / Mercator.worldWidth).rounded()
                point.x -= worlds * Mercator.worldWidth
                points.append(point)
            }
        }
        return points
    }
}
