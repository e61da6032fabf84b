@testable import AccessibilityBus

/// A window with a button, a slider and a text.
final class FormTree: AccessibleTree {
    static let (window, button, slider, text, heading) = (1, 2, 3, 4, 5)
    var performed: [Int] = []
    var amount = 50.0
    var written = "Zoë 🦊 ok"

    func node(_ id: Int) -> AccessibleNode? {
        switch id {
        case AccessibilityBus.root: made(.application, "Form", children: [Self.window], parent: nil)
        case Self.window: made(.frame, "Form", children: [Self.button, Self.slider, Self.text], parent: AccessibilityBus.root)
        case Self.button: made(.pushButton, "Save", children: [], parent: Self.window)
        case Self.slider: made(.slider, "Volume", children: [], parent: Self.window)
        case Self.text: made(.entry, "Name", children: [], parent: Self.window)
        case Self.heading: made(.heading, "Formular", children: [], parent: Self.window)
        default: nil
        }
    }

    private func made(_ role: AccessibleRole, _ name: String, children: [Int], parent: Int?) -> AccessibleNode {
        var node = AccessibleNode(role: role, name: name)
        (node.children, node.parent) = (children, parent)
        node.frame = .init(x: 10, y: 20, width: 30, height: 40)
        if role == .pushButton { node.actions = ["activate", "Delete"] }
        if role == .heading { (node.headingLevel, node.language) = (2, "de-AT") }
        if role == .slider { node.amount = .init(current: amount, range: 0...100, step: 10) }
        if role == .entry {
            node.text = written
            node.states = [.editable, .selectableText]
        }
        return node
    }

    func perform(_ action: Int, on id: Int) -> Bool {
        performed.append(action)
        return true
    }

    func setAmount(_ amount: Double, of id: Int) -> Bool {
        self.amount = amount
        return true
    }

    func setText(_ text: String, of id: Int) -> Bool {
        written = text
        return true
    }

    func focus(_ id: Int) -> Bool { true }
    func screenReaderDidChange(isRunning: Bool) {}
}
