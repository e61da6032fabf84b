/// The context of a transition: handed to the objects that animate it.
///
/// Made by the framework for each transition. The animator puts the view for the key ``UITransitionContextViewKey/to`` into
/// ``containerView``, animates, and calls ``completeTransition(_:)``.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor @objc public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view that contains the transition. The view that goes out is inside already.
    var containerView: UIView { get }

    /// True if anything is to move.
    var isAnimated: Bool { get }

    /// True if the user's finger leads the transition at present.
    var isInteractive: Bool { get }

    /// True if the transition goes back to where it began.
    var transitionWasCancelled: Bool { get }

    /// The style of a presentation; none for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Says how far an interactive transition is, from 0 to 1. Moves the animations of ``containerView`` there.
    @objc(updateInteractiveTransition:)
    func updateInteractiveTransition(_ percentComplete: CGFloat)

    /// The finger has let go, and the transition goes on to its end.
    func finishInteractiveTransition()

    /// The finger has let go, and the transition goes back.
    func cancelInteractiveTransition()

    /// Halts the animations, so that a finger takes them over.
    func pauseInteractiveTransition()

    /// To be called once by the animator when all is done.
    /// - Parameter didComplete: false if the transition went back. Pass `!transitionWasCancelled`.
    @objc(completeTransition:)
    func completeTransition(_ didComplete: Bool)

    /// The controller that goes, or the one that comes; nil where there is none.
    @objc(viewControllerForKey:)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

    /// The view to be taken out or put in; nil for one that is not to be moved.
    @objc(viewForKey:)
    func view(forKey key: UITransitionContextViewKey) -> UIView?

    /// The rotation that belongs to the transition. The identity.
    var targetTransform: CGAffineTransform { get }

    /// The frame of a controller's view at the beginning, in ``containerView``; zero for one that is not in it yet.
    @objc(initialFrameForViewController:)
    func initialFrame(for vc: UIViewController) -> CGRect

    /// The frame of a controller's view at the end, in ``containerView``; zero for one that is not in it any more.
    @objc(finalFrameForViewController:)
    func finalFrame(for vc: UIViewController) -> CGRect
}
