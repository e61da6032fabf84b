import Foundation

/// The kind of motion of a provider.
// apple: https://developer.apple.com/documentation/uikit/uitimingcurvetype
public enum UITimingCurveType: Int, Sendable {
    /// One of the system's curves.
    case builtin = 0
    /// A cubic Bézier curve.
    case cubic = 1
    /// A spring.
    case spring = 2
    /// Both a curve and a spring.
    case composed = 3
}

/// Describes how an animation moves from its beginning to its end.
// apple: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
@preconcurrency @MainActor @objc public protocol UITimingCurveProvider: NSCopying, NSObjectProtocol {
    /// Says whether it is a curve, a spring or both.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The motion in a given time. Springs that are known by mass and stiffness take the time that they take.
    func motion(lasting duration: TimeInterval) -> AnimationMotion {
        if let spring = springTimingParameters { return .spring(spring.motion(lasting: duration)) }
        return .curve((cubicTimingParameters ?? UICubicTimingParameters()).timingFunction)
    }
}
