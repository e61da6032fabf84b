package import Display

/// Brings what is typed on a screen to whoever is typed to: keys, and text of an input method. Declared in UIKitTextInput, and found by
/// the name of its class.
@MainActor
package protocol KeyboardInputHandling: AnyObject {
    init(host: DisplayHost)
    /// There may be another first responder, or another key window.
    func update()
    /// Text from an input method, or from a keyboard on the screen.
    func handle(_ event: TextEvent)
    /// A key goes down, repeats, or comes up.
    func handle(_ event: KeyEvent)
    /// Takes back the keys that are held down: nobody will be notified of their release.
    func cancelKeys()
}
