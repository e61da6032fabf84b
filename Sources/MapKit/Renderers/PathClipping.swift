import CoreGraphics
import Foundation

/// Leaves out of lines and surfaces what lies outside of a rectangle: those of half a world seen from near have points too far away for a
/// picture's numbers.
struct PathClipping {
    let rect: CGRect

    /// The pieces of a line that may be seen, in whole segments cut at the edges of the rectangle.
    func add(line points: some Collection<CGPoint>, to path: CGMutablePath) {
        var end: CGPoint?
        for (start, next) in zip(points, points.dropFirst()) {
            guard let piece = clipped(start, next) else {
                end = nil
                continue
            }
            if end != piece.0 { path.move(to: piece.0) }
            path.addLine(to: piece.1)
            end = piece.1
        }
    }

    /// The part of a segment in the rectangle, by Liang and Barsky.
    private func clipped(_ start: CGPoint, _ end: CGPoint) -> (CGPoint, CGPoint)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        var (first, last) = (CGFloat(0), CGFloat(1))
        let edges = [
            (-dx, start.x - rect.minX), (dx, rect.maxX - start.x), (-dy, start.y - rect.minY), (dy, rect.maxY - start.y),
        ]
        for (speed, room) in edges {
            if speed == 0 {
                if room < 0 { return nil }
            } else if speed < 0 {
                first = max(first, room / speed)
            } else {
                last = min(last, room / speed)
            }
        }
        guard first <= last else { return nil }
        let place = { (share: CGFloat) in CGPoint(x: start.x + share * dx, y: start.y + share * dy) }
        return (first > 0 ? place(first) : start, last < 1 ? place(last) : end)
    }

    /// A surface cut at the edges of the rectangle, by Sutherland and Hodgman.
    func add(surface points: [CGPoint], to path: CGMutablePath) {
        var left = points
        left = Self.cut(left, inside: { $0.x >= rect.minX }, at: { Self.crossing($0, $1, x: rect.minX) })
        left = Self.cut(left, inside: { $0.x <= rect.maxX }, at: { Self.crossing($0, $1, x: rect.maxX) })
        left = Self.cut(left, inside: { $0.y >= rect.minY }, at: { Self.crossing($0, $1, y: rect.minY) })
        left = Self.cut(left, inside: { $0.y <= rect.maxY }, at: { Self.crossing($0, $1, y: rect.maxY) })
        guard left.count > 1 else { return }
        path.addLines(between: left)
        path.closeSubpath()
    }

    private static func cut(
        _ points: [CGPoint], inside: (CGPoint) -> Bool, at crossing: (CGPoint, CGPoint) -> CGPoint
    ) -> [CGPoint] {
        guard var previous = points.last else { return [] }
        var kept: [CGPoint] = []
        for point in points {
            if inside(point) != inside(previous) { kept.append(crossing(previous, point)) }
            if inside(point) { kept.append(point) }
            previous = point
        }
        return kept
    }

    private static func crossing(_ start: CGPoint, _ end: CGPoint, x: CGFloat) -> CGPoint {
        CGPoint(x: x, y: start.y + (end.y - start.y) * (x - start.x) / (end.x - start.x))
    }
    private static func crossing(_ start: CGPoint, _ end: CGPoint, y: CGFloat) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * (y - start.y) / (end.y - start.y), y: y)
    }
}
