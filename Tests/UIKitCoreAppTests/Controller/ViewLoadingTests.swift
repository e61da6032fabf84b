import TestLogs
import Testing
import UIKitTesting

@MainActor
struct ViewLoadingTests {
    @Test("VC-01: reading the view loads it, once")
    func loading() {
        let controller = LoggingController("A")
        _ = controller.view
        _ = controller.view
        #expect(controller.log.calls == ["A.loadView", "A.viewDidLoad"])
    }

    @Test("VC-02: asking whether the view is loaded loads nothing")
    func askingLoadsNothing() {
        let controller = LoggingController("A")
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        #expect(controller.log.calls.isEmpty)
    }

    @Test("VC-11: the default view is as large as the screen and follows its superview")
    func defaultView() {
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        let view = UIViewController().view!
        #expect(view.frame == screen.window.bounds)
        #expect(view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    }

    @Test("VC-13: a view that was set to nil is loaded again")
    func reloading() {
        let controller = LoggingController("A")
        _ = controller.view
        controller.view = nil
        #expect(!controller.isViewLoaded)
        _ = controller.view
        #expect(controller.log.calls.count { $0 == "A.viewDidLoad" } == 2)
    }

    @Test("VC-14: a view has one controller")
    func oneController() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let (first, second) = (UIViewController(), UIViewController())
                second.view = first.view
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("A view can only be associated with at most one view controller at a time! <"))
    }

    @Test("VC-15, VC-17: a controller made with init() has neither nib nor title")
    func plainController() {
        let controller = UIViewController()
        #expect(controller.nibName == nil)
        #expect(controller.nibBundle == nil)
        #expect(controller.title == nil)
    }

    @Test("VC-80, RE-01: the chain goes from the view to its controller, then to the superview")
    func responderChain() {
        let controller = UIViewController()
        let inner = UIView()
        controller.view.addSubview(inner)
        #expect(inner.next === controller.view)
        #expect(controller.view.next === controller)
        let screen = TestScreen(showing: controller)
        #expect(controller.next === screen.window)
        #expect(screen.window.next === screen.window.windowScene)
        #expect(screen.window.windowScene?.next === UIApplication.shared)
    }

    @Test("A view that replaces the loaded one in viewDidLoad is the controller's")
    func replacing() {
        final class Replacing: UIViewController {
            let other = UIView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(other)
                view = other
            }
        }
        let controller = Replacing()
        let screen = TestScreen(size: CGSize(width: 320, height: 480))
        screen.window.rootViewController = controller
        screen.settle()
        #expect(controller.view === controller.other)
        #expect(controller.other.window === screen.window)
        #expect(controller.other.frame == screen.window.bounds)
    }
}
