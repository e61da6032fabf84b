import Foundation

extension UIView {
    /// Changes what a view shows, and lets the old content give way to the new in a way that the options name.
    ///
    /// Without a transition among the options it is an animation as any other. What the block changes is shown as it is in the end
    /// during the whole transition, unless `allowAnimatedContent` has it animated.
    /// - Parameter completion: called when all is over, with false if it was cut short.
    // apple: https://developer.apple.com/documentation/uikit/uiview/transition(with:duration:options:animations:completion:)
    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let parameters = ViewAnimationParameters(duration: duration, delay: 0, options: options)
        let body = animations ?? {}
        guard let kind = options.transition else {
            return BlockAnimation.run(parameters, animations: body, completion: completion)
        }
        let animation = BlockAnimation(parameters, completion: completion)
        let isMoving = areAnimationsEnabled && animation.parameters.isMotion
        let transition = isMoving ? ContentTransition(kind, of: view) : nil
        if options.contains(.allowAnimatedContent) {
            AnimationStack.run(body, in: animation)
        } else {
            AnimationStack.withoutAnimation(body)
        }
        transition?.run(in: animation)
        animation.close()
    }

    /// Replaces one view by another, and lets the superview's content change in a way that the options name.
    ///
    /// The new view is added to the superview of the old one, which is removed; with `showHideTransitionViews` both stay, the old
    /// one is hidden and the new one shown. Does nothing but call `completion` if the old view has no superview.
    // apple: https://developer.apple.com/documentation/uikit/uiview/transition(from:to:duration:options:completion:)
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let container = fromView.superview else {
            FramePipeline.afterFrame(of: fromView.window) { completion?(true) }
            return
        }
        transition(
            with: container, duration: duration, options: options,
            animations: {
                if options.contains(.showHideTransitionViews) {
                    fromView.isHidden = true
                    toView.isHidden = false
                } else {
                    container.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion: completion)
    }
}
