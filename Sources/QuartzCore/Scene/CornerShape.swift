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
    var extent: CGFloat { isContinuous ? radius * (1 + Self.smoothing) : radius }

    // ad-hoc: the share of a continuous corner in which its bend grows and fades; the rest is a part of a circle.
    private static let smoothing: CGFloat = 0.6

    /// The outline of a rectangle with these corners.
    func path(in rect: CGRect) -> CGPath {
        let path = CGMutablePath()
        guard !isSquare else {
            path.addRect(rect)
            return path
        }
        let curve = CornerCurve(radius: radius, smoothing: isContinuous ? Self.smoothing : 0, room: min(rect.width, rect.height) / 2)
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        let (toLeft, toRight) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        func add(_ corner: CACornerMask, _ x: CGFloat, _ y: CGFloat, from start: CGVector, to end: CGVector) {
            let point = CGPoint(x: x, y: y)
            if corners.contains(corner) {
                curve.add(to: path, at: point, from: start, to: end)
            } else if path.isEmpty {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        add(.layerMinXMinYCorner, left, top, from: down, to: toRight)
        add(.layerMaxXMinYCorner, right, top, from: toLeft, to: down)
        add(.layerMaxXMaxYCorner, right, bottom, from: up, to: toLeft)
        add(.layerMinXMaxYCorner, left, bottom, from: toRight, to: up)
        path.closeSubpath()
        return path
    }
}
