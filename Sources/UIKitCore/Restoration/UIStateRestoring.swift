import Foundation

/// An object whose state is kept until the application is started again, with that of the controllers (SV-97). Apps with scenes keep
/// an activity instead: ``UISceneDelegate/stateRestorationActivity(for:)``.
// apple: https://developer.apple.com/documentation/uikit/uistaterestoring
@preconcurrency @MainActor @objc public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose state this one's is kept beneath.
    @objc optional var restorationParent: (any UIStateRestoring)? { get }
    /// Who makes the object again.
    @objc optional var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Writes the state of the object.
    @objc(encodeRestorableStateWithCoder:) optional func encodeRestorableState(with coder: NSCoder)
    /// Reads the state of the object.
    @objc(decodeRestorableStateWithCoder:) optional func decodeRestorableState(with coder: NSCoder)
    /// All state has been read.
    @objc optional func applicationFinishedRestoringState()
}

extension UIViewController: UIStateRestoring {}
extension UIView: UIStateRestoring {}

/// Makes a controller again whose state was kept, before anybody else is asked.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollerrestoration
@preconcurrency @MainActor public protocol UIViewControllerRestoration {
    /// Makes the controller; nil for none: its state is dropped.
    /// - Parameters:
    ///   - identifierComponents: the identifiers of all controllers around it, the outermost first, and its own.
    ///   - coder: what the controller has written; has its storyboard under
    ///     ``UIApplication/stateRestorationViewControllerStoryboardKey``.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}

/// Makes an object again whose state was kept.
// apple: https://developer.apple.com/documentation/uikit/uiobjectrestoration
@preconcurrency @MainActor public protocol UIObjectRestoration {
    /// Makes the object; nil for none.
    static func object(withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder) -> (any UIStateRestoring)?
}

/// Says which row or item an index path stands for when its state is kept: tables keep by it which rows are selected.
// apple: https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation
@preconcurrency @MainActor @objc public protocol UIDataSourceModelAssociation {
    /// A text that stands for an element, and stays the same when the element moves; nil for none.
    @objc(modelIdentifierForElementAtIndexPath:inView:)
    func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
    /// Where the element is now; nil if it is gone.
    @objc(indexPathForElementWithModelIdentifier:inView:)
    func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
