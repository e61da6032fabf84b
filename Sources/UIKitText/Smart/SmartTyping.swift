import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The replacement of characters as they are typed: curved quotation marks, dashes, and a full stop of two spaces.
///
/// Nothing of what is hidden, and of addresses, names of accounts and plain characters, is changed. Where the text's traits leave it open,
/// a keyboard on the screen changes what is typed, and the keys of a desk type what is pressed (rules TX-198, TX-199).
struct SmartTyping {
    /// The number of UTF-16 units to remove at the end of the typed text, and their replacement.
    struct Substitution: Equatable {
        var length: Int
        var text: String
    }

    private(set) var quotes: SmartQuotes?
    private(set) var makesDashes = false
    private(set) var makesFullStops = false
    /// True if spaces come and go with whole words that are pasted and cut.
    private(set) var movesSpaces = false

    @MainActor
    init(_ traits: TextTraits, keyboard: ScreenKeyboardUse) {
        guard !traits.isExact else { return }
        let isOnScreen = keyboard.isWanted
        if traits.quotes.isOn(isOnScreen) { quotes = .of(keyboard.language) }
        makesDashes = traits.dashes.isOn(isOnScreen)
        movesSpaces = traits.insertion.isOn(isOnScreen)
        makesFullStops = isOnScreen
    }

    /// The substitution for the character that was typed last.
    /// - Parameters:
    ///   - before: the text before the caret, as much of it as matters, with what was typed.
    ///   - followsSpace: whether a space was typed just before it.
    func substitution(in before: String, followsSpace: Bool) -> Substitution? {
        guard let typed = before.last else { return nil }
        let rest = before.dropLast()
        switch typed {
        case "\"": return quotes.map { Substitution(length: 1, text: Self.opens(after: rest.last) ? $0.opening : $0.closing) }
        case "'": return quotes.map { Substitution(length: 1, text: Self.opens(after: rest.last) ? $0.innerOpening : $0.innerClosing) }
        case "-" where makesDashes && rest.last == "-" && rest.dropLast().last != "-": return Substitution(length: 2, text: "\u{2014}")
        case " " where makesFullStops && followsSpace && rest.last == " ":
            return Self.endsSentence(rest.dropLast().last) ? Substitution(length: 2, text: ". ") : nil
        default: return nil
        }
    }

    /// Returns true if a quotation mark behind a character opens.
    private static func opens(after character: Character?) -> Bool {
        guard let character else { return true }
        return character.isWhitespace || "([{<\u{AB}\u{201C}\u{201E}\u{2018}\u{201A}-\u{2013}\u{2014}/=".contains(character)
    }

    /// Returns true if a full stop may be behind a character.
    private static func endsSentence(_ character: Character?) -> Bool {
        guard let character else { return false }
        return character.isLetter || character.isNumber || ")]}\"'\u{BB}\u{201C}\u{201D}\u{2019}%".contains(character)
    }
}

extension UITextSmartQuotesType {
    fileprivate func isOn(_ isOnScreen: Bool) -> Bool { self == .yes || self == .default && isOnScreen }
}

extension UITextSmartDashesType {
    fileprivate func isOn(_ isOnScreen: Bool) -> Bool { self == .yes || self == .default && isOnScreen }
}

extension UITextSmartInsertDeleteType {
    fileprivate func isOn(_ isOnScreen: Bool) -> Bool { self == .yes || self == .default && isOnScreen }
}

extension TextTraits {
    /// True if each character counts as it was typed: in what is hidden, in numbers, addresses and names of accounts.
    var isExact: Bool {
        if isSecure { return true }
        switch keyboard {
        case .default, .twitter, .webSearch, .namePhonePad: break
        default: return true
        }
        guard let contentType else { return false }
        let exact: [UITextContentType] = [
            .URL, .emailAddress, .username, .password, .newPassword, .oneTimeCode, .telephoneNumber, .creditCardNumber, .postalCode,
        ]
        return exact.contains(contentType)
    }
}
