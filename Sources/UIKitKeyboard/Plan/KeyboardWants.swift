@_spi(ForasteroInternal) import UIKitCore

/// The traits of the keyboard for an object that is edited.
struct KeyboardWants: Equatable {
    var type = UIKeyboardType.default
    var returnType = UIReturnKeyType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var disablesEmptyReturn = false
    var isSecret = false

    init() {}

    @MainActor
    init(of responder: UIResponder) {
        guard let traits = responder as? any UITextInputTraits else { return }
        type = traits.keyboardType ?? .default
        returnType = traits.returnKeyType ?? .default
        isSecret = traits.isSecureTextEntry ?? false
        capitalization = isSecret ? .none : traits.autocapitalizationType ?? .sentences
        disablesEmptyReturn = traits.enablesReturnKeyAutomatically ?? false
        if type == .emailAddress || type == .URL { capitalization = .none }
    }

    /// The page with which typing begins.
    var firstPage: KeyboardPage {
        switch type {
        case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: .pad
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    /// The title of Return.
    var returnLabel: String {
        switch returnType {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// True if Return has the tint colour: where it does something.
    var returnStandsOut: Bool { returnType != .default && returnType != .next }
}
