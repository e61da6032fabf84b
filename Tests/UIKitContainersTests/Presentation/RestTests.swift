import Testing
import UIKitLists
import UIKitTesting

/// What is shown and not touched asks for nothing: layout that asks for layout would keep a processor busy for ever.
@MainActor
struct RestTests {
    nonisolated enum Kind: CaseIterable, Sendable {
        case stack, tabs, more, split, columns, pages, curl, sheet, popover, alert, actionSheet
    }

    @Test("Controllers that rest ask for no layout", arguments: Kind.allCases)
    func rest(kind: Kind) {
        let screen = TestScreen(size: CGSize(width: 820, height: 1180), scale: 1)
        let root = UITableViewController(style: .plain)
        screen.window.rootViewController = root
        screen.settle()
        show(kind, in: screen, from: root)
        screen.wait(1)
        screen.settle()
        #expect(asking(screen.window.layer).isEmpty)
    }

    /// The layers that want layout.
    private func asking(_ layer: CALayer) -> [String] {
        let own = layer.needsLayout() ? ["\(layer.delegate.map { "\(type(of: $0))" } ?? "layer")"] : []
        return own + (layer.sublayers ?? []).flatMap { asking($0) }
    }

    private func show(_ kind: Kind, in screen: TestScreen, from root: UIViewController) {
        switch kind {
        case .stack: screen.window.rootViewController = UINavigationController(rootViewController: UITableViewController())
        case .tabs: screen.window.rootViewController = tabs(3)
        case .more: screen.window.rootViewController = tabs(12)
        case .split:
            let split = UISplitViewController()
            split.viewControllers = [UIViewController(), UIViewController()]
            split.preferredDisplayMode = .oneOverSecondary
            screen.window.rootViewController = split
        case .columns:
            let split = UISplitViewController(style: .tripleColumn)
            for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
                split.setViewController(UITableViewController(), for: column)
            }
            split.preferredDisplayMode = .twoBesideSecondary
            screen.window.rootViewController = split
        case .pages: screen.window.rootViewController = pages(.scroll)
        case .curl: screen.window.rootViewController = pages(.pageCurl)
        case .sheet: present(UINavigationController(rootViewController: UITableViewController()), .pageSheet, from: root)
        case .popover: present(UITableViewController(), .popover, from: root)
        case .alert: root.present(alert(.alert), animated: true)
        case .actionSheet: root.present(alert(.actionSheet), animated: true)
        }
    }

    private func tabs(_ count: Int) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<count).map { _ in UINavigationController(rootViewController: UITableViewController()) }
        return tabs
    }

    private func pages(_ style: UIPageViewController.TransitionStyle) -> UIPageViewController {
        let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
        return pages
    }

    private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, from root: UIViewController) {
        controller.modalPresentationStyle = style
        controller.popoverPresentationController?.sourceView = root.view
        root.present(controller, animated: true)
    }

    private func alert(_ style: UIAlertController.Style) -> UIAlertController {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
        for title in ["One", "Two", "Three"] { alert.addAction(UIAlertAction(title: title, style: .default)) }
        alert.popoverPresentationController?.sourceView = UIApplication.shared.keyWindow
        return alert
    }
}
