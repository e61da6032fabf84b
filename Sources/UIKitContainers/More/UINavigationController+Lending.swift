import Foundation
@_spi(ForasteroInternal) import UIKitCore

// A stack that has no position on the bar of a tab bar controller lends its pages to the one that shows what has none.
extension UINavigationController {
    /// The page that stands for the stack: the lowest one, also while that is lent.
    var lowestPage: UIViewController? { stack.first ?? lentRoot }

    /// Gives all pages away.
    /// - Precondition: nobody sees the controller.
    func lendPages() -> [UIViewController] {
        let pages = stack
        // Before they leave: whoever is notified of that asks for the tab.
        lentRoot = pages.first
        setViewControllers([], animated: false)
        settleAtOnce()
        return pages
    }

    /// Takes lent pages back, below what has been pushed meanwhile.
    /// - Parameter pages: nil where only the lowest has not been popped.
    func takePagesBack(_ pages: [UIViewController]?) {
        guard let root = lentRoot else { return }
        let returning = (pages ?? [root]).filter { !stack.contains($0) }
        setViewControllers(returning + stack, animated: false)
        lentRoot = nil
        settleAtOnce()
    }

    /// Shows the top of the stack, and notifies all controllers concerned, before it returns.
    func settleAtOnce() {
        // Without a view everybody has been notified.
        guard isViewLoaded else { return }
        guard isOnScreen else { return showTopAtOnce() }
        pageTransition.running?.finishNow()
        showPending()
        pageTransition.running?.finishNow()
    }
}
