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
    /// - Parameters:
    ///   - duration: in seconds; 0 changes at once, and calls `completion` in the next turn of the run loop.
    ///   - delay: in seconds.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animate(withduration:delay:options:animations:completion:)
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        ViewAnimation.run(
            ViewAnimationParameters(duration: duration, delay: delay, options: options), animations: animations, completion: completion)
    }

    /// Runs a block whose changes are not animated, even inside an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let former = ViewAnimation.areEnabled
        ViewAnimation.areEnabled = false
        defer { ViewAnimation.areEnabled = former }
        actionsWithoutAnimation()
    }

    /// Switches all animations on or off. Default: on.
    public class func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.areEnabled = enabled }

    /// Whether animations run.
    public class var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

    /// The duration that changes made now are animated with; 0 outside of an animation.
    public class var inheritedAnimationDuration: TimeInterval { ViewAnimation.innermost?.parameters.duration ?? 0 }
}
