/// The public properties of a transition that is under way.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// True if anything moves.
    var isAnimated: Bool { get }
    /// The style of a presentation; none for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// True if a finger led the transition at its start.
    var initiallyInteractive: Bool { get }
    /// True if the animation can be halted and taken over by a finger.
    var isInterruptible: Bool { get }
    /// True if a finger leads the transition at present.
    var isInteractive: Bool { get }
    /// True if the transition goes back to where it began.
    var isCancelled: Bool { get }
    /// How long the whole animation takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has led the transition, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the rest goes after the finger has let go, as a multiple of the usual speed.
    var completionVelocity: CGFloat { get }
    /// How the speed of the rest changes.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller that goes, or the one that comes; nil where there is none.
    @objc(viewControllerForKey:)
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that goes, or the one that comes; nil for one that is not moved.
    @objc(viewForKey:)
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The rotation that belongs to the transition. The identity.
    var targetTransform: CGAffineTransform { get }
}

/// Runs the animations of others together with a transition.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator
@preconcurrency @MainActor @objc public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Animates changes together with the transition, as long and with the same curve.
    ///
    /// - Parameters:
    ///   - animation: makes the changes; called when the transition's animation has begun, or now if it has.
    ///   - completion: called after the transition, when the controllers have been notified of it.
    /// - Returns: whether `animation` is going to be called; false if the transition is over.
    @objc(animateAlongsideTransition:completion:)
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for changes outside of the container: `view` holds all that is changed, and follows the finger too.
    @objc(animateAlongsideTransitionInView:animation:completion:)
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls something when the finger has let go.
    @available(*, deprecated, renamed: "notifyWhenInteractionChanges")
    @objc(notifyWhenInteractionEndsUsingBlock:)
    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

    /// Calls something whenever a finger takes the transition over or lets it go.
    @objc(notifyWhenInteractionChangesUsingBlock:)
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }
}
