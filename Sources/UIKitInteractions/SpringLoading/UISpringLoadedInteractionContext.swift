import Foundation

/// How near a drag is to acting on what it rests over.
// apple: https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffectstate
@objc public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No drag is there.
    case inactive = 0
    /// One is, and would act if it stays.
    case possible = 1
    /// It is about to act.
    case activating = 2
    /// It has acted.
    case activated = 3
}

/// The state of the view that a drag rests over.
// apple: https://developer.apple.com/documentation/uikit/uispringloadedinteractioncontext
@preconcurrency @MainActor @objc public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// How far the drag has come towards the opening.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view that is marked. Default: the view of the interaction.
    var targetView: UIView? { get set }
    /// The object that it stands for, such as an index path. Default: nil.
    var targetItem: Any? { get set }
    /// The location of the drag in a view's coordinates; nil is those of the window.
    @objc(locationInView:) func location(in view: UIView?) -> CGPoint
}

/// Says whether a drag may act.
// apple: https://developer.apple.com/documentation/uikit/uispringloadedinteractionbehavior
@preconcurrency @MainActor @objc public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Asked at each move; false ends what had begun.
    @objc(shouldAllowInteraction:withContext:)
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool
    /// It has acted, or has left.
    @objc(interactionDidFinish:)
    optional func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

/// Shows the states.
// apple: https://developer.apple.com/documentation/uikit/uispringloadedinteractioneffect
@preconcurrency @MainActor @objc public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// The state of the context has changed: the view is to look otherwise.
    @objc(interaction:didChangeWithContext:)
    func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}
