import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Text views in archives and nibs, under the keys of compiled nibs.
extension UITextView {
    func decodeTextView(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        font = coder.decodePresent(forKey: NibKey.font) as? UIFont ?? theme.nibFont
        if let color = coder.decodePresent(forKey: NibKey.textColor) as? UIColor { textColor = color }
        if let alignment = coder.decodeEnumeration(NSTextAlignment.self, forKey: NibKey.textAlignment) { textAlignment = alignment }
        if let text = coder.decodeText(forKey: NibKey.text) { self.text = text }
        if let text = coder.decodePresent(forKey: NibKey.attributedText) as? NSAttributedString { attributedText = text }
        if let flag = coder.decodeFlag(forKey: NibKey.editable) { isEditable = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.selectable) { isSelectable = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsEditingTextAttributes) { allowsEditingTextAttributes = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = flag }
        if coder.containsValue(forKey: NibKey.textContainerInset) {
            textContainerInset = coder.decodeUIEdgeInsets(forKey: NibKey.textContainerInset)
        }
        if let types = coder.decodeNumber(forKey: NibKey.dataDetectorTypes) {
            dataDetectorTypes = UIDataDetectorTypes(rawValue: UInt(exactly: types) ?? 0)
        }
        traits = TextTraits(from: coder)
    }

    func encodeTextView(to coder: NSCoder) {
        if let font { coder.encode(font, forKey: NibKey.font) }
        if let textColor { coder.encode(textColor, forKey: NibKey.textColor) }
        coder.encode(textAlignment.rawValue, forKey: NibKey.textAlignment)
        // Secure text does not go into a file.
        if !isSecureTextEntry { coder.encode(characters(in: editor.whole) as NSString, forKey: NibKey.text) }
        coder.encode(isEditable, forKey: NibKey.editable)
        coder.encode(isSelectable, forKey: NibKey.selectable)
        coder.encode(allowsEditingTextAttributes, forKey: NibKey.allowsEditingTextAttributes)
        coder.encode(adjustsFontForContentSizeCategory, forKey: NibKey.adjustsFontForContentSizeCategory)
        coder.encode(textContainerInset, forKey: NibKey.textContainerInset)
        if !dataDetectorTypes.isEmpty {
            coder.encode(Int(truncatingIfNeeded: dataDetectorTypes.rawValue), forKey: NibKey.dataDetectorTypes)
        }
        traits.encode(to: coder)
    }
}
