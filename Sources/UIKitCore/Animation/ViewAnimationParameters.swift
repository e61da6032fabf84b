import Foundation
@_spi(ForasteroInternal) internal import QuartzCore

/// How long, when and how a block of changes is animated.
package struct ViewAnimationParameters {
    package var duration: TimeInterval
    package var delay: TimeInterval
    package var options: UIView.AnimationOptions
    package var motion: AnimationMotion
    package var repetition: AnimationRepetition

    package init(duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, motion: AnimationMotion? = nil) {
        // Durations that make no sense count as none.
        self.duration = duration > 0 ? duration : 0
        self.delay = delay > 0 ? delay : 0
        self.options = options
        self.motion = motion ?? .curve(options.timingFunction)
        repetition = AnimationRepetition(count: options.contains(.repeat) ? .infinity : 0, autoreverses: options.contains(.autoreverse))
    }

    /// The options that a block inside inherits, unless its own say otherwise.
    private static let inheritedOptions: UIView.AnimationOptions = [.layoutSubviews, .allowUserInteraction, .beginFromCurrentState]

    /// The parameters inside another block.
    package func inherited(from outer: ViewAnimationParameters?) -> ViewAnimationParameters {
        guard let outer else { return self }
        var result = self
        if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
        if options.contains(.overrideInheritedOptions) { return result }
        if !options.contains(.overrideInheritedCurve) { result.motion = outer.motion }
        result.options.formUnion(outer.options.intersection(Self.inheritedOptions))
        if result.repetition == AnimationRepetition() { result.repetition = outer.repetition }
        return result
    }

    /// True if changes are animated; false if they happen at once.
    package var isMotion: Bool { duration > 0 || delay > 0 }

    /// Gives an animation its time. Springs have a duration of their own.
    package func apply(to animation: CAAnimation, beginningAt beginTime: CFTimeInterval) {
        // 0 would stand for the duration of the transaction.
        animation.duration = max(motion.ownDuration ?? duration, Self.shortestDuration)
        if delay > 0 {
            animation.beginTime = beginTime + delay
            animation.fillMode = .backwards
        }
        animation.repeatCount = repetition.count
        animation.autoreverses = repetition.autoreverses
    }

    private static let shortestDuration: TimeInterval = 0.0001
}

/// How often a block of changes is run.
package struct AnimationRepetition: Equatable {
    /// 0 stands for once.
    package var count: Float = 0
    package var autoreverses = false
}

extension UIView.AnimationOptions {
    private static let curveMask: UInt = 0xF << 16
    /// The number of the curve that keyboards move by, which applications pass on from their notifications.
    private static let keyboardCurve: UInt = 7 << 16

    private var curve: UIView.AnimationCurve {
        UIView.AnimationCurve(rawValue: Int((rawValue & Self.curveMask) >> 16)) ?? .easeInOut
    }

    package var timingFunction: CAMediaTimingFunction {
        // ad-hoc: close to what is seen of a keyboard.
        if rawValue & Self.curveMask == Self.keyboardCurve { return CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1) }
        return curve.timingFunction
    }
}

extension UIView.AnimationCurve {
    package var timingFunction: CAMediaTimingFunction {
        switch self {
        case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: CAMediaTimingFunction(name: .easeIn)
        case .easeOut: CAMediaTimingFunction(name: .easeOut)
        case .linear: CAMediaTimingFunction(name: .linear)
        }
    }
}
