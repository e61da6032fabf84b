/// Everything that turns a line into an area.
struct StrokeStyle: Equatable {
    var width: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
}

extension StrokeStyle {
    /// How far from the path the ink may get.
    var reach: CGFloat {
        let half = max(width, 0) / 2
        let corner = join == .miter ? half * max(miterLimit, 1) : half
        return max(corner, cap == .square ? half * 2.squareRoot() : half)
    }
}
