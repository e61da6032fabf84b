import Foundation
import UIKitText

/// A delegate of a text view that records its calls, in order, with the view's notifications.
@MainActor
final class TextViewLog: UIObject, UITextViewDelegate {
    private(set) var calls: [String] = []
    /// What questions are answered with; yes where nothing is said.
    var answers: [String: Bool] = [:]
    /// What is done when something comes.
    var reactions: [String: (UITextView) -> Void] = [:]
    private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

    /// Becomes the delegate of a view and observes its notifications.
    func follow(_ view: UITextView) {
        view.delegate = self
        let names: [(NSNotification.Name, String)] = [
            (UITextView.textDidBeginEditingNotification, "posted begin"), (UITextView.textDidChangeNotification, "posted change"),
            (UITextView.textDidEndEditingNotification, "posted end"),
        ]
        for (name, word) in names {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { [weak self, weak view] _ in
                    MainActor.assumeIsolated { if let view { self?.note(word, view) } }
                })
        }
    }

    deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

    /// What has come since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    private func note(_ call: String, _ view: UITextView) {
        calls.append(call)
        reactions[call]?(view)
    }

    private func answer(_ call: String, _ view: UITextView) -> Bool {
        note(call, view)
        return answers[call] ?? true
    }

    // MARK: UITextViewDelegate

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("should begin", textView) }
    func textViewDidBeginEditing(_ textView: UITextView) { note("did begin", textView) }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("should end", textView) }
    func textViewDidEndEditing(_ textView: UITextView) { note("did end", textView) }
    func textViewDidChange(_ textView: UITextView) { note("changed", textView) }
    func textViewDidChangeSelection(_ textView: UITextView) {
        calls.append("selection {\(textView.selectedRange.location), \(textView.selectedRange.length)}")
        reactions["selection"]?(textView)
    }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        calls.append("change {\(range.location), \(range.length)} \"\(text)\"")
        reactions["should change"]?(textView)
        return answers["should change"] ?? true
    }
}
