/// A path as a way to go along.
struct PathTrack {
    struct Place {
        var point: CGPoint
        /// Where the way goes there: the angle from the x-axis, in radians.
        var direction: CGFloat
    }

    /// A cubic curve; lines and quadratic curves are written as such.
    fileprivate struct Segment {
        var points: (CGPoint, CGPoint, CGPoint, CGPoint)
        /// Lengths up to each of a number of points that are spread evenly over the curve.
        var lengths: [CGFloat] = []

        var length: CGFloat { lengths.last ?? 0 }
    }

    private let segments: [Segment]
    fileprivate static let sampleCount = 32

    /// Nil for a path without segments. Moves to another place take no time.
    init?(_ path: CGPath) {
        var segments: [Segment] = []
        var start = CGPoint.zero
        var current = CGPoint.zero
        func add(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint) {
            segments.append(Segment(points: (current, a, b, end)).measured)
            current = end
        }
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                current = points[0]
                start = current
            case .addLineToPoint: add(current.mixed(with: points[0], 1.0 / 3), current.mixed(with: points[0], 2.0 / 3), points[0])
            case .addQuadCurveToPoint:
                add(current.mixed(with: points[0], 2.0 / 3), points[1].mixed(with: points[0], 2.0 / 3), points[1])
            case .addCurveToPoint: add(points[0], points[1], points[2])
            case .closeSubpath:
                if current != start { add(current.mixed(with: start, 1.0 / 3), current.mixed(with: start, 2.0 / 3), start) }
            @unknown default: break
            }
        }
        guard !segments.isEmpty else { return nil }
        self.segments = segments
    }

    var segmentCount: Int { segments.count }

    /// A place on one segment, at a share of its parameter.
    func place(in index: Int, at share: Double) -> Place {
        segments[min(index, segments.count - 1)].place(at: index < segments.count ? share : 1)
    }

    /// The place at a share of the whole length.
    func place(atLength share: Double) -> Place {
        var rest = CGFloat(min(max(share, 0), 1)) * segments.reduce(0) { $0 + $1.length }
        for segment in segments.dropLast() {
            if rest < segment.length { return segment.place(atLength: rest) }
            rest -= segment.length
        }
        return segments[segments.count - 1].place(atLength: rest)
    }
}

extension PathTrack.Segment {
    fileprivate var measured: PathTrack.Segment {
        var result = self
        var sum: CGFloat = 0
        var last = points.0
        result.lengths = [0]
        for index in 1...PathTrack.sampleCount {
            let point = place(at: Double(index) / Double(PathTrack.sampleCount)).point
            sum += hypot(point.x - last.x, point.y - last.y)
            result.lengths.append(sum)
            last = point
        }
        return result
    }

    fileprivate func place(atLength length: CGFloat) -> PathTrack.Place {
        let index = max((lengths.firstIndex { $0 > length } ?? lengths.count) - 1, 0)
        guard index + 1 < lengths.count else { return place(at: 1) }
        let step = lengths[index + 1] - lengths[index]
        let share = step > 0 ? (length - lengths[index]) / step : 0
        return place(at: (Double(index) + Double(share)) / Double(PathTrack.sampleCount))
    }

    fileprivate func place(at t: Double) -> PathTrack.Place {
        let (p0, p1, p2, p3) = points
        let (a, b, c) = (p0.mixed(with: p1, t), p1.mixed(with: p2, t), p2.mixed(with: p3, t))
        let (d, e) = (a.mixed(with: b, t), b.mixed(with: c, t))
        // Where the curve stands still its direction is that between its ends.
        let direction = d == e ? atan2(p3.y - p0.y, p3.x - p0.x) : atan2(e.y - d.y, e.x - d.x)
        return PathTrack.Place(point: d.mixed(with: e, t), direction: direction)
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
    }
}
