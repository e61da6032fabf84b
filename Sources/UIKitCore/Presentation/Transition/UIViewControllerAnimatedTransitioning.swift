/// Animates a transition between two controllers.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor @objc public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the transition takes, in seconds. What runs alongside takes as long.
    @objc(transitionDuration:)
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Puts the new view into the container, animates, and in the end calls `completeTransition(_:)` of the context.
    @objc(animateTransition:)
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Called after the transition, with whether it came to its end.
    @objc(animationEnded:)
    optional func animationEnded(_ transitionCompleted: Bool)
}
