/// A point on the grid on which paths are cut, where every question about sides has an exact answer.
struct GridPoint: Hashable, Comparable {
    /// Below 2²⁸, so that a product of two differences of doubled coordinates fits into 64 bits.
    var x, y: Int64

    /// From left to right, and from below upwards where that is the same.
    static func < (first: GridPoint, second: GridPoint) -> Bool {
        first.x != second.x ? first.x < second.x : first.y < second.y
    }

    /// More than zero if a point lies to the left of the way from another to a third, zero if it lies on their line.
    static func side(of point: GridPoint, from start: GridPoint, to end: GridPoint) -> Int64 {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
    }
}

/// Between the coordinates of paths and a grid on which the extent of the paths takes some 2²⁶ steps.
struct PathGrid {
    private let origin: CGPoint
    /// Steps in a unit of the paths: a power of two, so that most numbers people write are on the grid.
    private let scale: CGFloat
    /// How far lines may lie off the curves they stand for.
    let tolerance: CGFloat

    /// Nil when there is nothing to cut.
    init?(holding bounds: CGRect) {
        let extent = max(bounds.width, bounds.height, abs(bounds.midX) * 1e-9, abs(bounds.midY) * 1e-9)
        guard !bounds.isNull, extent > 1e-100, extent < 1e100 else { return nil }
        let exponent = 25 - Int(extent.exponent)
        scale = CGFloat(sign: .plus, exponent: exponent, significand: 1)
        // On whole units, for the same reason.
        let unit = CGFloat(sign: .plus, exponent: Int(extent.exponent) - 8, significand: 1)
        origin = CGPoint(x: (bounds.midX / unit).rounded() * unit, y: (bounds.midY / unit).rounded() * unit)
        tolerance = extent * 2e-5
    }

    func gridPoint(_ point: CGPoint) -> GridPoint {
        GridPoint(x: Int64(((point.x - origin.x) * scale).rounded()), y: Int64(((point.y - origin.y) * scale).rounded()))
    }

    func point(_ point: GridPoint) -> CGPoint {
        CGPoint(x: CGFloat(point.x) / scale + origin.x, y: CGFloat(point.y) / scale + origin.y)
    }
}
