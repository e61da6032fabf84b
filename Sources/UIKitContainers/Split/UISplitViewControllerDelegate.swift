public import UIKitCore

/// Is notified of the columns of a split view controller, and decides about them.
// apple: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor @objc public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Other columns are about to be seen.
    @objc(splitViewController:willChangeToDisplayMode:)
    optional func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// The mode that the button of ``UISplitViewController/displayModeButtonItem`` changes to; automatic leaves it to the controller.
    @objc(targetDisplayModeForActionInSplitViewController:)
    optional func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// Shows a controller in the delegate's own way, and returns true; false leaves it to the split view controller.
    @objc(splitViewController:showViewController:sender:)
    optional func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool

    /// The same for details.
    @objc(splitViewController:showDetailViewController:sender:)
    optional func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Classic

    /// The controller to show where there is room for one only. Without it: the primary one.
    @objc(primaryViewControllerForCollapsingSplitViewController:)
    optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// The primary controller when there is room for two again. Without it: the one that is shown. Without it: what is shown.
    @objc(primaryViewControllerForExpandingSplitViewController:)
    optional func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// Returns true if the delegate has done something with the secondary one, and be it nothing; else it is put on top of the primary one.
    @objc(splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:)
    optional func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// The secondary one when there is room for two again; nil takes what is on top of the primary one.
    @objc(splitViewController:separateSecondaryViewControllerFromPrimaryViewController:)
    optional func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Columns

    /// Which column is on top where there is room for one only.
    @objc(splitViewController:topColumnForCollapsingToProposedTopColumn:)
    optional func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// Which columns are seen when there is room for several again.
    @objc(splitViewController:displayModeForExpandingToProposedDisplayMode:)
    optional func splitViewController(
        _ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    /// There is one column only now.
    @objc(splitViewControllerDidCollapse:)
    optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)

    /// There are several columns now.
    @objc(splitViewControllerDidExpand:)
    optional func splitViewControllerDidExpand(_ svc: UISplitViewController)

    /// A column is about to come in.
    @objc(splitViewController:willShowColumn:)
    optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// A column is about to go.
    @objc(splitViewController:willHideColumn:)
    optional func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
}
