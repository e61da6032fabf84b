import Foundation

/// A motion along a cubic Bézier curve.
// apple: https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor @objcMembers
open class UICubicTimingParameters: UIObject, UITimingCurveProvider, @preconcurrency NSCopying,
    @preconcurrency NSCoding
{
    /// The curve of the system that was asked for; an ease at both ends if none was.
    public let animationCurve: UIView.AnimationCurve
    /// x is the share of the time, from 0 to 1, y that of the way.
    public let controlPoint1: CGPoint
    /// The second point of the curve: x is the share of the time, from 0 to 1, y that of the way.
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// An ease at both ends.
    @preconcurrency @MainActor public override convenience init() { self.init(animationCurve: .easeInOut) }

    /// A curve of the system.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let points = curve.controlPoints
        (controlPoint1, controlPoint2) = (points.0, points.1)
        isBuiltIn = true
        super.init()
    }

    /// A curve of one's own, from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        isBuiltIn = false
        super.init()
    }

    private enum CodingKey {
        static let curve = "curve"
        static let points = ["x1", "y1", "x2", "y2"]
    }

    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: CodingKey.curve)) ?? .easeInOut
        isBuiltIn = !coder.containsValue(forKey: CodingKey.points[0])
        let numbers = CodingKey.points.map { CGFloat(coder.decodeDouble(forKey: $0)) }
        let builtIn = animationCurve.controlPoints
        controlPoint1 = isBuiltIn ? builtIn.0 : CGPoint(x: numbers[0], y: numbers[1])
        controlPoint2 = isBuiltIn ? builtIn.1 : CGPoint(x: numbers[2], y: numbers[3])
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: CodingKey.curve)
        guard !isBuiltIn else { return }
        let numbers = [controlPoint1.x, controlPoint1.y, controlPoint2.x, controlPoint2.y]
        for (key, number) in zip(CodingKey.points, numbers) { coder.encode(Double(number), forKey: key) }
    }

    /// The object itself, as it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var timingFunction: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
    }
}

extension UIView.AnimationCurve {
    fileprivate var controlPoints: (CGPoint, CGPoint) {
        func point(_ index: Int) -> CGPoint {
            var values: [Float] = [0, 0]
            timingFunction.getControlPoint(at: index, values: &values)
            return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
        }
        return (point(1), point(2))
    }
}
