import Foundation

/// What a scene is good for: by it the one is found that an activity or a URL goes to.
// apple: https://developer.apple.com/documentation/uikit/uisceneactivationconditions
@preconcurrency @MainActor @objcMembers open class UISceneActivationConditions: UIObject {
    @preconcurrency @MainActor public override init() { super.init() }

    /// True for the identifiers of what the scene can show (`NSUserActivity.targetContentIdentifier`, or the text of a URL). Default:
    /// for all.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// True for those that it is the best for. Default: for none.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    func canActivate(for identifier: String) -> Bool { canActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) }
    func prefers(_ identifier: String) -> Bool { prefersToActivateForTargetContentIdentifierPredicate.evaluate(with: identifier) }
}
