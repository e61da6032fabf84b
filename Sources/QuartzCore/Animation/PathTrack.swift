/// A path as a way to go along.
struct PathTrack {
    struct Position {
        var point: CGPoint
        /// Where the way goes there: the angle from the x-axis, in radians.
        var direction: CGFloat
    }

    private let curves: [MeasuredCurve]

    /// Nil for a path without segments. Moves to another position take no time.
    init?(_ path: CGPath) {
        curves = MeasuredPath(path).curves
        guard !curves.isEmpty else { return nil }
    }

    var segmentCount: Int { curves.count }

    /// A point on one segment, at a share of its parameter.
    func position(in index: Int, at share: Double) -> Position {
        position(on: curves[min(index, curves.count - 1)], at: index < curves.count ? CGFloat(share) : 1)
    }

    /// The point at a share of the whole length.
    func position(atLength share: Double) -> Position {
        var rest = CGFloat(min(max(share, 0), 1)) * curves.reduce(0) { $0 + $1.length }
        for curve in curves.dropLast() {
            if rest < curve.length { return position(on: curve, at: curve.parameter(atLength: rest)) }
            rest -= curve.length
        }
        let last = curves[curves.count - 1]
        return position(on: last, at: last.parameter(atLength: rest))
    }

    private func position(on curve: MeasuredCurve, at t: CGFloat) -> Position {
        let direction = curve.direction(at: t)
        return Position(point: curve.point(at: t), direction: atan2(direction.dy, direction.dx))
    }
}
