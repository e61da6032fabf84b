import Foundation
import UIKitText

/// A delegate of a text field that records its calls, in order, with the field's other messages.
@MainActor
final class FieldLog: UIObject, UITextFieldDelegate {
    private(set) var calls: [String] = []
    /// What questions are answered with; yes where nothing is said.
    var answers: [String: Bool] = [:]
    /// What is done when something comes.
    var reactions: [String: (UITextField) -> Void] = [:]
    /// True if the selection is written down too.
    var hearsSelection = false
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// Becomes the delegate of a field and observes its events and notifications.
    func follow(_ field: UITextField) {
        field.delegate = self
        let events: [(UIControl.Event, String)] = [
            (.editingDidBegin, "event begin"), (.editingChanged, "event changed"), (.editingDidEnd, "event end"), (.valueChanged, "value"),
        ]
        for (event, name) in events { field.addAction(UIAction { [weak self, weak field] _ in self?.note(name, field) }, for: event) }
        let names: [(NSNotification.Name, String)] = [
            (UITextField.textDidBeginEditingNotification, "posted begin"), (UITextField.textDidChangeNotification, "posted change"),
            (UITextField.textDidEndEditingNotification, "posted end"),
        ]
        for (name, word) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { [weak self, weak field] _ in
                    MainActor.assumeIsolated { self?.note(word, field) }
                })
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// What has come since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ call: String, _ field: UITextField?) {
        calls.append((field?.accessibilityIdentifier.map { $0 + " " } ?? "") + call)
        if let field { reactions[call]?(field) }
    }

    private func answer(_ call: String, _ field: UITextField) -> Bool {
        note(call, field)
        return answers[call] ?? true
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("should begin", textField) }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("did begin", textField) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("should end", textField) }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { note("did end", textField) }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("should clear", textField) }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("should return", textField) }
    func textFieldDidChangeSelection(_ textField: UITextField) { if hearsSelection { note("selection", textField) } }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        note("change {\(range.location), \(range.length)} \"\(string)\"", textField)
        reactions["should change"]?(textField)
        return answers["should change"] ?? true
    }
}
