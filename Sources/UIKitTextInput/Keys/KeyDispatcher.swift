internal import Display
import Foundation
@_spi(ForasteroInternal) internal import UIKitAccessibility
@_spi(ForasteroInternal) internal import UIKitCore

/// Makes presses of what a keyboard reports, and sends them to the first responder.
@MainActor
final class KeyDispatcher {
    private let event = UIPressesEvent()
    private let windows: WindowStack
    private let typing: TextDispatcher
    private let accessibility: AccessibilityKeys
    private let focus: FocusKeys
    private var presses: [Int: UIPress] = [:]

    init(windows: WindowStack, typing: TextDispatcher, accessibility: AccessibilityKeys, focus: FocusKeys) {
        self.windows = windows
        self.typing = typing
        self.accessibility = accessibility
        self.focus = focus
    }

    /// Responders do not get the press of a key command; they get any other before it is typed.
    func handle(_ key: KeyEvent) {
        guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return }
        event.modifierFlags = UIKeyModifierFlags(key.modifiers)
        event.timestamp = key.timestamp
        let meaning = UIKey(keyCode: usage, characters: key.charactersIgnoringModifiers, modifierFlags: event.modifierFlags)
        let isForMenus = mainMenu?.handle(meaning, isDown: key.phase == .down) == true
        guard key.phase == .down else { return release(key) }
        guard !isForMenus else { return }
        let isTyping = typing.wants(meaning)
        guard !performCommand(of: meaning, isWanted: isTyping || focus.wants(meaning, isTyping: isTyping)) else { return }
        guard mainMenu?.open(by: meaning) != true else { return }
        guard !accessibility.handle(meaning, isTyping: isTyping) else { return }
        guard !focus.handle(meaning, isRepeat: key.isRepeat, isTyping: isTyping) else { return }
        if presses[key.usage] == nil { press(key, meaning) }
        typing.handle(meaning)
    }

    private func performCommand(of key: UIKey, isWanted: Bool) -> Bool {
        guard let window = windows.keyWindow else { return false }
        return KeyCommandSearch(
            key: key, start: responder(in: window), isWanted: isWanted, menuStart: window.commandStart,
            isOnDesktop: window.screenHost.deviceKind == .window
        ).perform()
    }

    /// Who is notified of keys: the first responder, else what has the focus.
    private func responder(in window: UIWindow) -> UIResponder {
        let focused = window.screenHost.focusIfAny?.focusedItem as? UIView
        return window.firstResponder ?? (focused?.window === window ? focused : nil) ?? window
    }

    private var mainMenu: (any MainMenuShowing)? { windows.keyWindow?.screenHost.mainMenu }

    private func press(_ key: KeyEvent, _ meaning: UIKey) {
        let press = UIPress(key: meaning, timestamp: key.timestamp)
        press.window = windows.keyWindow
        press.responder = press.window.map(responder)
        presses[key.usage] = press
        send(press)
    }

    private func release(_ key: KeyEvent) {
        guard let press = presses.removeValue(forKey: key.usage) else { return }
        press.phase = .ended
        press.timestamp = key.timestamp
        send(press)
    }

    /// Takes back what is held down: nobody will be notified of its release.
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
