import Foundation

// Animations of what a block changes. Names and defaults follow the documentation; the motion itself is QuartzCore's.
extension UIView {
    /// Animates what a block changes, with an ease at both ends.
    ///
    /// Properties have their new values at once; only what is seen moves.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:animations:)
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
    }

    /// Animates what a block changes.
    /// - Parameter completion: called when all is over, with false if something was cut short.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates what a block changes, after a delay.
    ///
    /// A view that is not shown changes at once. Views get no touches while they move, unless the options allow it.
    /// - Parameters:
    ///   - duration: in seconds; 0 changes at once, and calls `completion` in the next turn of the run loop.
    ///   - delay: in seconds.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        BlockAnimations.runner.run(
            ViewAnimationParameters(duration: duration, delay: delay, options: options), animations: animations, completion: completion)
    }

    /// Animates what a block changes as if it hung on a spring.
    /// - Parameters:
    ///   - duration: in seconds, until the spring is at rest.
    ///   - dampingRatio: 1 does not overshoot; the nearer to 0, the more it swings.
    ///   - velocity: at the beginning, in ways per second: 1 would cover the whole way in a second.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:usingspringwithdamping:initialspringvelocity:options:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringMotion(dampingRatio: Double(dampingRatio), velocity: Double(velocity), duration: duration)
        BlockAnimations.runner.run(
            ViewAnimationParameters(duration: duration, delay: delay, options: options, motion: duration > 0 ? .spring(spring) : nil),
            animations: animations, completion: completion)
    }

    /// Animates what a block changes as if it hung on a spring that is known by how it feels.
    /// - Parameters:
    ///   - duration: about how long the motion is noticed, in seconds; the spring comes to rest a little later.
    ///   - bounce: 0 does not overshoot, towards 1 it swings more and more, below 0 it arrives slowly.
    ///   - velocity: at the beginning, in ways per second.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animate(springduration:bounce:initialspringvelocity:delay:options:animations:completion:)
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringMotion(perceptualDuration: duration, bounce: Double(bounce), velocity: Double(velocity))
        BlockAnimations.runner.run(
            ViewAnimationParameters(duration: duration, delay: delay, options: options, motion: duration > 0 ? .spring(spring) : nil),
            animations: animations, completion: completion)
    }

    /// Animates as the system does in its own applications, together with further changes.
    ///
    /// Deleting shrinks the views, lets them fade, and removes them from their superviews at the end.
    /// - Parameter parallelAnimations: changes of other views.
    // apple: https://developer.apple.com/documentation/uikit/uiview/perform(_:on:options:animations:completion:)
    public class func perform(
        _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        // ad-hoc: about what is seen where the system removes something.
        let deletion = (duration: 0.25, scale: CGFloat(0.1))
        animate(
            withDuration: deletion.duration, delay: 0, options: options,
            animations: {
                for view in views {
                    view.alpha = 0
                    view.transform = view.transform.scaledBy(x: deletion.scale, y: deletion.scale)
                }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views { view.removeFromSuperview() }
                completion?(finished)
            })
    }

    // MARK: Without animation

    /// Runs a block whose changes are not animated, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        AnimationStack.withoutAnimation(actionsWithoutAnimation)
    }

    /// Switches all animations on or off. Default: on.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationStack.areEnabled = enabled }

    /// True if animations run.
    public class var areAnimationsEnabled: Bool { AnimationStack.areEnabled }

    // MARK: Inside a block

    /// The duration that changes made now are animated with; 0 outside of an animation.
    public class var inheritedAnimationDuration: TimeInterval { AnimationStack.innermost?.parameters.duration ?? 0 }

    /// Lets the changes of a block, inside the block of an animation, be repeated.
    /// - Parameters:
    ///   - count: how often they are run; parts of a run count too.
    ///   - autoreverses: whether each run goes back to the beginning.
    // apple: https://developer.apple.com/documentation/uikit/uiview/modifyanimations(withrepeatcount:autoreverses:animations:)
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
        guard let animation = AnimationStack.innermost else { return animations() }
        animation.withRepetition(AnimationRepetition(count: Float(count), autoreverses: autoreverses), animations)
    }
}
