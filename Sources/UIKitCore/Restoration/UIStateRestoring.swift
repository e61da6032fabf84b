import Foundation

/// An object whose state is kept with that of controllers, in the way of apps without scenes.
///
/// That way is not taken here: nothing is asked for its state, and nothing is restored. What a scene is at is kept
/// (``UISceneDelegate/stateRestorationActivity(for:)``).
// apple: https://developer.apple.com/documentation/uikit/uistaterestoring
@preconcurrency @MainActor @objc public protocol UIStateRestoring: NSObjectProtocol {
    @objc optional var restorationParent: (any UIStateRestoring)? { get }
    @objc optional var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    @objc(encodeRestorableStateWithCoder:) optional func encodeRestorableState(with coder: NSCoder)
    @objc(decodeRestorableStateWithCoder:) optional func decodeRestorableState(with coder: NSCoder)
    @objc optional func applicationFinishedRestoringState()
}

/// Makes a controller again whose state was kept. Never asked here.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Makes an object again whose state was kept. Never asked here.
// apple: https://developer.apple.com/documentation/uikit/uiobjectrestoration
@preconcurrency @MainActor public protocol UIObjectRestoration {
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// Says which row or item an index path stands for when its state is kept. Never asked here.
// apple: https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation
@preconcurrency @MainActor @objc public protocol UIDataSourceModelAssociation {
    @objc(modelIdentifierForElementAtIndexPath:inView:)
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    @objc(indexPathForElementWithModelIdentifier:inView:)
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
