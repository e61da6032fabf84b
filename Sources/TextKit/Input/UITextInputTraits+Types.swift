import Foundation

/// When the keyboard shifts by itself.
// apple: https://developer.apple.com/documentation/uikit/uitextautocapitalizationtype
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words = 1
    case sentences = 2
    case allCharacters = 3
}

/// Says whether words are corrected while they are typed.
// apple: https://developer.apple.com/documentation/uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Says whether misspelt words are marked.
// apple: https://developer.apple.com/documentation/uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Says whether straight quotation marks become curved ones.
// apple: https://developer.apple.com/documentation/uikit/uitextsmartquotestype
public enum UITextSmartQuotesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Says whether two hyphens become a dash.
// apple: https://developer.apple.com/documentation/uikit/uitextsmartdashestype
public enum UITextSmartDashesType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Says whether spaces are added and taken away around what is pasted and cut.
// apple: https://developer.apple.com/documentation/uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable {
    case `default` = 0
    case no = 1
    case yes = 2
}

/// Which keys a keyboard on the screen offers.
// apple: https://developer.apple.com/documentation/uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
    /// Letters, with digits and signs behind a key.
    case `default` = 0
    case asciiCapable = 1
    case numbersAndPunctuation = 2
    case URL = 3
    /// Digits of the user's language, and nothing else.
    case numberPad = 4
    /// Digits with star, hash and plus.
    case phonePad = 5
    /// Letters, with a phone's digits behind a key.
    case namePhonePad = 6
    case emailAddress = 7
    /// Digits, and the decimal separator.
    case decimalPad = 8
    case twitter = 9
    case webSearch = 10
    /// Digits from 0 to 9, whatever the language.
    case asciiCapableNumberPad = 11

    /// The former name of ``asciiCapable``.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The style of a keyboard on the screen.
// apple: https://developer.apple.com/documentation/uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
    case `default` = 0
    case dark = 1
    case light = 2

    /// The former name of ``dark``.
    public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the Return key of a keyboard on the screen.
// apple: https://developer.apple.com/documentation/uikit/uireturnkeytype
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go = 1
    case google = 2
    case join = 3
    case next = 4
    case route = 5
    case search = 6
    case send = 7
    case yahoo = 8
    case done = 9
    case emergencyCall = 10
    case `continue` = 11
}
