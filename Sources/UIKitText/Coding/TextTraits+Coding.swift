import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The keyboard traits of texts, under the keys of compiled nibs.
extension TextTraits {
    init(from coder: NSCoder) {
        self.init()
        // Nibs name only what is not 0; in code sentences begin with capitals.
        capitalization = coder.decodeEnumeration(UITextAutocapitalizationType.self, forKey: NibKey.autocapitalizationType) ?? .none
        read(\.correction, NibKey.autocorrectionType, coder)
        read(\.spellChecking, NibKey.spellCheckingType, coder)
        read(\.quotes, NibKey.smartQuotesType, coder)
        read(\.dashes, NibKey.smartDashesType, coder)
        read(\.insertion, NibKey.smartInsertDeleteType, coder)
        read(\.keyboard, NibKey.keyboardType, coder)
        read(\.appearance, NibKey.keyboardAppearance, coder)
        read(\.returnKey, NibKey.returnKeyType, coder)
        if let flag = coder.decodeFlag(forKey: NibKey.enablesReturnKeyAutomatically) { enablesReturnKey = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.secureTextEntry) { isSecure = flag }
        if let type = coder.decodeText(forKey: NibKey.textContentType) { contentType = UITextContentType(rawValue: type) }
    }

    private mutating func read<Value: RawRepresentable>(_ path: WritableKeyPath<TextTraits, Value>, _ key: String, _ coder: NSCoder)
    where Value.RawValue == Int {
        if let value = coder.decodeEnumeration(Value.self, forKey: key) { self[keyPath: path] = value }
    }

    func encode(to coder: NSCoder) {
        let values = [
            (capitalization.rawValue, NibKey.autocapitalizationType), (correction.rawValue, NibKey.autocorrectionType),
            (spellChecking.rawValue, NibKey.spellCheckingType), (quotes.rawValue, NibKey.smartQuotesType),
            (dashes.rawValue, NibKey.smartDashesType),
            (insertion.rawValue, NibKey.smartInsertDeleteType), (keyboard.rawValue, NibKey.keyboardType),
            (appearance.rawValue, NibKey.keyboardAppearance),
            (returnKey.rawValue, NibKey.returnKeyType),
        ]
        for (value, key) in values { coder.encode(value, forKey: key) }
        coder.encode(enablesReturnKey, forKey: NibKey.enablesReturnKeyAutomatically)
        coder.encode(isSecure, forKey: NibKey.secureTextEntry)
        if let contentType { coder.encode(contentType.rawValue as NSString, forKey: NibKey.textContentType) }
    }
}
