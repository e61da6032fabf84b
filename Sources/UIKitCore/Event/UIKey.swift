/// A key of a keyboard, with what it means at the moment.
// apple: https://developer.apple.com/documentation/uikit/uikey
@preconcurrency @MainActor @objcMembers open class UIKey: UIObject {
    /// What the key types with the modifiers that are held down.
    open var characters: String {
        modifierFlags.contains(.shift) || modifierFlags.contains(.alphaShift)
            ? charactersIgnoringModifiers.uppercased() : charactersIgnoringModifiers
    }

    /// What the key types without modifiers.
    public let charactersIgnoringModifiers: String

    public let modifierFlags: UIKeyModifierFlags

    /// Which key it is, whatever the layout.
    public let keyCode: UIKeyboardHIDUsage

    init(keyCode: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags) {
        self.keyCode = keyCode
        charactersIgnoringModifiers = characters
        self.modifierFlags = modifierFlags
        super.init()
    }
}
