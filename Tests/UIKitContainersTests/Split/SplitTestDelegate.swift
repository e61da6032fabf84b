import UIKitTesting

/// Writes down what a split view controller tells, and answers as set.
@MainActor
final class SplitTestDelegate: NSObject, UISplitViewControllerDelegate {
    var calls: [String] = []
    var discardsSecondary = false
    var top: UISplitViewController.Column?
    var target: UISplitViewController.DisplayMode = .automatic
    var showsDetailItself = false
    var separates: (() -> UIViewController?)?

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        calls.append("to \(displayMode.rawValue)")
    }

    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode { target }

    func splitViewController(_ split: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        if showsDetailItself { calls.append("detail \(vc.title ?? "")") }
        return showsDetailItself
    }

    func splitViewController(_ split: UISplitViewController, collapseSecondary secondary: UIViewController, onto primary: UIViewController)
        -> Bool
    {
        calls.append("collapse")
        return discardsSecondary
    }

    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column)
        -> UISplitViewController.Column
    {
        calls.append("top \(proposed.rawValue)")
        return top ?? proposed
    }

    func splitViewController(_ split: UISplitViewController, separateSecondaryFrom primary: UIViewController) -> UIViewController? {
        separates?()
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { calls.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { calls.append("expanded") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        calls.append("show \(column.rawValue)")
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        calls.append("hide \(column.rawValue)")
    }
}
