import Testing
import UIKitTesting

@MainActor
struct FirstResponderTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    private func add(_ view: UIView) { screen.window.addSubview(view) }

    @Test("RE-15: a view that cannot become first responder does not")
    func refusing() {
        let view = UIView()
        add(view)
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
    }

    @Test("RE-16: nor does one without a window")
    func withoutWindow() {
        #expect(!EagerView().becomeFirstResponder())
    }

    @Test("RE-17, RE-18: there is one first responder, and it may refuse to give way")
    func givingWay() {
        let (first, second) = (StubbornView(), EagerView())
        add(first)
        add(second)
        #expect(first.becomeFirstResponder())
        first.isStubborn = true
        #expect(!second.becomeFirstResponder())
        #expect(first.isFirstResponder)
        first.isStubborn = false
        #expect(second.becomeFirstResponder())
        #expect(second.isFirstResponder)
        #expect(!first.isFirstResponder)
    }

    @Test("RE-19: endEditing asks, or forces")
    func endEditing() {
        let view = StubbornView()
        add(view)
        view.becomeFirstResponder()
        view.isStubborn = true
        #expect(!screen.window.endEditing(false))
        #expect(view.isFirstResponder)
        #expect(screen.window.endEditing(true))
        #expect(!view.isFirstResponder)
    }

    @Test("RE-19: a recognizer may send endEditing itself, which forces")
    func endEditingByGesture() throws {
        let view = StubbornView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        add(view)
        screen.window.addGestureRecognizer(
            UITapGestureRecognizer(target: screen.window, action: #selector(UIView.endEditing(_:))))
        view.becomeFirstResponder()
        view.isStubborn = true
        try screen.tap(at: CGPoint(x: 80, y: 80))
        #expect(!view.isFirstResponder)
    }

    @Test("RE-20, RE-21: an action without a target goes from the first responder up the chain")
    func nilTargets() {
        let (outer, inner) = (ActingView(), EagerView())
        outer.addSubview(inner)
        add(outer)
        inner.becomeFirstResponder()
        let application = UIApplication.shared
        #expect(application.sendAction(#selector(ActingView.save(_:)), to: nil, from: self.screen, for: nil))
        #expect(outer.count == 1)
        #expect(!application.sendAction(Selector(("nobody:")), to: nil, from: nil, for: nil))
        #expect(inner.target(forAction: #selector(ActingView.save(_:)), withSender: nil) as? UIView === outer)
    }

    @Test("RE-22: a responder performs what it implements; editing commands only where they are written")
    func performing() {
        #expect(ActingView().canPerformAction(#selector(ActingView.save(_:)), withSender: nil))
        #expect(!UIView().canPerformAction(#selector(ActingView.save(_:)), withSender: nil))
        #expect(!UIView().canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
        #expect(ActingView().canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
    }
}

private final class StubbornView: UIView {
    var isStubborn = false

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { !isStubborn }
}

private final class ActingView: UIView {
    var count = 0

    @objc func save(_ sender: Any?) { count += 1 }
    override func copy(_ sender: Any?) {}
}
