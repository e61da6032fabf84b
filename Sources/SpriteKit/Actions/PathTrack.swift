import Foundation
import UIKit

/// A path that is gone along at an even pace.
struct PathTrack {
    private let points: [CGPoint]
    /// Up to each point, from the first one.
    private let distances: [CGFloat]

    init(_ path: CGPath) { self.init(points: PathPoints(path).runs.joined().map { $0 }) }

    private init(points: [CGPoint]) {
        self.points = points
        var (distances, length): ([CGFloat], CGFloat) = ([], 0)
        for (index, point) in points.enumerated() {
            if index > 0 { length += hypot(point.x - points[index - 1].x, point.y - points[index - 1].y) }
            distances.append(length)
        }
        self.distances = distances
    }

    var length: CGFloat { distances.last ?? 0 }
    var reversed: PathTrack { PathTrack(points: points.reversed()) }

    /// The point after a share of the way, and the direction there.
    func place(at share: CGFloat) -> (point: CGPoint, angle: CGFloat)? {
        guard points.count > 1 else { return points.first.map { ($0, .pi / 2) } }
        let distance = min(max(share, 0), 1) * length
        let end = min(max(distances.firstIndex { $0 >= distance } ?? points.count - 1, 1), points.count - 1)
        let (from, to) = (points[end - 1], points[end])
        let step = distances[end] - distances[end - 1]
        let part = step > 0 ? (distance - distances[end - 1]) / step : 1
        let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        return (point, atan2(to.y - from.y, to.x - from.x))
    }
}
