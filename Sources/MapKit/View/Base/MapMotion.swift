import CoreGraphics
import Foundation

/// How a map goes on by itself.
enum MapMotion {
    /// From one projection to another.
    case passage(from: MapProjection, to: MapProjection, start: TimeInterval, duration: TimeInterval)
    /// On from where a finger has let go, slower and slower. The velocity is in points a second.
    case glide(from: MapProjection, velocity: CGPoint, start: TimeInterval)

    /// As long as a change of the region takes.
    static let usualDuration = 0.5
    /// What is left of the speed after a millisecond.
    private static let friction = 0.996
    /// In points a second.
    private static let leastSpeed = 12.0

    /// Where the map is at a time.
    func projection(at time: TimeInterval) -> MapProjection {
        switch self {
        case .passage(let from, let to, let start, let duration):
            return Self.between(from, to, share: Self.eased((time - start) / duration))
        case .glide(let from, let velocity, let start):
            let rate = log(Self.friction) * 1_000
            let length = (exp(rate * max(time - start, 0)) - 1) / rate
            return from.moved(by: CGPoint(x: velocity.x * length, y: velocity.y * length))
        }
    }

    func isOver(at time: TimeInterval) -> Bool {
        switch self {
        case .passage(_, _, let start, let duration): time - start >= duration
        case .glide(_, let velocity, let start):
            hypot(velocity.x, velocity.y) * exp(log(Self.friction) * 1_000 * max(time - start, 0)) < Self.leastSpeed
        }
    }

    /// True if a finger that let go with a velocity sets the map off.
    static func glides(_ velocity: CGPoint) -> Bool { hypot(velocity.x, velocity.y) > 120 }

    private static func eased(_ share: Double) -> Double {
        let share = min(max(share, 0), 1)
        return share * share * (3 - 2 * share)
    }

    private static func between(_ from: MapProjection, _ to: MapProjection, share: Double) -> MapProjection {
        if share >= 1 { return to }
        var result = to
        result.scale = from.scale * pow(to.scale / from.scale, share)
        // One point stands still while the scale changes: the middle goes as the width of what is seen does.
        let ratio = from.scale / to.scale
        let way = abs(ratio - 1) < 1e-6 ? share : (from.scale / result.scale - 1) / (ratio - 1)
        let across = to.center.x - from.center.x
        let nearest = across - (across / Mercator.worldWidth).rounded() * Mercator.worldWidth
        result.center = MKMapPoint(x: from.center.x + nearest * way, y: from.center.y + (to.center.y - from.center.y) * way)
        let turn = remainder(to.heading - from.heading, 360)
        result.heading = from.heading + turn * share
        return result
    }
}
