import Testing
@testable import UIKitContainers
import UIKitTesting

/// Which callbacks a push and a pop send, and when.
@MainActor
struct NavigationAppearanceTests {
    private let log = ControllerLog()
    private let a: PageController
    private let b: PageController
    private let navigation: UINavigationController
    private let delegate: ShowRecorder

    init() {
        a = PageController("A", log)
        b = PageController("B", log)
        navigation = UINavigationController(rootViewController: a)
        delegate = ShowRecorder(log)
        navigation.delegate = delegate
    }

    private func makeScreen() -> TestScreen {
        let screen = TestScreen(showing: navigation, scale: 1)
        log.calls = []
        return screen
    }

    @Test("NV-19: when the controller comes on screen the delegate is notified of the root")
    func firstAppearance() {
        let screen = TestScreen(showing: navigation, scale: 1)
        screen.settle()
        let calls = log.calls.filter { !$0.contains("Move") }
        #expect(calls == ["A.viewDidLoad", "A.willAppear", "willShow A", "A.didAppear", "didShow A"])
    }

    @Test("NV-16, NV-18, VC-21: a push")
    func push() {
        let screen = makeScreen()
        navigation.pushViewController(b, animated: true)
        screen.wait(1)
        #expect(
            log.calls == [
                "B.willMove to parent", "B.viewDidLoad", "A.willDisappear animated", "B.willAppear animated", "willShow B animated",
                "A.didDisappear animated", "B.didAppear animated", "B.didMove to parent", "didShow B animated",
            ])
    }

    @Test("NV-17, NV-20, VC-22: a pop")
    func pop() {
        let screen = makeScreen()
        navigation.pushViewController(b, animated: false)
        screen.settle()
        log.calls = []
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(
            log.calls == [
                "B.willMove to nil", "B.willDisappear animated", "A.willAppear animated", "willShow A animated",
                "B.didDisappear animated", "A.didAppear animated", "B.didMove to nil", "didShow A animated",
            ])
    }

    @Test("NV-20: replacing the stack tells the delegate of the new top")
    func replace() {
        let screen = makeScreen()
        navigation.setViewControllers([b], animated: false)
        screen.settle()
        #expect(log.calls.filter { $0.contains("Show") } == ["willShow B", "didShow B"])
        #expect(a.parent == nil)
        #expect(navigation.children == [b])
    }

    @Test("VC-36, VC-37: a page moves to its parent when pushed, not when uncovered; and from it when popped, not when covered")
    func moving() {
        let screen = makeScreen()
        navigation.pushViewController(b, animated: true)
        screen.wait(1)
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(a.moves == ["appears, moving to parent", "disappears", "appears"])
        #expect(b.moves == ["appears, moving to parent", "disappears, moving from parent"])
    }

    @Test("A popped page is let go")
    func release() {
        let screen = makeScreen()
        weak var gone: UIViewController?
        do {
            let page = LoggingController("C", log)
            gone = page
            navigation.pushViewController(page, animated: true)
            screen.wait(1)
            navigation.popViewController(animated: true)
            screen.wait(1)
        }
        #expect(gone == nil)
    }

    @Test("A transition coordinator runs what is to happen with the push, and says when it is over")
    func coordinator() throws {
        let screen = makeScreen()
        navigation.pushViewController(b, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        let marker = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        b.view.addSubview(marker)
        coordinator.animate(
            alongsideTransition: { _ in marker.alpha = 0.5 }, completion: { _ in self.log.calls.append("over") })
        screen.wait(1)
        #expect(log.calls.contains("over"))
        #expect(marker.alpha == 0.5)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("An animator of the delegate's is used, and may be led")
    func customAnimator() {
        let screen = makeScreen()
        delegate.animator = FadeAnimator()
        navigation.pushViewController(b, animated: true)
        screen.wait(0.5)
        #expect(b.view.superview != nil)
        #expect(navigation.transitionCoordinator?.transitionDuration == 1)
        screen.wait(1)
        #expect(a.view.superview == nil)
        #expect(log.calls.last == "didShow B animated")
    }
}

/// Writes down changes of parent too, and whether it moves as it appears.
final class PageController: LoggingController {
    var moves: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        moves.append("appears" + (isMovingToParent ? ", moving to parent" : ""))
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        moves.append("disappears" + (isMovingFromParent ? ", moving from parent" : ""))
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log.calls.append("\(name).willMove to \(parent == nil ? "nil" : "parent")")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log.calls.append("\(name).didMove to \(parent == nil ? "nil" : "parent")")
    }
}

@MainActor
final class ShowRecorder: NSObject, UINavigationControllerDelegate {
    private let log: ControllerLog
    var animator: (any UIViewControllerAnimatedTransitioning)?

    init(_ log: ControllerLog) { self.log = log }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { note("willShow", viewController, animated) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { note("didShow", viewController, animated) }

    func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    private func note(_ call: String, _ controller: UIViewController, _ animated: Bool) {
        log.calls.append("\(call) \(controller.title ?? "nil")\(animated ? " animated" : "")")
    }
}

@MainActor
private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(
            withDuration: 1, animations: { view.alpha = 1 },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }
}
