public import Foundation

/// Says what menu a view has, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a finger that stays at a point of the view; nil for none, and the finger is not the interaction's.
    @objc(contextMenuInteraction:configurationForMenuAtLocation:)
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The preview that is lifted when the menu comes. Without it: the view.
    @objc(contextMenuInteraction:previewForHighlightingMenuWithConfiguration:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// Where what was lifted goes back to. Without it: where it came from.
    @objc(contextMenuInteraction:previewForDismissingMenuWithConfiguration:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?

    /// The preview was tapped: the menu goes.
    @objc(contextMenuInteraction:willPerformPreviewActionForMenuWithConfiguration:animator:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating)

    /// The menu is about to come.
    @objc(contextMenuInteraction:willDisplayMenuForConfiguration:animator:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)

    /// The menu is about to go, before what was chosen in it is done.
    @objc(contextMenuInteraction:willEndForConfiguration:animator:)
    optional func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}
