import Foundation

extension UIViewController {
    /// Changes from one child to another, animated.
    ///
    /// The new child's view is put where the old one's is, and that one is taken out in the end; both are notified of it. The caller adds
    /// and removes the children themselves.
    /// - Parameters:
    ///   - duration: in seconds; 0 changes at once.
    ///   - animations: what is animated, besides what `options` ask for. Default: nothing.
    ///   - completion: called when all is over, with whether it ran to its end.
    /// - Precondition: both are children of this controller.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/transition(from:to:duration:options:animations:completion:)
    @objc(transitionFromViewController:toViewController:duration:options:animations:completion:)
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        _require(
            fromViewController.parent === self && toViewController.parent === self,
            "Children view controllers \(fromViewController) and \(toViewController) must have a common parent view controller when "
                + "calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]. "
                + "Call addChild(_:) first.")
        let isAnimated = duration > 0 && UIView.areAnimationsEnabled
        let isShown = viewIfLoaded?.window != nil && appearance.phase != .disappeared
        let swap = AppearanceSwap(
            appearing: isShown ? toViewController : nil, disappearing: isShown ? fromViewController : nil, order: .replacement)
        swap.begin(animated: isAnimated)
        if let superview = fromViewController.view.superview { superview.addSubview(toViewController.view) }
        if isShown { toViewController.sendIsAppearing() }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            animations?()
        } completion: { isFinished in
            fromViewController.view.removeFromSuperview()
            swap.end()
            completion?(isFinished)
        }
    }
}
