import Testing
@testable import UIKitContainers
import UIKitTesting

@MainActor
struct PopGestureTests {
    private let log = ControllerLog()
    private let a: LoggingController
    private let b: LoggingController
    private let navigation: UINavigationController
    private let screen: TestScreen

    init() {
        a = LoggingController("A", log)
        b = LoggingController("B", log)
        navigation = UINavigationController(rootViewController: a)
        screen = TestScreen(showing: navigation, scale: 1)
        navigation.pushViewController(b, animated: false)
        screen.settle()
        log.calls = []
    }

    /// A finger that comes in from the edge, goes so far, and stays there a moment.
    private func drag(to x: CGFloat) -> TestFinger {
        let finger = screen.touchDown(at: CGPoint(x: 4, y: 400))
        for step in 1...10 {
            finger.move(to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 400))
            screen.wait(0.016)
        }
        screen.wait(0.3)
        return finger
    }

    @Test("The page follows the finger, and goes when it is let go beyond the middle")
    func finish() {
        let finger = drag(to: 264)
        #expect(abs((b.view.layer.presentation()?.frame.minX ?? 0) - 250) < 30)
        finger.lift()
        screen.wait(1)
        #expect(navigation.viewControllers == [a])
        #expect(a.view.window != nil)
        #expect(b.view.superview == nil)
        #expect(navigation.navigationBar.items == [a.navigationItem])
        #expect(log.calls == ["B.willDisappear animated", "A.willAppear animated", "B.didDisappear animated", "A.didAppear animated"])
    }

    @Test("NV-34: a cancelled drag brings everything back")
    func cancel() {
        let finger = drag(to: 100)
        finger.lift()
        screen.wait(1)
        #expect(navigation.viewControllers == [a, b])
        #expect(b.view.frame.minX == 0)
        #expect(a.view.superview == nil)
        #expect(navigation.navigationBar.items == [a, b].map(\.navigationItem))
        #expect(b.parent === navigation)
        #expect(
            log.calls == [
                "B.willDisappear animated", "A.willAppear animated", "A.willDisappear animated", "A.didDisappear animated",
                "B.willAppear animated", "B.didAppear animated",
            ])
        navigation.popViewController(animated: true)
        screen.wait(1)
        #expect(navigation.viewControllers == [a])
        #expect(a.view.window != nil)
    }

    @Test("A page that is pushed while a finger pops stays on the stack when the finger lets go too early")
    func pushDuringCancelledPop() {
        let c = UIViewController()
        let finger = drag(to: 100)
        navigation.pushViewController(c, animated: true)
        finger.lift()
        screen.wait(2)
        #expect(navigation.viewControllers == [a, b, c])
        #expect(navigation.topViewController === c)
        #expect(c.view.window != nil)
        #expect(b.view.superview == nil)
        #expect(c.parent === navigation)
        #expect(navigation.navigationBar.items == [a, b, c].map(\.navigationItem))
        navigation.popViewController(animated: true)
        screen.wait(2)
        #expect(navigation.viewControllers == [a, b])
        #expect(b.view.window != nil)
    }

    @Test("A fast finger decides by its direction")
    func flick() throws {
        try screen.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 120, y: 400), in: 0.1)
        screen.wait(1)
        #expect(navigation.viewControllers == [a])
    }

    @Test("NV-32: nothing happens while the bar is hidden")
    func hiddenBar() {
        navigation.isNavigationBarHidden = true
        drag(to: 300).lift()
        screen.wait(1)
        #expect(navigation.viewControllers == [a, b])
        #expect(log.calls.isEmpty)
    }

    @Test("NV-33: the root stays, even if another delegate lets the gesture begin")
    func root() {
        navigation.popViewController(animated: false)
        screen.settle()
        log.calls = []
        drag(to: 300).lift()
        navigation.interactivePopGestureRecognizer?.delegate = nil
        drag(to: 300).lift()
        screen.wait(1)
        #expect(navigation.viewControllers == [a])
        #expect(log.calls.isEmpty)
        #expect(a.view.frame.minX == 0)
    }

    @Test("A page that hides its back button cannot be dragged away, unless another delegate allows it")
    func hiddenBackButton() {
        b.navigationItem.hidesBackButton = true
        drag(to: 300).lift()
        screen.wait(1)
        #expect(navigation.viewControllers == [a, b])
        navigation.interactivePopGestureRecognizer?.delegate = nil
        drag(to: 300).lift()
        screen.wait(1)
        #expect(navigation.viewControllers == [a])
    }
}
