import TestLogs
import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

@MainActor
struct PresentingTests {
    private let bench = PresentationBench()
    private var screen: TestScreen { bench.screen }

    @Test("VC-23, VC-27: a full-screen presentation; the completion comes last", arguments: [true, false])
    func fullScreen(animated: Bool) {
        bench.present(bench.second, on: bench.first, style: .fullScreen, animated: animated)
        #expect(
            bench.appearances() == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "A.viewDidDisappear", "presented",
            ])
    }

    @Test("VC-24, VC-28: its dismissal; the completion comes last", arguments: [true, false])
    func fullScreenDismissal(animated: Bool) {
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        _ = bench.appearances()
        bench.dismiss(bench.second, animated: animated)
        #expect(
            bench.appearances() == [
                "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear", "dismissed",
            ])
        #expect(bench.first.view.superview === screen.window)
        #expect(screen.window.subviews == [bench.first.view])
    }

    @Test(
        "VC-25: a presenter that stays visible is not notified",
        arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .overFullScreen, .overCurrentContext, .custom, .popover])
    func presenterStays(style: UIModalPresentationStyle) {
        bench.present(bench.second, on: bench.first, style: style)
        #expect(bench.appearances() == ["B.viewWillAppear", "B.viewDidAppear", "presented"])
        #expect(bench.first.view.window != nil)
        bench.dismiss(bench.first)
        #expect(bench.appearances() == ["B.viewWillDisappear", "B.viewDidDisappear", "dismissed"])
        #expect(bench.second.view.window == nil)
    }

    @Test("A controller that covers the screen hands on to its presenter, and that to window, scene and application")
    func chainWhileCovering() {
        bench.present(bench.second, on: bench.first, style: .fullScreen)
        #expect(bench.first.view.window == nil)
        var chain: [UIResponder] = []
        var link: UIResponder? = bench.second.view
        while let responder = link {
            chain.append(responder)
            link = responder.next
        }
        #expect(chain.contains { $0 === bench.first })
        #expect(chain.contains { $0 === screen.window })
        #expect(chain.last === UIApplication.shared)
        #expect(bench.second.undoManager === screen.window.undoManager)
    }

    @Test("VC-64: the former messages do what today's do without completion")
    func formerMessages() {
        bench.first.presentModalViewController(bench.second, animated: true)
        #expect(bench.first.modalViewController === bench.second)
        #expect(bench.first.presentedViewController === bench.second)
        screen.wait(2)
        #expect(bench.appearances().contains("B.viewDidAppear"))
        #expect(bench.second.view.window != nil)
        bench.first.dismissModalViewController(animated: true)
        screen.wait(2)
        #expect(bench.first.modalViewController == nil)
        #expect(bench.appearances().contains("B.viewDidDisappear"))
    }

    @Test("VC-63: the presenter's view is out of the window after a full-screen presentation, and in it while that runs")
    func presentersView() {
        bench.second.modalPresentationStyle = .fullScreen
        bench.first.present(bench.second, animated: true)
        screen.wait(0.1)
        #expect(bench.first.view.window != nil)
        screen.wait(2)
        #expect(bench.first.view.window == nil)
        #expect(bench.second.view.window === screen.window)
    }

    @Test("VC-34: isBeingPresented is true from viewWillAppear to viewDidAppear, and false in the completion")
    func beingPresented() {
        let controller = StateController()
        controller.modalPresentationStyle = .fullScreen
        bench.first.present(controller, animated: true) { controller.note() }
        screen.wait(2)
        #expect(controller.presentedStates == [true, true, false])
    }

    @Test("VC-35, VC-38: isBeingDismissed is true to viewDidDisappear, when the presenter is gone already")
    func beingDismissed() {
        let controller = StateController()
        controller.modalPresentationStyle = .fullScreen
        bench.first.present(controller, animated: false)
        screen.wait(1)
        controller.dismissedStates = []
        controller.dismiss(animated: true) { controller.note() }
        screen.wait(2)
        #expect(controller.dismissedStates == [true, true, false])
        #expect(controller.presenterAtEnd == .some(nil))
    }

    @Test("VC-47, VC-48: a presented controller is no child; it has a presenter instead of a parent")
    func relations() {
        bench.first.present(bench.second, animated: true)
        #expect(bench.first.children.isEmpty)
        #expect(bench.second.parent == nil)
        #expect(bench.second.presentingViewController === bench.first)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(bench.second.isViewLoaded)
        #expect(bench.second.view.window == nil)
    }

    @Test("VC-50: what a child presents is presented by the outermost controller; all around the child know it")
    func presenting() {
        let child = UIViewController()
        bench.first.addChild(child)
        bench.first.view.addSubview(child.view)
        child.didMove(toParent: bench.first)
        let grandchild = UIViewController()
        bench.second.addChild(grandchild)
        child.present(bench.second, animated: false)
        screen.wait(1)
        #expect(child.presentedViewController === bench.second)
        #expect(bench.first.presentedViewController === bench.second)
        #expect(bench.second.presentingViewController === bench.first)
        #expect(grandchild.presentingViewController === bench.first)
    }

    @Test("VC-51: a full-screen controller is as large as the screen")
    func size() {
        bench.present(bench.second, on: bench.first, style: .fullScreen, animated: false)
        #expect(bench.second.view.frame == screen.window.bounds)
    }

    @Test("VC-59: the style is that of a sheet, and the motion covers from below, unless something is set")
    func defaults() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        #expect(controller.modalTransitionStyle == .coverVertical)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
        #expect(!controller.isModalInPresentation)
        #expect(!controller.definesPresentationContext)
        #expect(controller.presentationController is UISheetPresentationController)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
    }

    @Test("VC-61: a presentation in the current context covers the nearest controller that defines one")
    func currentContext() {
        let child = LoggingController("X", bench.log)
        child.definesPresentationContext = true
        bench.first.addChild(child)
        child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 300)
        bench.first.view.addSubview(child.view)
        screen.settle()
        _ = bench.appearances()
        bench.present(bench.second, on: child, style: .currentContext)
        #expect(bench.second.presentingViewController === child)
        #expect(bench.second.view.convert(bench.second.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 200, height: 300))
        #expect(
            bench.appearances() == [
                "X.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "X.viewDidDisappear", "presented",
            ])
        #expect(bench.first.presentedViewController == nil)
        bench.dismiss(child)
        #expect(child.view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
        #expect(child.view.superview === bench.first.view)
    }

    @Test("VC-61: without one the outermost controller is covered")
    func currentContextWithoutDefiner() {
        let child = UIViewController()
        bench.first.addChild(child)
        bench.first.view.addSubview(child.view)
        bench.present(bench.second, on: child, style: .overCurrentContext)
        #expect(bench.second.presentingViewController === bench.first)
    }

    @Test("VC-65: presenters keep what they present; nothing is kept the other way round")
    func ownership() {
        weak var presenter: UIViewController?
        weak var presented: UIViewController?
        do {
            let (outer, inner) = (UIViewController(), UIViewController())
            (presenter, presented) = (outer, inner)
            screen.window.rootViewController = outer
            screen.settle()
            outer.present(inner, animated: true)
            screen.wait(2)
        }
        #expect(presenter != nil)
        #expect(presented != nil)
        screen.window.rootViewController = nil
        screen.settle()
        #expect(presenter == nil)
        #expect(presented == nil)
        #expect(screen.window.subviews.isEmpty)
    }

    @Test("VC-80: the next responder of a presented controller is its presenter")
    func responderChain() {
        bench.present(bench.second, on: bench.first, style: .pageSheet, animated: false)
        #expect(bench.second.view.next === bench.second)
        #expect(bench.second.next === bench.first)
    }

    @Test("What is presented has the window's traits, a sheet those of what lies above others")
    func traits() {
        bench.present(bench.second, on: bench.first, style: .fullScreen, animated: false)
        #expect(bench.second.traitCollection.userInterfaceLevel == .base)
        bench.present(bench.third, on: bench.second, style: .pageSheet, animated: false)
        #expect(bench.third.traitCollection.userInterfaceLevel == .elevated)
    }
}

/// Writes down what it is notified of its presentation.
private final class StateController: UIViewController {
    var presentedStates: [Bool] = []
    var dismissedStates: [Bool] = []
    var presenterAtEnd: UIViewController??

    func note() {
        presentedStates.append(isBeingPresented)
        dismissedStates.append(isBeingDismissed)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        presentedStates.append(isBeingPresented)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        presentedStates.append(isBeingPresented)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        dismissedStates.append(isBeingDismissed)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        dismissedStates.append(isBeingDismissed)
        presenterAtEnd = .some(presentingViewController)
    }
}
