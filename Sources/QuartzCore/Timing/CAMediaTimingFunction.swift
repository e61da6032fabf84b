/// A curve from (0, 0) to (1, 1) that says how far an animation has come at each moment.
///
/// A cubic Bézier curve: x is the share of the time, y that of the way. It never changes.
// apple: https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: UIObject, @unchecked Sendable {
    private let curve: UnitBezier

    /// - Parameter name: a name that is not known gives the straight line.
    public convenience init(name: CAMediaTimingFunctionName) {
        let points: (Float, Float, Float, Float) =
            switch name {
            case .easeIn: (0.42, 0, 1, 1)
            case .easeOut: (0, 0, 0.58, 1)
            case .easeInEaseOut: (0.42, 0, 0.58, 1)
            case .default: (0.25, 0.1, 0.25, 1)
            default: (0, 0, 1, 1)
            }
        self.init(controlPoints: points.0, points.1, points.2, points.3)
    }

    /// - Parameters:
    ///   - c1x: between 0 and 1, as is `c2x`; other numbers count as the nearest of these.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        curve = UnitBezier(x1: Double(c1x), y1: Double(c1y), x2: Double(c2x), y2: Double(c2y))
        super.init()
    }

    /// Writes x and y of one of the four points of the curve: 0 and 3 are its ends.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        _require((0...3).contains(idx), "A timing function has the control points 0 to 3; \(idx) was asked for.")
        let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
        ptr[0] = Float(points[idx].0)
        ptr[1] = Float(points[idx].1)
    }

    /// How far the way is at a share of the time, both from 0 to 1; may leave this range in between.
    func value(at time: Double) -> Double { curve.y(atX: time) }

    /// The same, for the modules above.
    @_spi(ForasteroInternal)
    public final func progress(at time: Double) -> Double { value(at: time) }
}
