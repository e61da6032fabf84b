internal import Display
import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// Makes presses of what a keyboard reports, and sends them to the first responder.
@MainActor
final class KeyDispatcher {
    private let event = UIPressesEvent()
    private let windows: WindowStack
    private let typing: TextDispatcher
    private let accessibility: AccessibilityKeys
    private var presses: [Int: UIPress] = [:]

    init(windows: WindowStack, typing: TextDispatcher, accessibility: AccessibilityKeys) {
        self.windows = windows
        self.typing = typing
        self.accessibility = accessibility
    }

    /// A key that commands something is not heard of by the responders; any other is, before it goes into a text.
    func handle(_ key: KeyEvent) {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return }
        event.modifierFlags = UIKeyModifierFlags(key.modifiers)
        event.timestamp = key.timestamp
        guard key.phase == .down else { return release(key) }
        let meaning = UIKey(keyCode: usage, characters: key.charactersIgnoringModifiers, modifierFlags: event.modifierFlags)
        guard !performCommand(of: meaning), !accessibility.handle(meaning, isTyping: typing.wants(meaning)) else { return }
        if presses[key.usage] == nil { press(key, meaning) }
        typing.handle(meaning)
    }

    private func performCommand(of key: UIKey) -> Bool {
        guard let window = windows.keyWindow else { return false }
        return KeyCommandSearch(key: key, start: window.firstResponder ?? window, isWanted: typing.wants(key)).perform()
    }

    private func press(_ key: KeyEvent, _ meaning: UIKey) {
        let press = UIPress(key: meaning, timestamp: key.timestamp)
        press.window = windows.keyWindow
        press.responder = press.window?.firstResponder ?? press.window
        presses[key.usage] = press
        send(press)
    }

    private func release(_ key: KeyEvent) {
        guard let press = presses.removeValue(forKey: key.usage) else { return }
        press.phase = .ended
        press.timestamp = key.timestamp
        send(press)
    }

    /// Takes back what is held down: nobody will hear of its release.
    func cancelAll() {
        let held = presses.values.sorted { $0.timestamp < $1.timestamp }
        presses.removeAll()
        for press in held {
            press.phase = .cancelled
            send(press)
        }
    }

    private func send(_ press: UIPress) {
        event.allPresses = Set(presses.values).union([press])
        UIApplication.shared.sendEvent(event)
        event.allPresses = Set(presses.values)
    }
}
