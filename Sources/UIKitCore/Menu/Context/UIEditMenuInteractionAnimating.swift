import Foundation

/// Lets others move together with an edit menu that comes or goes.
// apple: https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating
@preconcurrency @MainActor @objc public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Runs with the menu's own animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs when that is over.
    func addCompletion(_ completion: @escaping () -> Void)
}
