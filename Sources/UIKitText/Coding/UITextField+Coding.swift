import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Text fields in archives and nibs, under the keys of compiled nibs.
extension UITextField {
    func decodeField(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        decodeLook(from: coder)
        decodeText(from: coder)
        decodeParts(from: coder)
        decodeTraits(from: coder)
    }

    private func decodeLook(from coder: NSCoder) {
        if let font = coder.decodePresent(forKey: NibKey.font) as? UIFont { self.font = font }
        if let color = coder.decodePresent(forKey: NibKey.textColor) as? UIColor { textColor = color }
        if let alignment = coder.decodeEnumeration(NSTextAlignment.self, forKey: NibKey.textAlignment) { textAlignment = alignment }
        if let style = coder.decodeEnumeration(BorderStyle.self, forKey: NibKey.borderStyle) { borderStyle = style }
        if let image = coder.decodePresent(forKey: NibKey.background) as? UIImage { background = image }
        if let image = coder.decodePresent(forKey: NibKey.disabledBackground) as? UIImage { disabledBackground = image }
        if let flag = coder.decodeFlag(forKey: NibKey.adjustsFontSizeToFit) { adjustsFontSizeToFitWidth = flag }
        if let size = coder.decodeNumber(forKey: NibKey.minimumFontSize) { minimumFontSize = size }
        if let flag = coder.decodeFlag(forKey: NibKey.adjustsFontForContentSizeCategory) { adjustsFontForContentSizeCategory = flag }
    }

    private func decodeText(from coder: NSCoder) {
        if let text = coder.decodeText(forKey: NibKey.text) { self.text = text }
        if let text = coder.decodePresent(forKey: NibKey.attributedText) as? NSAttributedString { attributedText = text }
        if let text = coder.decodeText(forKey: NibKey.placeholder) { placeholder = text }
        if let text = coder.decodePresent(forKey: NibKey.attributedPlaceholder) as? NSAttributedString { attributedPlaceholder = text }
    }

    private func decodeParts(from coder: NSCoder) {
        if let mode = coder.decodeEnumeration(ViewMode.self, forKey: NibKey.clearButtonMode) { clearButtonMode = mode }
        if let flag = coder.decodeFlag(forKey: NibKey.clearsOnBeginEditing) { clearsOnBeginEditing = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.clearsOnInsertion) { clearsOnInsertion = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.allowsEditingTextAttributes) { allowsEditingTextAttributes = flag }
        if let mode = coder.decodeEnumeration(ViewMode.self, forKey: NibKey.leftViewMode) { leftViewMode = mode }
        if let mode = coder.decodeEnumeration(ViewMode.self, forKey: NibKey.rightViewMode) { rightViewMode = mode }
        if let view = coder.decodePresent(forKey: NibKey.leftView) as? UIView { leftView = view }
        if let view = coder.decodePresent(forKey: NibKey.rightView) as? UIView { rightView = view }
    }

    /// The keyboard traits; a search bar has them under the same keys.
    package func decodeTraits(from coder: NSCoder) {
        traits = TextTraits(from: coder)
        if traits.isSecure { isSecureTextEntry = true }
    }

    // MARK: Encoding

    func encodeField(to coder: NSCoder) {
        coder.encode(font, forKey: NibKey.font)
        coder.encode(textColor, forKey: NibKey.textColor)
        coder.encode(textAlignment.rawValue, forKey: NibKey.textAlignment)
        coder.encode(borderStyle.rawValue, forKey: NibKey.borderStyle)
        if let background { coder.encode(background, forKey: NibKey.background) }
        if let disabledBackground { coder.encode(disabledBackground, forKey: NibKey.disabledBackground) }
        coder.encode(adjustsFontSizeToFitWidth, forKey: NibKey.adjustsFontSizeToFit)
        coder.encode(Double(minimumFontSize), forKey: NibKey.minimumFontSize)
        coder.encode(adjustsFontForContentSizeCategory, forKey: NibKey.adjustsFontForContentSizeCategory)
        // Secure text does not go into a file.
        if !isSecureTextEntry { coder.encode(content.string as NSString, forKey: NibKey.text) }
        if let placeholder { coder.encode(placeholder as NSString, forKey: NibKey.placeholder) }
        encodeParts(to: coder)
        encodeTraits(to: coder)
    }

    private func encodeParts(to coder: NSCoder) {
        coder.encode(clearButtonMode.rawValue, forKey: NibKey.clearButtonMode)
        coder.encode(clearsOnBeginEditing, forKey: NibKey.clearsOnBeginEditing)
        coder.encode(clearsOnInsertion, forKey: NibKey.clearsOnInsertion)
        coder.encode(allowsEditingTextAttributes, forKey: NibKey.allowsEditingTextAttributes)
        coder.encode(leftViewMode.rawValue, forKey: NibKey.leftViewMode)
        coder.encode(rightViewMode.rawValue, forKey: NibKey.rightViewMode)
        if let leftView { coder.encode(leftView, forKey: NibKey.leftView) }
        if let rightView { coder.encode(rightView, forKey: NibKey.rightView) }
    }

    package func encodeTraits(to coder: NSCoder) { traits.encode(to: coder) }
}
