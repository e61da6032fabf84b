internal import Display
import Foundation

/// Makes presses of what a keyboard reports, and sends them to the first responder.
@MainActor
final class KeyDispatcher {
    private let event = UIPressesEvent()
    private let windows: WindowStack
    private var presses: [Int: UIPress] = [:]

    init(windows: WindowStack) {
        self.windows = windows
    }

    func handle(_ key: KeyEvent) {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return }
        event.modifierFlags = UIKeyModifierFlags(key.modifiers)
        event.timestamp = key.timestamp
        switch key.phase {
        case .down: press(key, usage)
        case .up: release(key)
        }
    }

    private func press(_ key: KeyEvent, _ usage: UIKeyboardHIDUsage) {
        guard presses[key.usage] == nil else { return }
        let press = UIPress(
            key: UIKey(keyCode: usage, characters: key.charactersIgnoringModifiers, modifierFlags: event.modifierFlags),
            timestamp: key.timestamp)
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

    private func send(_ press: UIPress) {
        event.allPresses = Set(presses.values).union([press])
        UIApplication.shared.sendEvent(event)
        event.allPresses = Set(presses.values)
    }
}
