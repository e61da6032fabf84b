// Paths between two paths.
extension CGPath {
    /// The path whose points lie at a share of the way to those of another.
    ///
    /// Paths with other kinds of steps have nothing in between: the first gives way to the second half way.
    func mixed(with other: CGPath, _ share: CGFloat) -> CGPath {
        let (first, second) = (steps, other.steps)
        guard first.kinds == second.kinds else { return share < 0.5 ? self : other }
        let points = zip(first.points, second.points).map { $0.mixed(with: $1, share) }
        return CGPath.make(first.kinds, points)
    }

    private var steps: (kinds: [CGPathElementType], points: [CGPoint]) {
        var kinds: [CGPathElementType] = []
        var points: [CGPoint] = []
        applyWithBlock { element in
            kinds.append(element.pointee.type)
            points += UnsafeBufferPointer(start: element.pointee.points, count: element.pointee.type.pointCount)
        }
        return (kinds, points)
    }

    private static func make(_ kinds: [CGPathElementType], _ points: [CGPoint]) -> CGPath {
        let path = CGMutablePath()
        var next = 0
        for kind in kinds {
            switch kind {
            case .moveToPoint: path.move(to: points[next])
            case .addLineToPoint: path.addLine(to: points[next])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[next + 1], control: points[next])
            case .addCurveToPoint: path.addCurve(to: points[next + 2], control1: points[next], control2: points[next + 1])
            case .closeSubpath: path.closeSubpath()
            @unknown default: break
            }
            next += kind.pointCount
        }
        return path
    }
}

extension CGPathElementType {
    fileprivate var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        default: 0
        }
    }
}
