import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// How the speed of a transition changes. Whatever runs alongside moves in the same way.
@_spi(ForasteroInternal)
public enum TransitionTiming: Sendable {
    case curve(UIView.AnimationCurve)
    /// A spring that comes to rest when the duration is over, without overshooting.
    case spring

    /// Animates what `changes` does.
    @MainActor
    public func animate(
        for duration: TimeInterval, changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let inherited: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
        switch self {
        case .curve(let curve):
            UIView.animate(
                withDuration: duration, delay: 0, options: inherited.union(curve.asOption), animations: changes, completion: completion)
        case .spring:
            UIView.animate(
                withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, options: inherited,
                animations: changes, completion: completion)
        }
    }

    /// The curve for an app; there is no name for a spring.
    public var curve: UIView.AnimationCurve {
        switch self {
        case .curve(let curve): curve
        case .spring: .easeOut
        }
    }
}

extension UIView.AnimationCurve {
    var asOption: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: UInt(rawValue) << 16) }
}

/// An animator of the system's own, of which it is known how it moves.
@_spi(ForasteroInternal)
@MainActor
public protocol TimedTransitionAnimator: UIViewControllerAnimatedTransitioning {
    var timing: TransitionTiming { get }
}
