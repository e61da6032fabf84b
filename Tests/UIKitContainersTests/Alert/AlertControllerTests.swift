import Testing
@_spi(ForasteroInternal) import UIKitContainers
import UIKitTesting

/// Alerts in the middle of the screen.
@MainActor
struct AlertControllerTests {
    private let log = ControllerLog()
    private let root: LoggingController
    private let screen: TestScreen

    init() {
        root = LoggingController("A", log)
        screen = TestScreen(showing: root, scale: 1)
        log.calls = []
    }

    private func makeAlert(_ actions: [(String, UIAlertAction.Style)], title: String? = "Title", message: String? = nil)
        -> UIAlertController
    {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for (title, style) in actions {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log, weak alert] in
                    log.calls.append("\($0.title ?? "") \(alert?.presentingViewController == nil ? "after" : "before")")
                })
        }
        return alert
    }

    private func present(_ alert: UIAlertController) {
        root.present(alert, animated: true)
        screen.wait(1)
    }

    private func place(_ name: String) -> CGRect {
        var view = screen.view(named: name)
        while let candidate = view, !(candidate is UIControl) { view = candidate.superview }
        return view.map { $0.convert($0.bounds, to: nil) } ?? .zero
    }

    @Test("An alert is 270 wide, in the middle of what the system leaves free, its buttons 44 high")
    func size() {
        let alert = makeAlert([("OK", .default)], message: "A message")
        present(alert)
        let frame = alert.view.convert(alert.view.bounds, to: nil)
        #expect(frame.width == 270)
        #expect(abs(frame.midX - 195) <= 0.5)
        #expect(abs(frame.midY - (47 + 810) / 2) <= 1)
        #expect(place("OK").size == CGSize(width: 270, height: 44))
        #expect(place("OK").maxY == frame.maxY)
    }

    @Test("CT-68, CT-73: two short buttons stand side by side, cancel on the left", arguments: [true, false])
    func row(cancelFirst: Bool) {
        let actions: [(String, UIAlertAction.Style)] = [("Cancel", .cancel), ("Delete", .destructive)]
        present(makeAlert(cancelFirst ? actions : actions.reversed()))
        #expect(place("Cancel").minX == 60)
        #expect(place("Delete").minX == 195)
        #expect(place("Cancel").minY == place("Delete").minY)
        #expect(place("Cancel").size == CGSize(width: 135, height: 44))
    }

    @Test("CT-68: long titles, or three buttons, stand one below the other, cancel last")
    func column() {
        present(makeAlert([("Cancel", .cancel), ("One", .default), ("Two", .default)]))
        #expect(place("One").maxY == place("Two").minY)
        #expect(place("Two").maxY == place("Cancel").minY)
        root.dismiss(animated: false)
        screen.wait(1)
        present(makeAlert([("Cancel", .cancel), ("Restore everything now", .default)]))
        #expect(place("Restore everything now").maxY == place("Cancel").minY)
    }

    @Test("CT-74: a tapped action's handler runs when the alert has gone")
    func handler() throws {
        present(makeAlert([("Cancel", .cancel), ("OK", .default)]))
        try screen.tap("OK")
        #expect(log.calls == [])
        screen.wait(1)
        #expect(log.calls == ["OK after"])
        #expect(root.presentedViewController == nil)
        #expect(!screen.shows("OK"))
    }

    @Test("An action that is not enabled cannot be tapped, until it is")
    func disabled() throws {
        let alert = makeAlert([("OK", .default)])
        alert.actions[0].isEnabled = false
        present(alert)
        try screen.tap(at: CGPoint(x: place("OK").midX, y: place("OK").midY))
        screen.wait(1)
        #expect(log.calls.isEmpty)
        #expect(root.presentedViewController === alert)
        alert.actions[0].isEnabled = true
        try screen.tap("OK")
        screen.wait(1)
        #expect(log.calls == ["OK after"])
    }

    @Test("Taps beside an alert do nothing")
    func tapBeside() throws {
        let alert = makeAlert([("Cancel", .cancel)])
        present(alert)
        try screen.tap(at: CGPoint(x: 195, y: 780))
        screen.wait(1)
        #expect(root.presentedViewController === alert)
        #expect(log.calls.isEmpty)
    }

    @Test("Return chooses the preferred action, escape cancels")
    func keys() throws {
        let alert = makeAlert([("Cancel", .cancel), ("One", .default), ("Two", .default)])
        alert.preferredAction = alert.actions[2]
        present(alert)
        try screen.press(key: "return")
        screen.wait(1)
        #expect(log.take() == ["Two after"])
        present(makeAlert([("Cancel", .cancel), ("One", .default), ("Two", .default)]))
        try screen.press(key: "return")
        screen.wait(1)
        #expect(log.take() == [])
        try screen.press(key: "escape")
        screen.wait(1)
        #expect(log.take() == ["Cancel after"])
    }

    @Test("Who had the keys gets them back")
    func firstResponder() {
        let field = KeyView()
        root.view.addSubview(field)
        field.becomeFirstResponder()
        let alert = makeAlert([("OK", .default)])
        present(alert)
        #expect(alert.isFirstResponder)
        #expect(!field.isFirstResponder)
        root.dismiss(animated: true)
        screen.wait(1)
        #expect(field.isFirstResponder)
    }

    @Test("CT-76, CT-77: the presenter's tint is dimmed meanwhile, and it is not notified of appearing and disappearing")
    func presenter() {
        present(makeAlert([("OK", .default)]))
        #expect(root.view.tintAdjustmentMode == .dimmed)
        #expect(log.calls.isEmpty)
        root.dismiss(animated: true)
        screen.wait(1)
        #expect(root.view.tintAdjustmentMode == .normal)
        #expect(log.calls.isEmpty)
    }

    @Test("An alert that does not fit is as high as the screen lets it, and its buttons can be scrolled to")
    func tooHigh() throws {
        let alert = makeAlert((1...30).map { ("Button \($0)", .default) })
        present(alert)
        #expect(alert.view.bounds.height == CGFloat(810 - 47 - 48))
        try screen.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 100), in: 0.2)
        screen.wait(3)
        try screen.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 100), in: 0.2)
        screen.wait(3)
        try screen.tap("Button 30")
        screen.wait(1)
        #expect(log.calls == ["Button 30 after"])
    }

    @Test("CT-73: there is one cancel action at most")
    func twoCancels() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "1", style: .cancel))
                alert.addAction(UIAlertAction(title: "2", style: .cancel))
            }
        }
        let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(text.contains("UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    }

    @Test("An alert with nothing to show cannot be presented")
    func empty() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let root = UIViewController()
                let screen = TestScreen(showing: root)
                root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
                screen.wait(1)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("UIAlertController must have a title, a message or an action to display"))
    }

    @Test("The preferred action is one of the actions")
    func foreignPreferredAction() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "y", style: .default)
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("is none of its actions."))
    }
}

private final class KeyView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
