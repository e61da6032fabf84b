import Foundation

/// Acts when a drag rests over a view, as if that had been tapped.
///
/// A drag that comes over the view marks it; one that stays there has it flash, and then the handler runs.
// apple: https://developer.apple.com/documentation/uikit/uispringloadedinteraction
@preconcurrency @MainActor @objcMembers open class UISpringLoadedInteraction: UIObject, UIInteraction {
    open private(set) weak var view: UIView?
    let behavior: (any UISpringLoadedInteractionBehavior)?
    let effect: (any UISpringLoadedInteractionEffect)?
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// - Parameters:
    ///   - interactionBehavior: says whether a drag may act; nil: each may.
    ///   - interactionEffect: shows the states; nil: the view becomes a little darker, and flashes.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)? = nil,
        interactionEffect: (any UISpringLoadedInteractionEffect)? = nil,
        activationHandler handler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        behavior = interactionBehavior
        effect = interactionEffect
        self.handler = handler
        super.init()
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) { self.view = view }
}
