/// The keyboard that an object asks for while it is edited.
///
/// Keyboards on the screen regard it, and those on the desk do not; whoever shows the text regards ``isSecureTextEntry``, the smart types
/// and ``spellCheckingType``. A smart type that is left open is one for the keyboard on the screen only.
// apple: https://developer.apple.com/documentation/uikit/uitextinputtraits
@preconcurrency @MainActor @objc public protocol UITextInputTraits: NSObjectProtocol {
    /// Which letters are capitals by themselves. Without it: those at the beginning of sentences.
    @objc optional var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Says whether words are corrected. Handed on to keyboards; the one of this system corrects nothing.
    @objc optional var autocorrectionType: UITextAutocorrectionType { get set }
    /// Says whether unknown words are underlined. Without it: the view decides.
    @objc optional var spellCheckingType: UITextSpellCheckingType { get set }
    /// Says whether straight quotes become curly ones.
    @objc optional var smartQuotesType: UITextSmartQuotesType { get set }
    /// Says whether two hyphens become a dash.
    @objc optional var smartDashesType: UITextSmartDashesType { get set }
    /// Says whether blanks are put right when words are pasted and cut.
    @objc optional var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
    /// Which keys there are. Without it: ``UIKeyboardType/default``.
    @objc optional var keyboardType: UIKeyboardType { get set }
    /// Says whether the keyboard is light or dark. Handed on to keyboards; the one of this system follows the interface.
    @objc optional var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the Return key. Without it: ``UIReturnKeyType/default``.
    @objc optional var returnKeyType: UIReturnKeyType { get set }
    /// True if Return does nothing while there is no text.
    @objc optional var enablesReturnKeyAutomatically: Bool { get set }
    /// True if the text is hidden from those who look on.
    @objc optional var isSecureTextEntry: Bool { get set }
    /// The meaning of the text; nil for none in particular.
    @objc optional var textContentType: UITextContentType? { get set }
    /// The rules for a generated password. Passwords are not made up here.
    @objc optional var passwordRules: UITextInputPasswordRules? { get set }
}
