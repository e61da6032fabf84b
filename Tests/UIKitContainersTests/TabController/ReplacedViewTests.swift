import Testing
import UIKit
import UIKitTesting

/// Takes another view at the last moment.
private final class Changeable: UIViewController {
    let label = UILabel()
    private(set) var appearances = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard view !== label else { return }
        label.text = "other"
        view = label
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appearances += 1
    }
}

@MainActor
struct ReplacedViewTests {
    private let page = Changeable()

    @Test("A view that a root controller takes in viewWillAppear is the one that shows")
    func root() {
        let screen = TestScreen(showing: page)
        #expect(screen.shows("other"))
        #expect(page.view === page.label)
        #expect(page.view.frame == screen.window.bounds)
        #expect(screen.window.subviews == [page.label])
        #expect(page.appearances == 1)
    }

    @Test("The same inside of a navigation controller", arguments: [true, false])
    func navigation(animated: Bool) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let screen = TestScreen(showing: navigation)
        navigation.pushViewController(page, animated: animated)
        screen.wait(2)
        #expect(screen.shows("other"))
        #expect(page.appearances == 1)
        #expect(page.view.convert(page.view.bounds, to: nil).minX == 0)
        navigation.popViewController(animated: animated)
        screen.wait(2)
        #expect(!screen.shows("other"))
        #expect(page.view.superview == nil)
    }

    @Test("The same as the first page of a navigation controller, in a tab")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: page)]
        let screen = TestScreen(showing: tabs)
        tabs.selectedIndex = 1
        screen.wait(1)
        #expect(screen.shows("other"))
        #expect(page.appearances == 1)
    }

    @Test("A view that is set while the controller shows replaces the one before")
    func later() {
        let controller = UIViewController()
        let screen = TestScreen(showing: controller)
        let former = controller.view!
        let label = UILabel()
        label.text = "later"
        controller.view = label
        screen.settle()
        #expect(screen.shows("later"))
        #expect(former.superview == nil)
        #expect(label.frame == screen.window.bounds)
    }
}
