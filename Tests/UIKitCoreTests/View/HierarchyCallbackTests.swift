import Testing
import UIKitTesting

@MainActor
struct HierarchyCallbackTests {
    private let log = CallbackLog()
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    private let view: RecordingView
    private let parent: RecordingView

    init() {
        view = RecordingView("V", log)
        parent = RecordingView("P", log)
        screen.window.accessibilityIdentifier = "W"
    }

    @Test("VW-21: adding to a view without a window")
    func addingWithoutWindow() {
        parent.addSubview(view)
        #expect(log.calls == ["V.willMove(toSuperview: P)", "V.didMoveToSuperview", "P.didAddSubview(V)"])
    }

    @Test("VW-22, VW-29, VW-30: a tree that gets into a window")
    func treeEntersWindow() {
        parent.addSubview(view)
        log.removeAll()
        screen.window.addSubview(parent)
        #expect(
            log.calls == [
                "P.willMove(toWindow: W)", "V.willMove(toWindow: W)", "P.willMove(toSuperview: W)", "P.didMoveToWindow",
                "V.didMoveToWindow", "P.didMoveToSuperview",
            ])
    }

    @Test("VW-23: adding to a view in a window")
    func addingInWindow() {
        screen.window.addSubview(parent)
        log.removeAll()
        parent.addSubview(view)
        #expect(
            log.calls == [
                "V.willMove(toWindow: W)", "V.willMove(toSuperview: P)", "V.didMoveToWindow", "V.didMoveToSuperview",
                "P.didAddSubview(V)",
            ])
    }

    @Test("VW-24: removing from a window")
    func removingFromWindow() {
        screen.window.addSubview(parent)
        parent.addSubview(view)
        log.removeAll()
        view.removeFromSuperview()
        #expect(
            log.calls == [
                "P.willRemoveSubview(V)", "V.willMove(toSuperview: nil)", "V.willMove(toWindow: nil)", "V.didMoveToWindow",
                "V.didMoveToSuperview",
            ])
    }

    @Test("VW-25: removing without a window")
    func removingWithoutWindow() {
        parent.addSubview(view)
        log.removeAll()
        view.removeFromSuperview()
        #expect(log.calls == ["P.willRemoveSubview(V)", "V.willMove(toSuperview: nil)", "V.didMoveToSuperview"])
    }

    @Test("VW-26: a move within a window shows no nil and no change of window")
    func movingWithinWindow() {
        let other = RecordingView("Q", log)
        screen.window.addSubview(parent)
        screen.window.addSubview(other)
        parent.addSubview(view)
        log.removeAll()
        other.addSubview(view)
        #expect(
            log.calls == [
                "P.willRemoveSubview(V)", "V.willMove(toSuperview: Q)", "V.didMoveToSuperview", "Q.didAddSubview(V)",
            ])
        #expect(log.entries.allSatisfy { $0.window === screen.window })
    }

    @Test("VW-27: a move to another window is one change of window")
    func movingToAnotherWindow() {
        let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        second.accessibilityIdentifier = "W2"
        screen.window.addSubview(view)
        log.removeAll()
        second.addSubview(view)
        #expect(log.calls.filter { $0.contains("Window") } == ["V.willMove(toWindow: W2)", "V.didMoveToWindow"])
        #expect(view.window === second)
    }

    @Test("VW-28: will callbacks see what was, did callbacks what is")
    func valuesInsideCallbacks() {
        screen.window.addSubview(parent)
        log.removeAll()
        parent.addSubview(view)
        for entry in log.entries where entry.call.hasPrefix("V.will") {
            #expect(entry.superview == nil)
            #expect(entry.window == nil)
        }
        for entry in log.entries where entry.call.hasPrefix("V.did") {
            #expect(entry.superview === parent)
            #expect(entry.window === screen.window)
            #expect(entry.superlayer === parent.layer)
        }
    }

    @Test("VW-32: the first responder resigns when its view leaves the window")
    func firstResponderResigns() {
        let eager = EagerView()
        parent.addSubview(eager)
        screen.window.addSubview(parent)
        #expect(eager.becomeFirstResponder())
        parent.removeFromSuperview()
        #expect(!eager.isFirstResponder)
        #expect(screen.window.endEditing(false))
    }

    @Test("VW-33: the callbacks of a plain view do nothing")
    func defaults() {
        let (plain, other) = (UIView(), UIView())
        screen.window.addSubview(plain)
        plain.didAddSubview(other)
        plain.willRemoveSubview(other)
        plain.willMove(toSuperview: other)
        plain.didMoveToSuperview()
        plain.willMove(toWindow: nil)
        plain.didMoveToWindow()
        #expect(plain.superview === screen.window)
        #expect(plain.window === screen.window)
        #expect(plain.subviews.isEmpty)
        #expect(other.superview == nil)
    }

    @Test("A view that is removed keeps what is inside it")
    func removalKeepsInside() {
        parent.addSubview(view)
        screen.window.addSubview(parent)
        parent.removeFromSuperview()
        #expect(parent.subviews == [view])
        #expect(view.superview === parent)
        #expect(view.window == nil)
    }

    @Test(
        "A view may remove itself in any callback",
        arguments: ["didMoveToSuperview", "didMoveToWindow", "layoutSubviews", "completion", "didAddSubview"])
    func removalDuringCallbacks(callback: String) {
        let (leaving, neighbour) = (LeavingView(callback), UIView())
        screen.window.addSubview(leaving)
        screen.window.addSubview(neighbour)
        leaving.addSubview(UIView())
        leaving.setNeedsLayout()
        UIView.animate(withDuration: 0.1, animations: { leaving.alpha = 0.5 }, completion: { _ in leaving.leave("completion") })
        screen.wait(0.5)
        #expect(leaving.superview == nil)
        #expect(leaving.window == nil)
        #expect(screen.window.subviews == [neighbour])
        #expect(screen.window.layer.sublayers?.count == 1)
    }

    @Test("A callback may empty the superview while it is laid out")
    func emptyingDuringLayout() {
        let emptying = EmptyingView()
        for _ in 0..<3 { emptying.addSubview(UIView()) }
        screen.window.addSubview(emptying)
        screen.settle()
        #expect(emptying.subviews.isEmpty)
        #expect(emptying.superview === screen.window)
    }

    @Test("A callback that moves the view elsewhere wins")
    func callbacksMayMove() {
        let escaping = EscapingView()
        let refuge = UIView()
        escaping.refuge = refuge
        parent.addSubview(escaping)
        #expect(escaping.superview === refuge)
        #expect(parent.subviews.isEmpty)
        #expect(refuge.subviews == [escaping])
    }
}

/// Takes the keys when asked.
final class EagerView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class EscapingView: UIView {
    var refuge: UIView?

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        guard let target = refuge else { return }
        refuge = nil
        target.addSubview(self)
    }
}

/// Removes itself in one of its callbacks.
private final class LeavingView: UIView {
    private let callback: String

    init(_ callback: String) {
        self.callback = callback
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    required init?(coder: NSCoder) { nil }

    func leave(_ callback: String) {
        if callback == self.callback, superview != nil { removeFromSuperview() }
    }

    override func didMoveToSuperview() { leave("didMoveToSuperview") }
    override func didMoveToWindow() { leave("didMoveToWindow") }
    override func layoutSubviews() { leave("layoutSubviews") }
    override func didAddSubview(_ subview: UIView) { leave("didAddSubview") }
}

/// Removes everything inside while it lays it out.
private final class EmptyingView: UIView {
    override func layoutSubviews() {
        for view in subviews { view.removeFromSuperview() }
    }
}
