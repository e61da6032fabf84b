public import Foundation

extension UIViewController {
    /// Shows a controller in the way of what is around: pushed in a navigation controller, else presented.
    ///
    /// Passes the controller on to the parent; an override along the way may show it otherwise.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/show(_:sender:)
    @objc(showViewController:sender:)
    open func show(_ vc: UIViewController, sender: Any?) {
        if let parentController { return parentController.show(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Shows a controller where details belong: in the second column of a split view, else presented.
    ///
    /// Passes the controller on to the parent; an override along the way may show it otherwise.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller(_:sender:)
    @objc(showDetailViewController:sender:)
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let parentController { return parentController.showDetailViewController(vc, sender: sender) }
        present(vc, animated: UIView.areAnimationsEnabled)
    }

    /// Posted by a split view controller when it has become one column, or several again: what is shown as a detail goes elsewhere then.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification
    public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
        "UIViewControllerShowDetailTargetDidChangeNotification")

    /// The nearest controller around this one that performs an action; nil if there is none.
    ///
    /// Every controller has ``show(_:sender:)`` and ``showDetailViewController(_:sender:)``; for those two a controller counts if
    /// its `canPerformAction(_:withSender:)` says so, which is false unless it is overridden.
    // apple: https://developer.apple.com/documentation/uikit/uiviewcontroller/targetviewcontroller(foraction:sender:)
    @objc(targetViewControllerForAction:sender:)
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        var candidate = parentController
        while let controller = candidate {
            if controller.canPerformAction(action, withSender: sender) { return controller }
            candidate = controller.parentController
        }
        return nil
    }

    /// Returns true if an action is one of the two that every controller has, but few perform in a way of their own.
    static func isPassedOn(_ action: Selector) -> Bool {
        action == #selector(UIViewController.show(_:sender:)) || action == #selector(UIViewController.showDetailViewController(_:sender:))
    }
}
