/// How the corners of a rectangle are rounded.
struct CornerShape: Hashable {
    var radius: CGFloat
    var corners: CACornerMask
    var isContinuous: Bool

    static let square = CornerShape(radius: 0, corners: .all, isContinuous: false)

    init(radius: CGFloat, corners: CACornerMask, isContinuous: Bool) {
        let isRound = radius > 0 && radius.isFinite && !corners.isEmpty
        self.radius = isRound ? radius : 0
        self.corners = isRound ? corners : .all
        self.isContinuous = isRound && isContinuous
    }

    /// The corners of a layer; a radius above half of the shorter side is cut down to it.
    init(_ values: LayerValues) {
        let size = values.bounds.size
        let rare = values.rare
        self.init(
            radius: min(values.cornerRadius, min(size.width, size.height) / 2), corners: rare.maskedCorners,
            isContinuous: rare.cornerCurve == .continuous)
    }

    var isSquare: Bool { radius == 0 }

    func scaled(by factor: CGFloat) -> CornerShape {
        CornerShape(radius: radius * factor, corners: corners, isContinuous: isContinuous)
    }

    /// How far from the corner the rounding begins.
    ///
    /// A continuous corner begins earlier, as it bends little by little.
    var extent: CGFloat { isContinuous ? radius * Self.continuousExtent : radius }

    // ad-hoc: the extent at which the curve below lies, in the middle, as far from the corner as a quarter circle does.
    private static let continuousExtent: CGFloat = 1.2
    private static let circleHandle: CGFloat = 0.552_284_75

    /// The outline of a rectangle with these corners.
    func path(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        guard !isSquare else {
            path.addRect(rect)
            return path
        }
        // Each corner is a cubic curve between two points on the sides, `extent` from the corner.
        let reach = min(extent, min(rect.width, rect.height) / 2)
        func reachAt(_ corner: CACornerMask) -> CGFloat { corners.contains(corner) ? reach : 0 }
        let handle = 1 - handleLength(reach: reach)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var reach1 = reachAt(.layerMinXMinYCorner)
        path.move(to: CGPoint(x: left + reach1, y: top))
        func corner(_ x: CGFloat, _ y: CGFloat, from start: CGVector, to end: CGVector, _ mask: CACornerMask) {
            reach1 = reachAt(mask)
            path.addLine(to: CGPoint(x: x + start.dx * reach1, y: y + start.dy * reach1))
            guard reach1 > 0 else { return }
            path.addCurve(
                to: CGPoint(x: x + end.dx * reach1, y: y + end.dy * reach1),
                control1: CGPoint(x: x + start.dx * reach1 * handle, y: y + start.dy * reach1 * handle),
                control2: CGPoint(x: x + end.dx * reach1 * handle, y: y + end.dy * reach1 * handle))
        }
        let (toLeft, toRight) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        corner(right, top, from: toLeft, to: down, .layerMaxXMinYCorner)
        corner(right, bottom, from: up, to: toLeft, .layerMaxXMaxYCorner)
        corner(left, bottom, from: toRight, to: up, .layerMinXMaxYCorner)
        corner(left, top, from: down, to: toRight, .layerMinXMinYCorner)
        path.closeSubpath()
        return path
    }

    /// Length of the handles in units of the reach: those of a circle, or the longer ones that let the middle of the curve
    /// stay where that of the circle would be.
    private func handleLength(reach: CGFloat) -> CGFloat {
        guard isContinuous, reach > radius else { return Self.circleHandle }
        // The middle of a cubic with handles h lies (1 - 3h/4)/2 of the reach from both sides; that of a quarter circle
        // lies 1 - sqrt(1/2) of the radius from them.
        let middle = (1 - CGFloat(0.5).squareRoot()) * radius / reach
        return min((1 - 2 * middle) * 4 / 3, 1)
    }
}
