import Testing
@_spi(ForasteroInternal) @testable import UIKitContainers
import UIKitTesting

@MainActor
struct BarButtonViewTests {
    private let log = PressLog()

    private func show(_ item: UIBarButtonItem) -> (BarButtonView, TestScreen) {
        let button = BarButtonView(item: item, look: BarButtonLook())
        button.frame = CGRect(origin: CGPoint(x: 20, y: 20), size: CGSize(width: button.sizeThatFits(.zero).width, height: 44))
        return (button, TestScreen(showing: button, size: CGSize(width: 200, height: 100)))
    }

    @Test("A tap does what the item says, and the action gets the item and the event")
    func tap() throws {
        let (_, screen) = show(UIBarButtonItem(title: "Save", style: .plain, target: log, action: #selector(PressLog.press(_:event:))))
        try screen.tap("Save")
        #expect(log.calls == ["Save with event"])
    }

    @Test("A disabled item does nothing, and looks it")
    func disabled() throws {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: log, action: #selector(PressLog.press(_:event:)))
        let (button, screen) = show(item)
        let enabled = try #require(screen.snapshot()?.pngData())
        item.isEnabled = false
        try screen.tap(at: button.center)
        #expect(log.calls.isEmpty)
        #expect(screen.snapshot()?.pngData() != enabled)
    }

    @Test("A changed item is shown at once, and the bar is notified of it")
    func changes() {
        let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
        let (button, _) = show(item)
        var count = 0
        button.sizeDidChange = { count += 1 }
        let narrow = button.sizeThatFits(.zero).width
        item.title = "A longer one"
        #expect(button.sizeThatFits(.zero).width > narrow)
        #expect(count == 1)
        item.width = 70
        #expect(button.sizeThatFits(.zero).width == 70)
        #expect(count == 2)
    }

    @Test("Possible titles make room for the widest")
    func possibleTitles() {
        let item = UIBarButtonItem(title: "A longer one", style: .plain, target: nil, action: nil)
        let (button, _) = show(item)
        let wide = button.sizeThatFits(.zero).width
        item.possibleTitles = ["A", "A longer one"]
        item.title = "A"
        #expect(button.sizeThatFits(.zero).width == wide)
    }

    @Test("A view of the app's keeps its size and its touches")
    func customView() throws {
        let inner = UIButton(type: .system)
        inner.frame = CGRect(x: 5, y: 5, width: 60, height: 30)
        inner.setTitle("Inside", for: .normal)
        inner.addTarget(log, action: #selector(PressLog.touch), for: .touchUpInside)
        let item = UIBarButtonItem(customView: inner)
        let (button, screen) = show(item)
        #expect(button.bounds.width == 60)
        #expect(inner.frame == CGRect(x: 0, y: 7, width: 60, height: 30))
        try screen.tap("Inside")
        #expect(log.calls == ["touched"])
    }

    @Test("A button of the system shows a symbol and has a name")
    func systemItem() throws {
        let (button, screen) = show(UIBarButtonItem(barButtonSystemItem: .add, target: log, action: #selector(PressLog.press(_:event:))))
        #expect(button.accessibilityLabel == "Add")
        #expect(button.bounds.width > 10)
        try screen.tap("Add")
        #expect(log.calls == ["nil with event"])
    }
}

@MainActor
private final class PressLog: NSObject {
    var calls: [String] = []

    @objc func press(_ sender: UIBarButtonItem, event: UIEvent?) {
        calls.append("\(sender.title ?? "nil") \(event == nil ? "without" : "with") event")
    }
    @objc func touch() { calls.append("touched") }
}
