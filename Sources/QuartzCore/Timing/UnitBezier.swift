/// A cubic Bézier curve from (0, 0) to (1, 1) whose x never runs backwards.
struct UnitBezier: Sendable {
    let x1: Double
    let y1: Double
    let x2: Double
    let y2: Double

    init(x1: Double, y1: Double, x2: Double, y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    /// - Parameter x: numbers outside 0…1 give 0 and 1.
    func y(atX x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        if x1 == y1 && x2 == y2 { return x }
        return coordinate(y1, y2, at: parameter(atX: x))
    }

    private func coordinate(_ p1: Double, _ p2: Double, at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
    }

    private func slopeOfX(at t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * x1 + 6 * s * t * (x2 - x1) + 3 * t * t * (1 - x2)
    }

    /// Newton's steps, each kept within bounds that are known to hold the solution and halved where Newton leaves them.
    private func parameter(atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<60 {
            let error = coordinate(x1, x2, at: t) - x
            if abs(error) < 1e-10 { break }
            if error > 0 { high = t } else { low = t }
            let slope = slopeOfX(at: t)
            let next = t - error / slope
            t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
        }
        return t
    }
}
