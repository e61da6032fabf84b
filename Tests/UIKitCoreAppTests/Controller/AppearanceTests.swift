import TestLogs
import Testing
import UIKitTesting

@MainActor
struct AppearanceTests {
    private let log = ControllerLog()
    private let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 1)

    @Test("VC-18, VC-20: a root controller loads, appears, is laid out, has appeared")
    func rootController() {
        let controller = LoggingController("A", log)
        let window = UIWindow(frame: screen.window.bounds)
        window.rootViewController = controller
        #expect(log.calls.isEmpty)
        window.makeKeyAndVisible()
        screen.settle()
        #expect(
            log.calls == [
                "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews",
                "A.viewDidAppear",
            ])
    }

    @Test("VC-19: on its way to the screen a view is in no window at viewWillAppear, and all is laid out and drawn at viewDidAppear")
    func wholeOrder() {
        let controller = WatchingController()
        screen.window.rootViewController = controller
        screen.settle()
        #expect(
            controller.calls == [
                "viewWillAppear outside", "part willMove(toWindow:)", "part didMoveToWindow", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "part layoutSubviews", "part draw", "viewDidAppear inside",
            ])
    }

    @Test("VC-10: a controller whose loadView sets no view ends the program, with the remedy")
    func noView() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = EmptyController().view }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("did not set the view"))
    }

    @Test("RE-27: a new root controller replaces the old one, as large as the window")
    func replacingRoot() {
        let (first, second) = (LoggingController("A", log), LoggingController("B", log))
        screen.window.rootViewController = first
        screen.settle()
        log.calls = []
        screen.window.rootViewController = second
        screen.settle()
        #expect(first.view.superview == nil)
        #expect(second.view.frame == screen.window.bounds)
        #expect(
            log.calls == [
                "A.viewWillDisappear", "A.viewDidDisappear", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
                "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear",
            ])
    }

    @Test("Hiding a window makes its controllers disappear")
    func hidingWindow() {
        screen.window.rootViewController = LoggingController("A", log)
        screen.settle()
        log.calls = []
        screen.window.isHidden = true
        #expect(log.calls == ["A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test("A window that is shown again has its controllers appear again, once")
    func showingAgain() {
        screen.window.rootViewController = LoggingController("A", log)
        screen.settle()
        screen.window.isHidden = true
        log.calls = []
        screen.window.isHidden = false
        screen.settle()
        #expect(log.calls.filter { $0.contains("ppear") } == ["A.viewWillAppear", "A.viewDidAppear"])
    }

    @Test("A controller's view that comes into a window appears, be the window hidden; it does not appear again when that is shown")
    func hiddenWindow() {
        let controller = LoggingController("A", log)
        let window = UIWindow()
        window.addSubview(controller.view)
        #expect(log.calls == ["A.loadView", "A.viewDidLoad", "A.viewWillAppear"])
        screen.settle()
        #expect(log.calls.last == "A.viewDidAppear")
        log.calls = []
        window.isHidden = false
        screen.settle()
        #expect(!log.calls.contains { $0.contains("ppear") })
        controller.view.removeFromSuperview()
        #expect(log.calls.suffix(2) == ["A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test("VC-31: appearance by hand")
    func byHand() {
        let controller = LoggingController("A", log)
        _ = controller.view
        log.calls = []
        controller.beginAppearanceTransition(true, animated: false)
        #expect(log.calls == ["A.viewWillAppear"])
        controller.endAppearanceTransition()
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(log.calls == ["A.viewWillAppear", "A.viewDidAppear", "A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test("VC-32: turning back halfway sends no viewDidAppear")
    func turningBack() {
        let controller = LoggingController("A", log)
        _ = controller.view
        log.calls = []
        controller.beginAppearanceTransition(true, animated: false)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
        #expect(log.calls == ["A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test("VC-29: going to the background sends no appearance callbacks")
    func background() {
        screen.window.rootViewController = LoggingController("A", log)
        screen.settle()
        log.calls = []
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(log.calls.isEmpty)
    }

    @Test("VC-42: a child's view that comes into the visible tree appears, and disappears when it leaves")
    func childAppears() {
        let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
        screen.window.rootViewController = parent
        screen.settle()
        log.calls = []
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        screen.settle()
        #expect(log.calls.filter { $0.contains("ppear") } == ["C.viewWillAppear", "C.viewDidAppear"])
        log.calls = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.calls == [
                "C.willMove(toParent: nil)", "C.viewWillDisappear", "C.viewDidDisappear", "C.didMove(toParent: nil)",
            ])
    }

    @Test("VC-33: a container passes its appearance on to the children inside")
    func containerForwards() {
        let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        log.calls = []
        screen.window.rootViewController = parent
        screen.settle()
        #expect(
            log.calls.filter { $0.contains("ppear") } == [
                "P.viewWillAppear", "C.viewWillAppear", "P.viewDidAppear", "C.viewDidAppear",
            ])
    }

    @Test("VC-43: a container that forwards by hand keeps the callbacks to itself")
    func forwardingByHand() {
        let (parent, child) = (ManualController("P", log), LoggingController("C", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        log.calls = []
        screen.window.rootViewController = parent
        screen.settle()
        #expect(!log.calls.contains("C.viewWillAppear"))
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(log.calls.suffix(2) == ["C.viewWillAppear", "C.viewDidAppear"])
    }

    @Test("VC-30: a pair of begin and end that is broken is only warned of")
    func unbalanced() {
        let bench = PresentationBench()
        bench.second.beginAppearanceTransition(true, animated: false)
        let text = "Unbalanced calls to begin/end appearance transitions for \(bench.second)."
        #expect(bench.warnings { bench.second.beginAppearanceTransition(true, animated: false) } == [text])
        #expect(bench.warnings { bench.second.endAppearanceTransition() }.isEmpty)
        #expect(bench.warnings { bench.second.endAppearanceTransition() } == [text])
        #expect(bench.appearances() == ["B.viewWillAppear", "B.viewDidAppear"])
    }

    @Test("VC-36: moving to a parent is said at the first appearance only")
    func movingToParent() {
        let (parent, child) = (LoggingController("P", log), MovingController())
        screen.window.rootViewController = parent
        screen.settle()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        screen.settle()
        child.view.removeFromSuperview()
        parent.view.addSubview(child.view)
        screen.settle()
        #expect(child.answers == [true, true, false, false])
    }
}

private final class EmptyController: UIViewController {
    override func loadView() {}
}

private final class WatchingController: UIViewController {
    var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(Part(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) { [unowned self] in calls.append("part \($0)") })
    }

    private var position: String { view.window == nil ? "outside" : "inside" }
    override func viewWillAppear(_ animated: Bool) { calls.append("viewWillAppear \(position)") }
    override func viewWillLayoutSubviews() { calls.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { calls.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear \(position)") }

    private final class Part: UIView {
        let tell: (String) -> Void

        init(frame: CGRect, tell: @escaping (String) -> Void) {
            self.tell = tell
            super.init(frame: frame)
        }

        required init?(coder: NSCoder) { nil }

        override func willMove(toWindow newWindow: UIWindow?) { tell("willMove(toWindow:)") }
        override func didMoveToWindow() { tell("didMoveToWindow") }
        override func layoutSubviews() { tell("layoutSubviews") }
        override func draw(_ rect: CGRect) { tell("draw") }
    }
}

private final class ManualController: LoggingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class MovingController: UIViewController {
    var answers: [Bool] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        answers.append(isMovingToParent)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        answers.append(isMovingToParent)
    }
}
