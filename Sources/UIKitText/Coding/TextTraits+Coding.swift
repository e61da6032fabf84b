import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The keyboard traits of texts, under the keys of compiled nibs.
extension TextTraits {
    init(from coder: NSCoder) {
        self.init()
        // Nibs name only what is not 0; in code sentences begin with capitals.
        capitalization = coder.decodeEnumeration(UITextAutocapitalizationType.self, forKey: Key.capitalization) ?? .none
        read(\.correction, Key.correction, coder)
        read(\.spellChecking, Key.spellChecking, coder)
        read(\.quotes, Key.quotes, coder)
        read(\.dashes, Key.dashes, coder)
        read(\.insertion, Key.insertion, coder)
        read(\.keyboard, Key.keyboard, coder)
        read(\.appearance, Key.appearance, coder)
        read(\.returnKey, Key.returnKey, coder)
        if let flag = coder.decodeFlag(forKey: Key.enablesReturnKey) { enablesReturnKey = flag }
        if let flag = coder.decodeFlag(forKey: Key.secure) { isSecure = flag }
        if let type = coder.decodeText(forKey: Key.contentType) { contentType = UITextContentType(rawValue: type) }
    }

    private mutating func read<Value: RawRepresentable>(_ path: WritableKeyPath<TextTraits, Value>, _ key: String, _ coder: NSCoder)
    where Value.RawValue == Int {
        if let value = coder.decodeEnumeration(Value.self, forKey: key) { self[keyPath: path] = value }
    }

    func encode(to coder: NSCoder) {
        let values = [
            (capitalization.rawValue, Key.capitalization), (correction.rawValue, Key.correction),
            (spellChecking.rawValue, Key.spellChecking), (quotes.rawValue, Key.quotes), (dashes.rawValue, Key.dashes),
            (insertion.rawValue, Key.insertion), (keyboard.rawValue, Key.keyboard), (appearance.rawValue, Key.appearance),
            (returnKey.rawValue, Key.returnKey),
        ]
        for (value, key) in values { coder.encode(value, forKey: key) }
        coder.encode(enablesReturnKey, forKey: Key.enablesReturnKey)
        coder.encode(isSecure, forKey: Key.secure)
        if let contentType { coder.encode(contentType.rawValue as NSString, forKey: Key.contentType) }
    }

    private enum Key {
        static let capitalization = "UIAutocapitalizationType"
        static let correction = "UIAutocorrectionType"
        static let spellChecking = "UISpellCheckingType"
        static let quotes = "UISmartQuotesType"
        static let dashes = "UISmartDashesType"
        static let insertion = "UISmartInsertDeleteType"
        static let keyboard = "UIKeyboardType"
        static let appearance = "UIKeyboardAppearance"
        static let returnKey = "UIReturnKeyType"
        static let enablesReturnKey = "UIEnablesReturnKeyAutomatically"
        static let secure = "UISecureTextEntry"
        static let contentType = "UITextContentType"
    }
}
