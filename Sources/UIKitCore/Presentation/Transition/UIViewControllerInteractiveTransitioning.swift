/// Leads a transition by hand.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor @objc public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins the transition, instead of the animator's `animateTransition(using:)`.
    @objc(startInteractiveTransition:)
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast the rest goes after the finger has let go, as a multiple of the animator's speed. Without it: 1.
    @objc optional var completionSpeed: CGFloat { get }

    /// How the speed of the rest changes. Without it: ease in and out.
    @objc optional var completionCurve: UIView.AnimationCurve { get }

    /// True if the finger leads from the start. Without it: yes.
    @objc optional var wantsInteractiveStart: Bool { get }
}
