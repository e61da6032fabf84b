import Foundation

/// Says what is in an edit menu, and is notified of it.
// apple: https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate
@preconcurrency @MainActor @objc public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// The menu. Without it, or with nil, what is suggested is shown: the system's commands that somebody performs at the moment.
    @objc(editMenuInteraction:menuForConfiguration:suggestedActions:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// The rectangle beside which the menu is shown, in the coordinates of the interaction's view. Without it: the configuration's point.
    @objc(editMenuInteraction:targetRectForConfiguration:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect

    /// The menu is about to come.
    @objc(editMenuInteraction:willPresentMenuForConfiguration:animator:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )

    /// The menu is about to go.
    @objc(editMenuInteraction:willDismissMenuForConfiguration:animator:)
    optional func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    )
}
