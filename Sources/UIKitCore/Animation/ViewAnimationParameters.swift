import Foundation
@_spi(ForasteroInternal) internal import QuartzCore

/// How long, when and how a block of changes is animated.
struct ViewAnimationParameters {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions

    /// What holds inside another block: duration and curve are those of the outer one, unless the options override them.
    func inherited(from outer: ViewAnimationParameters?) -> ViewAnimationParameters {
        guard let outer else { return self }
        var result = self
        if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
        return result
    }

    func curve(inheritedFrom outer: ViewAnimationParameters?) -> UIView.AnimationCurve {
        guard let outer, !options.contains(.overrideInheritedCurve) else { return options.curve }
        return outer.options.curve
    }
}

extension UIView.AnimationCurve {
    var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
