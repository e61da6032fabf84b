internal import Display
import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// Brings what is typed to the first responder of the key window, if it takes text.
@MainActor
final class TextDispatcher {
    private unowned let host: DisplayHost
    private var keys = TextKeys()
    /// The view that is first responder.
    private weak var observed: UIView?

    init(host: DisplayHost) {
        self.host = host
    }

    /// Who gets the text.
    private var receiver: (any UIKeyInput)? { host.windows.keyWindow?.firstResponder as? any UIKeyInput }

    /// True if somebody is being typed to.
    var isActive: Bool { receiver != nil }

    /// Tells the display whether text is wanted. To be called when there may be another first responder or key window.
    func update() {
        observeResponder()
        let input = host.display.textInput
        guard let receiver else {
            if input.isActive { input.end() }
            return
        }
        let caret = caretRect(of: receiver)
        if input.isActive { input.move(caret: caret) } else { input.begin(caret: caret) }
    }

    func handle(_ event: TextEvent) {
        TypedInput.deliver { type(event) }
        tellObservers(of: observed)
    }

    /// The first responder may be another one: notifies the view that shows its caret, and the one that showed the caret before.
    private func observeResponder() {
        let view = host.windows.keyWindow?.firstResponder as? UIView
        guard view !== observed else { return }
        let former = observed
        observed = view
        tellObservers(of: former)
        tellObservers(of: view)
    }

    private func tellObservers(of view: UIView?) {
        for case let observer as any TypedTextObserver in view?.interactions ?? [] { observer.typedTextDidChange() }
    }

    private func type(_ event: TextEvent) {
        switch event {
        case .committed(let text):
            if !text.isEmpty { receiver?.insertText(text) }
        case .deletedBackward: receiver?.deleteBackward()
        case .composing(let text, let selection):
            // A composition is shown only by those who know of marked text; what comes of it is committed in the end.
            guard let input = receiver as? any UITextInput else { return }
            if text.isEmpty, input.markedTextRange == nil { return }
            input.setMarkedText(text, selectedRange: NSRange(location: selection.lowerBound, length: selection.count))
        }
    }

    /// Keys that mean something to a text without being text. Called when they go down and when they repeat.
    func handle(_ key: UIKey) {
        TypedInput.deliver { press(key) }
        tellObservers(of: observed)
    }

    private func press(_ key: UIKey) {
        guard let receiver else { return }
        if let input = receiver as? any UITextInput {
            // An input method keeps the keys that it composes with. One that lets a key pass is done, or gone: what is there stays.
            if input.markedTextRange != nil, key.isForText { input.unmarkText() }
            if keys.perform(key, in: input) { return }
        }
        guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return }
        switch key.keyCode {
        case .keyboardReturnOrEnter, .keypadEnter: receiver.insertText("\n")
        case .keyboardTab: receiver.insertText("\t")
        case .keyboardDeleteOrBackspace: receiver.deleteBackward()
        default: break
        }
    }

    /// Returns true if a key belongs to the text that is being typed rather than to a command.
    func wants(_ key: UIKey) -> Bool { isActive && key.modifierFlags.isDisjoint(with: [.command, .control]) }

    /// Where candidate windows keep clear of, in points of the screen: the caret, else the whole view.
    private func caretRect(of receiver: any UIKeyInput) -> CGRect {
        guard let view = receiver as? UIView, let window = view.window else { return .zero }
        let caret = (receiver as? any UITextInput).flatMap { input in input.selectedTextRange.map { input.caretRect(for: $0.end) } }
        let rect = view.convert(caret ?? view.bounds, to: window)
        return CGRect(origin: window.screenPoint(from: rect.origin), size: rect.size)
    }
}

extension UIKey {
    /// False for modifiers.
    fileprivate var isForText: Bool { keyCode != .keyboardCapsLock && keyCode.rawValue < UIKeyboardHIDUsage.keyboardLeftControl.rawValue }
}
