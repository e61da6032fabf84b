import TestLogs
import Testing
import UIKitTesting

@MainActor
struct InputViewTests {
    private let screen = TestScreen(size: CGSize(width: 375, height: 667), scale: 1)
    private let field = AskingView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    private static let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidHideNotification,
    ]

    private func box(_ height: CGFloat, _ name: String) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
        view.accessibilityIdentifier = name
        return view
    }

    private func place(_ view: UIView?) -> CGRect? { view.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: nil) } }

    @Test("The accessory stands above the input view at the lower edge while their object is first responder")
    func showing() {
        screen.window.addSubview(field)
        field.input = box(200, "input")
        field.accessory = box(44, "accessory")
        field.becomeFirstResponder()
        screen.wait(1)
        #expect(place(field.input) == CGRect(x: 0, y: 467, width: 375, height: 200))
        #expect(place(field.accessory) == CGRect(x: 0, y: 423, width: 375, height: 44))
        field.resignFirstResponder()
        screen.wait(1)
        #expect(place(field.input) == nil)
        #expect(place(field.accessory) == nil)
    }

    @Test("An input view has the ground of the keyboard, and is as high as its constraints say where that is wanted")
    func inputView() {
        let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 10, height: 40), inputViewStyle: .keyboard)
        #expect(view.inputViewStyle == .keyboard)
        #expect(view.backgroundColor != nil)
        #expect(!view.allowsSelfSizing)
        #expect(UIInputView(frame: .zero).inputViewStyle == .default)
        #expect(UIInputView(frame: .zero).backgroundColor == nil)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor), content.heightAnchor.constraint(equalToConstant: 70),
        ])
        screen.window.addSubview(field)
        field.accessory = view
        field.becomeFirstResponder()
        screen.wait(1)
        #expect(place(view)?.height == 40)
        view.allowsSelfSizing = true
        screen.wait(1)
        #expect(place(view) == CGRect(x: 0, y: 597, width: 375, height: 70))
    }

    @Test("RE-23: other answers change nothing until they are asked for again")
    func reloading() {
        screen.window.addSubview(field)
        field.accessory = box(44, "first")
        field.becomeFirstResponder()
        screen.wait(1)
        let first = field.accessory
        field.accessory = box(60, "second")
        screen.wait(1)
        #expect(place(first) != nil)
        #expect(place(field.accessory) == nil)
        field.reloadInputViews()
        screen.wait(1)
        #expect(place(first) == nil)
        #expect(place(field.accessory) == CGRect(x: 0, y: 607, width: 375, height: 60))
        let idle = AskingView(frame: .zero)
        screen.window.addSubview(idle)
        idle.accessory = box(10, "idle")
        idle.reloadInputViews()
        screen.wait(1)
        #expect(place(idle.accessory) == nil)
    }

    @Test("What the first responder does not answer is asked of those above it; the chain goes back to who has answered")
    func chain() {
        let outer = AskingView(frame: screen.window.bounds)
        outer.accessory = box(44, "outer")
        outer.addSubview(field)
        screen.window.addSubview(outer)
        field.becomeFirstResponder()
        screen.wait(1)
        #expect(place(outer.accessory) != nil)
        #expect(outer.accessory?.next?.next === outer)
    }

    @Test("Another first responder with the same views keeps them where they are")
    func keeping() {
        let other = AskingView(frame: .zero)
        for view in [field, other] { screen.window.addSubview(view) }
        field.accessory = box(44, "shared")
        other.accessory = field.accessory
        field.becomeFirstResponder()
        screen.wait(1)
        let log = NotificationLog(Self.names)
        other.becomeFirstResponder()
        screen.wait(1)
        #expect(log.names.isEmpty)
        #expect(place(field.accessory) != nil)
        log.stop()
    }

    // MARK: Scrolling

    private func scrollAbove(_ mode: UIScrollView.KeyboardDismissMode) -> UIScrollView {
        let content = UIScrollView(frame: screen.window.bounds)
        content.contentSize = CGSize(width: 375, height: 3000)
        content.keyboardDismissMode = mode
        content.addSubview(field)
        screen.window.addSubview(content)
        field.input = box(200, "input")
        field.becomeFirstResponder()
        screen.wait(1)
        return content
    }

    /// Drags a finger from the middle of the screen down to a height.
    private func drag(to end: CGFloat) -> TestFinger {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 300))
        for y in stride(from: 310, through: end, by: 10) {
            screen.wait(0.01)
            finger.move(to: CGPoint(x: 200, y: y))
        }
        return finger
    }

    @Test("A finger that scrolls and reaches the input views takes them down with it, where the scroll view is told so")
    func interactiveDismissal() {
        let content = scrollAbove(.interactive)
        let finger = drag(to: 440)
        #expect(place(field.input)?.minY == 467, "not reached yet")
        finger.move(to: CGPoint(x: 200, y: 560))
        #expect(place(field.input)?.minY == 560)
        #expect(content.isDragging)
        #expect(field.isFirstResponder)
        finger.move(to: CGPoint(x: 200, y: 400))
        #expect(place(field.input)?.minY == 467)
        screen.wait(0.01)
        finger.move(to: CGPoint(x: 200, y: 500))
        finger.lift()
        screen.wait(1)
        #expect(place(field.input) == nil, "let go on the way down")
        #expect(!field.isFirstResponder, "let go on the way down")
    }

    @Test("Input views that are let go at rest or on the way up come back")
    func interactiveReturn() {
        _ = scrollAbove(.interactive)
        let finger = drag(to: 520)
        screen.wait(0.5)
        finger.lift()
        screen.wait(1)
        #expect(place(field.input)?.minY == 467)
        #expect(field.isFirstResponder)
        _ = scrollAbove(.none)
        let other = drag(to: 600)
        #expect(place(field.input)?.minY == 467)
        other.lift()
    }

    @Test("DF-17: coming and going is posted, with the places and, before it begins, how it moves")
    func notifications() throws {
        screen.window.addSubview(field)
        field.accessory = box(44, "accessory")
        let log = NotificationLog(Self.names)
        let listener = KeyboardListener()
        NotificationCenter.default.addObserver(
            listener, selector: #selector(KeyboardListener.willShow(_:)), name: UIResponder.keyboardWillShowNotification, object: nil)
        field.becomeFirstResponder()
        #expect(log.names == ["UIKeyboardWillShowNotification", "UIKeyboardWillChangeFrameNotification"])
        screen.wait(1)
        #expect(log.names.suffix(2) == ["UIKeyboardDidShowNotification", "UIKeyboardDidChangeFrameNotification"])
        let info = try #require(listener.info)
        #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 667, width: 375, height: 44))
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0.25)
        field.resignFirstResponder()
        screen.wait(1)
        #expect(log.names.suffix(4).first == "UIKeyboardWillHideNotification")
        #expect(log.names.contains("UIKeyboardDidHideNotification"))
        NotificationCenter.default.removeObserver(listener)
        log.stop()
    }
}

private final class AskingView: UIView {
    var input: UIView?
    var accessory: UIView?

    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { input }
    override var inputAccessoryView: UIView? { accessory }
}

private final class KeyboardListener: NSObject {
    @MainActor var info: [AnyHashable: Any]?

    @MainActor @objc func willShow(_ notification: Notification) { info = notification.userInfo }
}
