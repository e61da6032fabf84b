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
        if let font = coder.decodePresent(forKey: Key.font) as? UIFont { self.font = font }
        if let color = coder.decodePresent(forKey: Key.color) as? UIColor { textColor = color }
        if let alignment = coder.decodeEnumeration(NSTextAlignment.self, forKey: Key.alignment) { textAlignment = alignment }
        if let style = coder.decodeEnumeration(BorderStyle.self, forKey: Key.border) { borderStyle = style }
        if let image = coder.decodePresent(forKey: Key.background) as? UIImage { background = image }
        if let image = coder.decodePresent(forKey: Key.disabledBackground) as? UIImage { disabledBackground = image }
        if let flag = coder.decodeFlag(forKey: Key.adjustsSize) { adjustsFontSizeToFitWidth = flag }
        if let size = coder.decodeNumber(forKey: Key.minimumSize) { minimumFontSize = size }
        if let flag = coder.decodeFlag(forKey: Key.adjustsForCategory) { adjustsFontForContentSizeCategory = flag }
    }

    private func decodeText(from coder: NSCoder) {
        if let text = coder.decodeText(forKey: Key.text) { self.text = text }
        if let text = coder.decodePresent(forKey: Key.attributedText) as? NSAttributedString { attributedText = text }
        if let text = coder.decodeText(forKey: Key.placeholder) { placeholder = text }
        if let text = coder.decodePresent(forKey: Key.attributedPlaceholder) as? NSAttributedString { attributedPlaceholder = text }
    }

    private func decodeParts(from coder: NSCoder) {
        if let mode = coder.decodeEnumeration(ViewMode.self, forKey: Key.clearMode) { clearButtonMode = mode }
        if let flag = coder.decodeFlag(forKey: Key.clearsOnBegin) { clearsOnBeginEditing = flag }
        if let flag = coder.decodeFlag(forKey: Key.clearsOnInsertion) { clearsOnInsertion = flag }
        if let mode = coder.decodeEnumeration(ViewMode.self, forKey: Key.leftMode) { leftViewMode = mode }
        if let mode = coder.decodeEnumeration(ViewMode.self, forKey: Key.rightMode) { rightViewMode = mode }
        if let view = coder.decodePresent(forKey: Key.leftView) as? UIView { leftView = view }
        if let view = coder.decodePresent(forKey: Key.rightView) as? UIView { rightView = view }
    }

    /// The keyboard traits; a search bar has them under the same keys.
    package func decodeTraits(from coder: NSCoder) {
        traits = TextTraits(from: coder)
        if traits.isSecure { isSecureTextEntry = true }
    }

    // MARK: Encoding

    func encodeField(to coder: NSCoder) {
        coder.encode(font, forKey: Key.font)
        coder.encode(textColor, forKey: Key.color)
        coder.encode(textAlignment.rawValue, forKey: Key.alignment)
        coder.encode(borderStyle.rawValue, forKey: Key.border)
        if let background { coder.encode(background, forKey: Key.background) }
        if let disabledBackground { coder.encode(disabledBackground, forKey: Key.disabledBackground) }
        coder.encode(adjustsFontSizeToFitWidth, forKey: Key.adjustsSize)
        coder.encode(Double(minimumFontSize), forKey: Key.minimumSize)
        coder.encode(adjustsFontForContentSizeCategory, forKey: Key.adjustsForCategory)
        // Secure text does not go into a file.
        if !isSecureTextEntry { coder.encode(content.string as NSString, forKey: Key.text) }
        if let placeholder { coder.encode(placeholder as NSString, forKey: Key.placeholder) }
        encodeParts(to: coder)
        encodeTraits(to: coder)
    }

    private func encodeParts(to coder: NSCoder) {
        coder.encode(clearButtonMode.rawValue, forKey: Key.clearMode)
        coder.encode(clearsOnBeginEditing, forKey: Key.clearsOnBegin)
        coder.encode(clearsOnInsertion, forKey: Key.clearsOnInsertion)
        coder.encode(leftViewMode.rawValue, forKey: Key.leftMode)
        coder.encode(rightViewMode.rawValue, forKey: Key.rightMode)
        if let leftView { coder.encode(leftView, forKey: Key.leftView) }
        if let rightView { coder.encode(rightView, forKey: Key.rightView) }
    }

    package func encodeTraits(to coder: NSCoder) { traits.encode(to: coder) }

    private enum Key {
        static let text = "UIText"
        static let attributedText = "UIAttributedText"
        static let placeholder = "UIPlaceholder"
        static let attributedPlaceholder = "UIAttributedPlaceholder"
        static let font = "UIFont"
        static let color = "UITextColor"
        static let alignment = "UITextAlignment"
        static let border = "UIBorderStyle"
        static let background = "UIBackground"
        static let disabledBackground = "UIDisabledBackground"
        static let adjustsSize = "UIAdjustsFontSizeToFit"
        static let minimumSize = "UIMinimumFontSize"
        static let adjustsForCategory = "UIAdjustsFontForContentSizeCategory"
        static let clearMode = "UIClearButtonMode"
        static let clearsOnBegin = "UIClearsOnBeginEditing"
        static let clearsOnInsertion = "UIClearsOnInsertion"
        static let leftMode = "UILeftViewMode"
        static let rightMode = "UIRightViewMode"
        static let leftView = "UILeftView"
        static let rightView = "UIRightView"
    }
}
