import Testing
import UIKitContainers
import UIKitControls
import UIKitTesting

/// Key-value observing of containers and of their dots.
@MainActor
struct ContainerObservingTests {
    @Test("The selection of tabs is heard of, whether code or a finger makes it")
    func tabs() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = ["A", "B", "C"].map {
            let page = UIViewController()
            page.title = $0
            return page
        }
        let screen = TestScreen(showing: tabs)
        var (indexes, titles): ([Int], [String?]) = ([], [])
        let tokens = [
            tabs.observe(\.selectedIndex, options: .new) { indexes.append($1.newValue ?? -1) },
            tabs.observe(\.selectedViewController) { tabs, _ in titles.append(tabs.selectedViewController?.title) },
        ]
        tabs.selectedIndex = 1
        try screen.tabBars.buttons["C"].tap()
        tabs.selectedViewController = tabs.viewControllers?.first
        tabs.selectedIndex = 0
        #expect(indexes == [1, 2, 0])
        #expect(titles == ["B", "C", "A"])
        withExtendedLifetime(tokens) {}
    }

    @Test("The stack of a navigation controller is heard of, also when pages are pushed and popped")
    func stack() {
        let stack = UINavigationController(rootViewController: UIViewController())
        var counts: [Int] = []
        let token = stack.observe(\.viewControllers, options: [.old, .new]) { _, change in
            counts += [change.oldValue?.count ?? -1, change.newValue?.count ?? -1]
        }
        stack.pushViewController(UIViewController(), animated: false)
        stack.popViewController(animated: false)
        stack.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        #expect(counts == [1, 2, 2, 1, 1, 3])
        withExtendedLifetime(token) {}
    }

    @Test("The page of a page control is heard of, also when there are fewer pages")
    func dots() {
        let dots = UIPageControl()
        dots.numberOfPages = 5
        var heard: [String] = []
        let tokens = [
            dots.observe(\.currentPage) { dots, _ in heard.append("page \(dots.currentPage)") },
            dots.observe(\.numberOfPages) { dots, _ in heard.append("pages \(dots.numberOfPages)") },
        ]
        dots.currentPage = 4
        dots.numberOfPages = 3
        #expect(heard == ["page 4", "pages 3", "page 2"])
        withExtendedLifetime(tokens) {}
    }
}
