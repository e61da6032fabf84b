import Foundation

extension UIControl {
    func decodeControl(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let flag = coder.decodeFlag(forKey: Key.isDisabled) { isEnabled = !flag }
        if let flag = coder.decodeFlag(forKey: Key.isSelected) { isSelected = flag }
        if let flag = coder.decodeFlag(forKey: Key.isHighlighted) { isHighlighted = flag }
        if let value = coder.decodeEnumeration(ContentHorizontalAlignment.self, forKey: Key.horizontal) {
            contentHorizontalAlignment = value
        }
        if let value = coder.decodeEnumeration(ContentVerticalAlignment.self, forKey: Key.vertical) { contentVerticalAlignment = value }
    }

    func encodeControl(to coder: NSCoder) {
        coder.encode(!isEnabled, forKey: Key.isDisabled)
        coder.encode(isSelected, forKey: Key.isSelected)
        coder.encode(isHighlighted, forKey: Key.isHighlighted)
        coder.encode(contentHorizontalAlignment.rawValue, forKey: Key.horizontal)
        coder.encode(contentVerticalAlignment.rawValue, forKey: Key.vertical)
    }

    private enum Key {
        static let isDisabled = "UIDisabled"
        static let isSelected = "UISelected"
        static let isHighlighted = "UIHighlighted"
        static let horizontal = "UIContentHorizontalAlignment"
        static let vertical = "UIContentVerticalAlignment"
    }
}
