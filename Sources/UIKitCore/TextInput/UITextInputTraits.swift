/// What an object that is being typed into wants of the keyboard.
///
/// Keyboards on the screen regard it, and those on the desk do not; whoever shows the text regards ``isSecureTextEntry``, the smart types
/// and ``spellCheckingType``. A smart type that is left open is one for the keyboard on the screen only.
// apple: https://developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor @objc public protocol UITextInputTraits: NSObjectProtocol {
    @objc optional var autocapitalizationType: UITextAutocapitalizationType { get set }
    @objc optional var autocorrectionType: UITextAutocorrectionType { get set }
    @objc optional var spellCheckingType: UITextSpellCheckingType { get set }
    @objc optional var smartQuotesType: UITextSmartQuotesType { get set }
    @objc optional var smartDashesType: UITextSmartDashesType { get set }
    @objc optional var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    @objc optional var keyboardType: UIKeyboardType { get set }
    @objc optional var keyboardAppearance: UIKeyboardAppearance { get set }
    @objc optional var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return does nothing while there is no text.
    @objc optional var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is hidden from those who look on.
    @objc optional var isSecureTextEntry: Bool { get set }
    /// What the text means; nil for nothing in particular.
    @objc optional var textContentType: UITextContentType? { get set }
    /// What a password that is made up has to be like. Passwords are not made up here.
    @objc optional var passwordRules: UITextInputPasswordRules? { get set }
}
