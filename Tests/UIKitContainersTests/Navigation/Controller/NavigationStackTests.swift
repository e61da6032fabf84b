import Testing
@testable import UIKitContainers
import UIKitTesting

@MainActor
struct NavigationStackTests {
    private let log = ControllerLog()
    private let a: LoggingController
    private let b: LoggingController
    private let c: LoggingController
    private let d: LoggingController
    private let navigation: UINavigationController
    private let screen: TestScreen

    init() {
        a = LoggingController("A", log)
        b = LoggingController("B", log)
        c = LoggingController("C", log)
        d = LoggingController("D", log)
        navigation = UINavigationController(rootViewController: a)
        screen = TestScreen(showing: navigation, scale: 1)
        log.calls = []
    }

    @Test("NV-01: the root is on the stack, and no animation brings it")
    func root() {
        let navigation = UINavigationController(rootViewController: b)
        #expect(navigation.viewControllers == [b])
        #expect(navigation.topViewController === b)
        #expect(b.viewIfLoaded == nil)
    }

    @Test("NV-02: the stack has the new page when the call returns", arguments: [true, false])
    func push(animated: Bool) {
        navigation.pushViewController(b, animated: animated)
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.topViewController === b)
        #expect(navigation.visibleViewController === b)
    }

    @Test("NV-03: without animation all four callbacks have run after a turn")
    func pushAtOnce() {
        navigation.pushViewController(b, animated: false)
        screen.settle()
        #expect(log.calls == ["B.viewDidLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        #expect(b.view.window === screen.window)
        #expect(a.view.superview == nil)
    }

    @Test("Of several pages pushed in one turn only the last is shown")
    func severalAtOnce() {
        navigation.pushViewController(b, animated: false)
        navigation.pushViewController(c, animated: false)
        screen.settle()
        #expect(!b.isViewLoaded)
        #expect(c.view.window != nil)
        #expect(b.parent === navigation)
        #expect(navigation.navigationBar.items?.count == 3)
    }

    @Test("A page that was pushed without animation can present in the same turn, in a window that is not shown too")
    func presentingFromNewPage() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.addSubview(navigation.view)
        navigation.pushViewController(b, animated: false)
        navigation.pushViewController(c, animated: false)
        c.present(d, animated: false)
        #expect(navigation.presentedViewController === d)
        #expect(d.presentingViewController === navigation)
    }

    @Test("A controller of a class that is only known at run time is made with its root")
    func madeByClass() {
        let type: UINavigationController.Type = OwnNavigationController.self
        let made = type.init(rootViewController: b)
        #expect(made is OwnNavigationController)
        #expect(made.viewControllers == [b])
    }

    @Test("NV-07: a tab bar controller can be pushed")
    func pushingTabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [b, c]
        navigation.pushViewController(tabs, animated: false)
        screen.settle()
        #expect(navigation.topViewController === tabs)
        #expect(b.viewIfLoaded?.window != nil)
        navigation.popViewController(animated: false)
        screen.settle()
        #expect(a.viewIfLoaded?.window != nil)
        #expect(b.viewIfLoaded?.window == nil)
    }

    @Test("NV-08: popping gives the old top back; the root stays")
    func pop() {
        #expect(navigation.popViewController(animated: false) == nil)
        #expect(navigation.viewControllers == [a])
        navigation.pushViewController(b, animated: false)
        screen.settle()
        #expect(navigation.popViewController(animated: false) === b)
        #expect(navigation.viewControllers == [a])
        screen.settle()
        #expect(b.parent == nil)
        #expect(a.view.window != nil)
    }

    @Test("NV-09: popping to a page gives those above it in stack order; none for the top")
    func popTo() {
        navigation.setViewControllers([a, b, c, d], animated: false)
        screen.settle()
        #expect(navigation.popToViewController(d, animated: false) == [])
        #expect(navigation.popToViewController(b, animated: false) == [c, d])
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("NV-11: popping to the root leaves the root only")
    func popToRoot() {
        #expect(navigation.popToRootViewController(animated: false) == [])
        navigation.setViewControllers([a, b, c], animated: false)
        #expect(navigation.popToRootViewController(animated: true) == [b, c])
        #expect(navigation.viewControllers == [a])
    }

    @Test("NV-12: of several popped pages only the old top is notified of appearance; the others leave")
    func popSeveral() {
        navigation.setViewControllers([a, b, c], animated: false)
        screen.settle()
        log.calls = []
        navigation.popToRootViewController(animated: true)
        screen.wait(1)
        #expect(log.calls == ["C.willDisappear animated", "A.willAppear animated", "C.didDisappear animated", "A.didAppear animated"])
        #expect(b.parent == nil)
        #expect(c.parent == nil)
        #expect(navigation.children == [a])
    }

    @Test("NV-13: a new top is pushed, one from below is popped to, the same one stays")
    func setAnimated() {
        let recorder = OperationRecorder()
        navigation.delegate = recorder
        navigation.setViewControllers([a, b], animated: true)
        screen.wait(1)
        navigation.setViewControllers([c, b], animated: true)
        screen.wait(1)
        navigation.setViewControllers([b, c, d], animated: true)
        screen.wait(1)
        navigation.setViewControllers([b], animated: true)
        screen.wait(1)
        #expect(recorder.operations == [.push, .push, .pop])
        #expect(navigation.viewControllers == [b])
        #expect(b.view.window != nil)
        #expect(navigation.navigationBar.items == [b.navigationItem])
    }

    @Test("NV-14: an empty stack shows nothing")
    func empty() {
        navigation.setViewControllers([], animated: false)
        screen.settle()
        #expect(navigation.topViewController == nil)
        #expect(a.view.superview == nil)
        #expect(a.parent == nil)
        #expect(navigation.navigationBar.items == nil)
    }

    @Test("NV-15: pages, and what is inside of them, know their navigation controller")
    func navigationController() {
        let inner = UIViewController()
        b.addChild(inner)
        navigation.pushViewController(b, animated: false)
        #expect(b.parent === navigation)
        #expect(b.navigationController === navigation)
        #expect(inner.navigationController === navigation)
        #expect(navigation.navigationController == nil)
    }

    @Test("NV-22: a push during a transition waits for its end; then bar and stack are in step")
    func pushDuringTransition() {
        navigation.pushViewController(b, animated: true)
        screen.wait(0.1)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.viewControllers == [a, b, c])
        #expect(c.viewIfLoaded?.window == nil)
        screen.wait(1)
        #expect(c.view.window != nil)
        #expect(b.view.superview == nil)
        #expect(navigation.navigationBar.items == [a, b, c].map(\.navigationItem))
    }

    @Test("NV-21: what is to be seen is what is presented, else the page on top")
    func visible() {
        navigation.pushViewController(b, animated: false)
        screen.settle()
        #expect(navigation.visibleViewController === b)
        b.present(c, animated: false)
        screen.settle()
        #expect(navigation.visibleViewController === c)
        #expect(navigation.topViewController === b)
        c.dismiss(animated: false)
        #expect(navigation.visibleViewController === b)
    }

    @Test("NV-43: showing a page inside is an animated push")
    func show() {
        a.show(b, sender: nil)
        #expect(navigation.viewControllers == [a, b])
        screen.wait(0.1)
        #expect(a.view.superview != nil)
        #expect(b.view.superview != nil)
        screen.wait(1)
        #expect(a.view.superview == nil)
        #expect(b.presentingViewController == nil)
        #expect(a.targetViewController(forAction: #selector(UIViewController.show(_:sender:)), sender: nil) === navigation)
    }

    @Test("NV-36, NV-37: title and tab are those of the lowest page, unless the controller has its own; the bar does not show them")
    func title() {
        navigation.pushViewController(b, animated: false)
        #expect(navigation.title == "A")
        #expect(navigation.tabBarItem === a.tabBarItem)
        navigation.title = "Mine"
        screen.settle()
        #expect(navigation.title == "Mine")
        #expect(!screen.shows("Mine"))
        #expect(screen.shows("B"))
    }

    @Test("Before the view is loaded the stack can be changed; only the top's view is loaded then")
    func beforeLoading() {
        let navigation = UINavigationController()
        navigation.pushViewController(b, animated: true)
        navigation.pushViewController(c, animated: true)
        #expect(!navigation.isViewLoaded)
        #expect(!c.isViewLoaded)
        #expect(c.parent === navigation)
        screen.window.rootViewController = navigation
        screen.settle()
        #expect(c.view.window != nil)
        #expect(!b.isViewLoaded)
    }

    @Test("The delegate says in which orientation the controller wants to be presented")
    func orientationForPresentation() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        let controller = UINavigationController(rootViewController: UIViewController())
        let usual = controller.preferredInterfaceOrientationForPresentation
        let delegate = Delegate()
        controller.delegate = delegate
        #expect(controller.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(usual == .portrait)
    }
}

@MainActor
private final class OperationRecorder: NSObject, UINavigationControllerDelegate {
    var operations: [UINavigationController.Operation] = []

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return nil
    }
}

private final class OwnNavigationController: UINavigationController {
}
