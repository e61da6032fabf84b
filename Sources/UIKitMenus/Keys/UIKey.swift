/// A key of a keyboard, with what it means at the moment.
// apple: https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor @objcMembers open class UIKey: UIObject {
    /// The characters of the key with the modifiers that are held down.
    open var characters: String {
        modifierFlags.contains(.shift) || modifierFlags.contains(.alphaShift)
            ? charactersIgnoringModifiers.uppercased() : charactersIgnoringModifiers
    }

    /// The characters of the key without modifiers.
    open private(set) var charactersIgnoringModifiers = ""

    /// The modifier keys that are held down with it, and the locks that are on.
    open private(set) var modifierFlags: UIKeyModifierFlags = []

    /// Which key it is, whatever the layout.
    open private(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

    /// No key. For subclasses: the system makes the others.
    @preconcurrency @MainActor public override init() { super.init() }

    /// The same key with Command held down instead of Control; nil if that one is not, or both are.
    package var withCommandForControl: UIKey? {
        guard modifierFlags.contains(.control), !modifierFlags.contains(.command) else { return nil }
        let flags = modifierFlags.subtracting(.control).union(.command)
        return UIKey(keyCode: keyCode, characters: charactersIgnoringModifiers, modifierFlags: flags)
    }

    package convenience init(keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.init()
        self.keyCode = keyCode
        charactersIgnoringModifiers = characters
        self.modifierFlags = modifierFlags
    }
}
