import UIKitCore

/// The keyboard traits of a text.
struct TextTraits {
    var capitalization = UITextAutocapitalizationType.sentences
    var correction = UITextAutocorrectionType.default
    var spellChecking = UITextSpellCheckingType.default
    var quotes = UITextSmartQuotesType.default
    var dashes = UITextSmartDashesType.default
    var insertion = UITextSmartInsertDeleteType.default
    var keyboard = UIKeyboardType.default
    var appearance = UIKeyboardAppearance.default
    var returnKey = UIReturnKeyType.default
    var enablesReturnKey = false
    var isSecure = false
    var contentType: UITextContentType?
    var passwordRules: UITextInputPasswordRules?
}
