@_spi(ForasteroInternal) import UIKitCore

// The keyboard traits of a field.
extension UITextField {
    @objc open var autocapitalizationType: UITextAutocapitalizationType {
        get { traits.capitalization }
        set { traits.capitalization = newValue }
    }
    @objc open var autocorrectionType: UITextAutocorrectionType {
        get { traits.correction }
        set { traits.correction = newValue }
    }
    @objc open var spellCheckingType: UITextSpellCheckingType {
        get { traits.spellChecking }
        set { traits.spellChecking = newValue }
    }
    @objc open var smartQuotesType: UITextSmartQuotesType {
        get { traits.quotes }
        set { traits.quotes = newValue }
    }
    @objc open var smartDashesType: UITextSmartDashesType {
        get { traits.dashes }
        set { traits.dashes = newValue }
    }
    @objc open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits.insertion }
        set { traits.insertion = newValue }
    }
    @objc open var keyboardType: UIKeyboardType {
        get { traits.keyboard }
        set { traits.keyboard = newValue }
    }
    @objc open var keyboardAppearance: UIKeyboardAppearance {
        get { traits.appearance }
        set { traits.appearance = newValue }
    }
    @objc open var returnKeyType: UIReturnKeyType {
        get { traits.returnKey }
        set { traits.returnKey = newValue }
    }
    /// True if Return does nothing while the field is empty. Default: false.
    @objc open var enablesReturnKeyAutomatically: Bool {
        get { traits.enablesReturnKey }
        set { traits.enablesReturnKey = newValue }
    }
    /// True if dots are shown in place of characters, and nothing is copied. What is typed first into a text that was there takes its
    /// place. Default: false.
    @objc open var isSecureTextEntry: Bool {
        get { traits.isSecure }
        set {
            traits.isSecure = newValue
            contentDidChange()
        }
    }
    @objc open var textContentType: UITextContentType? {
        get { traits.contentType }
        set { traits.contentType = newValue }
    }
    /// Kept for those who ask. Default: nil.
    @objc open var passwordRules: UITextInputPasswordRules? {
        get { traits.passwordRules }
        set { traits.passwordRules = newValue?.copy() as? UITextInputPasswordRules }
    }
}
