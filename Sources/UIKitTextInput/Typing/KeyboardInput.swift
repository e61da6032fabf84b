internal import Display
@_spi(ForasteroInternal) internal import UIKitAccessibility
@_spi(ForasteroInternal) internal import UIKitCore

/// The keyboard input of one screen: keys, which may command something, and text.
@MainActor
final class KeyboardInput: KeyboardInputHandling {
    private let text: TextDispatcher
    private let keys: KeyDispatcher

    init(host: DisplayHost) {
        text = TextDispatcher(host: host)
        keys = KeyDispatcher(
            windows: host.windows, typing: text, accessibility: AccessibilityKeys(host: host), focus: FocusKeys(host: host))
    }

    func update() { text.update() }
    func handle(_ event: TextEvent) { text.handle(event) }
    func handle(_ event: KeyEvent) { keys.handle(event) }
    func cancelKeys() { keys.cancelAll() }
}
