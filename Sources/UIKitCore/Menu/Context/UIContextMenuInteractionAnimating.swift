/// Lets others move together with a menu that comes or goes.
// apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller that is shown instead of the view; nil if the view itself is shown.
    var previewViewController: UIViewController? { get }
    /// Runs with the menu's own animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs when that is over.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The effect of a tap on a menu's preview.
// apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitstyle
@objc public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes, and the preview with it.
    case dismiss = 0
    /// It goes, and the preview grows to fill the screen.
    case pop = 1
}

/// The same for a preview that was tapped.
// apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor @objc public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    /// How the preview goes. Default: dismiss.
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animations that others have added to one coming or going of a menu.
@MainActor
package final class MenuAnimator: UIObject, UIContextMenuInteractionCommitAnimating, UIEditMenuInteractionAnimating {
    package let previewViewController: UIViewController?
    package var preferredCommitStyle: UIContextMenuInteractionCommitStyle = .dismiss
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    package init(previewViewController: UIViewController?) {
        self.previewViewController = previewViewController
        super.init()
    }

    package func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    package func animate() {
        for animation in animations { animation() }
        animations = []
    }

    package func complete() {
        let completions = completions
        self.completions = []
        for completion in completions { completion() }
    }
}
