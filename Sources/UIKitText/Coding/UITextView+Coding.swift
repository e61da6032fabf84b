import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Text views in archives and nibs, under the keys of compiled nibs.
extension UITextView {
    func decodeTextView(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        font = coder.decodePresent(forKey: Key.font) as? UIFont ?? theme.nibFont
        if let color = coder.decodePresent(forKey: Key.color) as? UIColor { textColor = color }
        if let alignment = coder.decodeEnumeration(NSTextAlignment.self, forKey: Key.alignment) { textAlignment = alignment }
        if let text = coder.decodeText(forKey: Key.text) { self.text = text }
        if let text = coder.decodePresent(forKey: Key.attributedText) as? NSAttributedString { attributedText = text }
        if let flag = coder.decodeFlag(forKey: Key.isEditable) { isEditable = flag }
        if let flag = coder.decodeFlag(forKey: Key.isSelectable) { isSelectable = flag }
        if let flag = coder.decodeFlag(forKey: Key.allowsAttributes) { allowsEditingTextAttributes = flag }
        if let flag = coder.decodeFlag(forKey: Key.adjustsForCategory) { adjustsFontForContentSizeCategory = flag }
        if coder.containsValue(forKey: Key.inset) { textContainerInset = coder.decodeUIEdgeInsets(forKey: Key.inset) }
        if let types = coder.decodeNumber(forKey: Key.detectors) {
            dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(exactly: types) ?? 0)
        }
        traits = TextTraits(from: coder)
    }

    func encodeTextView(to coder: NSCoder) {
        if let font { coder.encode(font, forKey: Key.font) }
        if let textColor { coder.encode(textColor, forKey: Key.color) }
        coder.encode(textAlignment.rawValue, forKey: Key.alignment)
        // Secure text does not go into a file.
        if !isSecureTextEntry { coder.encode(characters(in: editor.whole) as NSString, forKey: Key.text) }
        coder.encode(isEditable, forKey: Key.isEditable)
        coder.encode(isSelectable, forKey: Key.isSelectable)
        coder.encode(allowsEditingTextAttributes, forKey: Key.allowsAttributes)
        coder.encode(adjustsFontForContentSizeCategory, forKey: Key.adjustsForCategory)
        coder.encode(textContainerInset, forKey: Key.inset)
        if !dataDetectorTypes.isEmpty { coder.encode(Int(truncatingIfNeeded: dataDetectorTypes.rawValue), forKey: Key.detectors) }
        traits.encode(to: coder)
    }

    private enum Key {
        static let text = "UIText"
        static let attributedText = "UIAttributedText"
        static let font = "UIFont"
        static let color = "UITextColor"
        static let alignment = "UITextAlignment"
        static let isEditable = "UIEditable"
        static let isSelectable = "UISelectable"
        static let allowsAttributes = "UIAllowsEditingTextAttributes"
        static let adjustsForCategory = "UIAdjustsFontForContentSizeCategory"
        static let inset = "UITextContainerInset"
        static let detectors = "UIDataDetectorTypes"
    }
}
