/// A cubic curve of known length; lines and quadratic curves are written as such.
struct MeasuredCurve {
    let points: (CGPoint, CGPoint, CGPoint, CGPoint)
    let isLine: Bool
    /// Lengths up to each of a number of points that are spread evenly over the curve.
    private var lengths: [CGFloat] = [0]

    /// - Parameter samples: how many points lengths are measured at.
    init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, samples: Int) {
        points = (start, control1, control2, end)
        isLine = false
        var last = start
        for index in 1...samples {
            let point = point(at: CGFloat(index) / CGFloat(samples))
            lengths.append(lengths[index - 1] + hypot(point.x - last.x, point.y - last.y))
            last = point
        }
    }

    init(lineFrom start: CGPoint, to end: CGPoint) {
        points = (start, start.mixed(with: end, 1.0 / 3), start.mixed(with: end, 2.0 / 3), end)
        isLine = true
        lengths.append(hypot(end.x - start.x, end.y - start.y))
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    /// The curve's parameter, from 0 to 1, after a length.
    func parameter(atLength length: CGFloat) -> CGFloat {
        let index = max((lengths.firstIndex { $0 > length } ?? lengths.count) - 1, 0)
        guard index + 1 < lengths.count else { return 1 }
        let step = lengths[index + 1] - lengths[index]
        let share = step > 0 ? (length - lengths[index]) / step : 0
        return (CGFloat(index) + max(share, 0)) / CGFloat(lengths.count - 1)
    }

    func point(at t: CGFloat) -> CGPoint {
        let (d, e) = inner(t)
        return d.mixed(with: e, t)
    }

    /// Where the curve goes at a position; of length one, or zero for a curve that is a point.
    func direction(at t: CGFloat) -> CGVector {
        let (d, e) = inner(t)
        let (p0, p1, p2, p3) = points
        // Where the curve stands still its direction is that of the next points that lie apart.
        let candidates = [(d, e), t < 0.5 ? (p0, p2) : (p1, p3), (p0, p3)]
        guard let (from, to) = candidates.first(where: { hypot($0.0.x - $0.1.x, $0.0.y - $0.1.y) > 1e-9 }) else {
            return CGVector(dx: 0, dy: 0)
        }
        let length = hypot(to.x - from.x, to.y - from.y)
        return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
    }

    /// The points of the same curve between two parameters.
    func points(from start: CGFloat, to end: CGFloat) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        let (a, b, c, d) = Self.firstPart(of: points, until: end)
        let back = Self.firstPart(of: (d, c, b, a), until: end > 0 ? 1 - start / end : 0)
        return (back.3, back.2, back.1, back.0)
    }

    /// The tangent through a position, as the last step of halving finds it.
    private func inner(_ t: CGFloat) -> (CGPoint, CGPoint) {
        let (p0, p1, p2, p3) = points
        let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
        return (a.mixed(with: b, t), b.mixed(with: c, t))
    }

    private static func firstPart(
        of p: (CGPoint, CGPoint, CGPoint, CGPoint), until t: CGFloat
    ) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        let (a, b, c) = (p.0.mixed(with: p.1, t), p.1.mixed(with: p.2, t), p.2.mixed(with: p.3, t))
        let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
        return (p.0, a, d, d.mixed(with: e, t))
    }
}

extension CGPoint {
    func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
