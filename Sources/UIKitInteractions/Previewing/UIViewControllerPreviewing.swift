import Foundation

/// A view whose content can be looked at by pressing harder, on devices that feel it. This one does not: it never asks (its
/// ``UITraitCollection/forceTouchCapability`` is not available). Menus have replaced such previews.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing
@preconcurrency @MainActor @objc public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// Would wait for the press.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    /// Who would be asked.
    var delegate: any UIViewControllerPreviewingDelegate { get }
    /// The view that was registered.
    var sourceView: UIView { get }
    /// The part that would stay in sight while the rest is blurred. Default: the bounds of the view.
    var sourceRect: CGRect { get set }
}

/// Would be asked for what a press shows, and shows it whole.
// apple: https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate
@preconcurrency @MainActor @objc public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller that would be shown for a press at a position. Never asked here.
    @objc(previewingContext:viewControllerForLocation:)
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?
    /// Shows the controller. Never called here.
    @objc(previewingContext:commitViewController:)
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}
