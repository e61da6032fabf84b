import Foundation

extension UIControl {
    func decodeControl(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: NibKey.disabled) { isEnabled = !flag }
        if let flag = coder.decodeFlag(forKey: NibKey.selected) { isSelected = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.highlighted) { isHighlighted = flag }
        if let value = coder.decodeEnumeration(ContentHorizontalAlignment.self, forKey: NibKey.contentHorizontalAlignment) {
            contentHorizontalAlignment = value
        }
        if let value = coder.decodeEnumeration(ContentVerticalAlignment.self, forKey: NibKey.contentVerticalAlignment) {
            contentVerticalAlignment = value
        }
    }

    func encodeControl(to coder: NSCoder) {
        coder.encode(!isEnabled, forKey: NibKey.disabled)
        coder.encode(isSelected, forKey: NibKey.selected)
        coder.encode(isHighlighted, forKey: NibKey.highlighted)
        coder.encode(contentHorizontalAlignment.rawValue, forKey: NibKey.contentHorizontalAlignment)
        coder.encode(contentVerticalAlignment.rawValue, forKey: NibKey.contentVerticalAlignment)
    }
}
