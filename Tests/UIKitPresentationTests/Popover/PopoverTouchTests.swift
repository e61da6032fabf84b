import Testing
@_spi(ForasteroInternal) import UIKitCore
import UIKitTesting

/// What taps beside a popover do.
@MainActor
struct PopoverTouchTests {
    private let bench = PopoverBench()
    private var screen: TestScreen { bench.screen }
    private var isShown: Bool { bench.bench.first.presentedViewController === bench.content }

    private func addCounter(at frame: CGRect = CGRect(x: 50, y: 600, width: 100, height: 100)) -> Counter {
        let counter = Counter(frame: frame)
        bench.bench.first.view.addSubview(counter)
        return counter
    }

    private func present() {
        bench.present()
        _ = bench.calls()
    }

    @Test("PO-32, PO-33: a tap beside asks and dismisses, in this order; the view there gets nothing")
    func tapBeside() throws {
        let counter = addCounter()
        present()
        try screen.tap(at: CGPoint(x: 100, y: 650))
        screen.wait(1)
        #expect(bench.calls() == ["should", "B.viewWillDisappear", "B.viewDidDisappear", "did"])
        #expect(!isShown)
        #expect(counter.touches == 0)
        try screen.tap(at: CGPoint(x: 100, y: 650))
        #expect(counter.touches == 1)
    }

    @Test("PO-34: a delegate that does not let it go keeps the popover")
    func refusal() throws {
        bench.listener.mayDismiss = false
        present()
        try screen.tap(at: CGPoint(x: 100, y: 650))
        screen.wait(1)
        #expect(bench.calls() == ["should"])
        #expect(isShown)
    }

    @Test("PO-35: what the app dismisses is neither asked for nor told")
    func dismissedByApp() {
        present()
        bench.content.dismiss(animated: true)
        screen.wait(1)
        #expect(bench.calls() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }

    @Test("PO-36, PO-37: modal content, also inside a container, keeps the popover without asking; other views that may get touches do")
    func modal() throws {
        let counter = addCounter()
        let child = UIViewController()
        bench.content.addChild(child)
        bench.content.view.addSubview(child.view)
        child.isModalInPresentation = true
        bench.popover.passthroughViews = [counter]
        present()
        try screen.tap(at: CGPoint(x: 400, y: 900))
        screen.wait(1)
        #expect(bench.calls().isEmpty)
        #expect(isShown)
        try screen.tap(at: CGPoint(x: 100, y: 650))
        screen.wait(1)
        #expect(counter.touches == 1)
        #expect(isShown)
        #expect(bench.calls().isEmpty)
    }

    @Test("PO-32: pass-through views, and what is inside, get their touches, and the popover stays")
    func passthrough() throws {
        let counter = addCounter()
        let inner = Counter(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        counter.addSubview(inner)
        bench.popover.passthroughViews = [counter]
        present()
        try screen.tap(at: CGPoint(x: 130, y: 690))
        try screen.tap(at: CGPoint(x: 70, y: 620))
        screen.wait(1)
        #expect(counter.touches == 1)
        #expect(inner.touches == 1)
        #expect(isShown)
    }

    @Test("A tap on the popover stays in it, also on the arrow")
    func tapInside() throws {
        let counter = addCounter(at: CGRect(x: 200, y: 340, width: 300, height: 200))
        bench.popover.passthroughViews = [counter]
        present()
        let inside = Counter(frame: CGRect(x: 0, y: 0, width: 240, height: 120))
        bench.content.view.addSubview(inside)
        try screen.tap(at: CGPoint(x: 350, y: 400))
        try screen.tap(at: CGPoint(x: 350, y: 346))
        screen.wait(1)
        #expect(inside.touches == 1)
        #expect(counter.touches == 0)
        #expect(isShown)
    }

    @Test("A delegate that has today's methods is asked and notified by those alone")
    func currentMethods() throws {
        let delegate = CurrentDelegate()
        present()
        bench.popover.delegate = delegate
        try screen.tap(at: CGPoint(x: 400, y: 900))
        screen.wait(1)
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(!isShown)
    }

    @Test("PO-40: what the content presents in its context is inside the popover, which stays until that is gone")
    func contextInside() throws {
        bench.content.definesPresentationContext = true
        present()
        bench.bench.present(bench.bench.third, on: bench.content, style: .currentContext)
        _ = bench.calls()
        let third = bench.bench.third.view!
        #expect(third.convert(third.bounds, to: nil) == CGRect(x: 230, y: 353, width: 240, height: 120))
        try screen.tap(at: CGPoint(x: 400, y: 900))
        screen.wait(1)
        #expect(isShown)
        #expect(bench.calls().isEmpty)
        bench.bench.dismiss(bench.content)
        #expect(isShown)
        #expect(bench.content.presentedViewController == nil)
        try screen.tap(at: CGPoint(x: 400, y: 900))
        screen.wait(1)
        #expect(!isShown)
    }
}

private final class Counter: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
}

private final class CurrentDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }
    func popoverPresentationControllerShouldDismissPopover(_ controller: UIPopoverPresentationController) -> Bool {
        calls.append("former should")
        return true
    }
    func popoverPresentationControllerDidDismissPopover(_ controller: UIPopoverPresentationController) {
        calls.append("former did")
    }
}
