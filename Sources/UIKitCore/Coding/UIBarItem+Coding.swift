import Foundation

// Items of bars in archives and nibs, under the keys of compiled nibs.
extension UIBarItem {
    func decodeItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: Key.title) { title = text }
        if let found = coder.decodePresent(forKey: Key.image) as? UIImage { image = found }
        if let found = coder.decodePresent(forKey: Key.landscapeImage) as? UIImage { landscapeImagePhone = found }
        if let flag = coder.decodeFlag(forKey: Key.isEnabled) { isEnabled = flag }
        if coder.containsValue(forKey: Key.imageInsets) { imageInsets = coder.decodeUIEdgeInsets(forKey: Key.imageInsets) }
        if coder.containsValue(forKey: Key.tag) { tag = coder.decodeInteger(forKey: Key.tag) }
    }

    func encodeItem(to coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: Key.title) }
        if let image { coder.encode(image, forKey: Key.image) }
        if let image = landscapeImagePhone { coder.encode(image, forKey: Key.landscapeImage) }
        coder.encode(isEnabled, forKey: Key.isEnabled)
        coder.encode(imageInsets, forKey: Key.imageInsets)
        coder.encode(tag, forKey: Key.tag)
    }

    private enum Key {
        static let title = "UITitle"
        static let image = "UIImage"
        static let landscapeImage = "UILandscapeImagePhone"
        static let isEnabled = "UIEnabled"
        static let imageInsets = "UIImageInsets"
        static let tag = "UITag"
    }
}

extension UIBarButtonItem {
    func decodeButtonItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let item = coder.decodeEnumeration(SystemItem.self, forKey: Key.systemItem) { adopt(item) }
        if let value = coder.decodeEnumeration(Style.self, forKey: Key.style) { style = value }
        if let number = coder.decodeNumber(forKey: Key.width) { width = number }
        if let found = coder.decodePresent(forKey: Key.customView) as? UIView { customView = found }
        if let found = coder.decodePresent(forKey: Key.tintColor) as? UIColor { tintColor = found }
        if let flag = coder.decodeFlag(forKey: Key.isHidden) { isHidden = flag }
        if let flag = coder.decodeFlag(forKey: Key.isSelected) { isSelected = flag }
        if let name = coder.decodeText(forKey: Key.action) { action = Selector(name) }
        if let found = coder.decodePresent(forKey: Key.target) { target = found as AnyObject }
    }

    func encodeButtonItem(to coder: NSCoder) {
        if let systemItem { coder.encode(systemItem.rawValue, forKey: Key.systemItem) }
        coder.encode(style.rawValue, forKey: Key.style)
        coder.encode(Double(width), forKey: Key.width)
        if let customView { coder.encode(customView, forKey: Key.customView) }
        if let tintColor { coder.encode(tintColor, forKey: Key.tintColor) }
        coder.encode(isHidden, forKey: Key.isHidden)
        coder.encode(isSelected, forKey: Key.isSelected)
        if let action { coder.encode(NSStringFromSelector(action) as NSString, forKey: Key.action) }
        if let target { coder.encodeConditionalObject(target, forKey: Key.target) }
    }

    private enum Key {
        static let systemItem = "UISystemItem"
        static let style = "UIStyle"
        static let width = "UIWidth"
        static let customView = "UICustomView"
        static let tintColor = "UITintColor"
        static let isHidden = "UIHidden"
        static let isSelected = "UISelected"
        static let action = "UIAction"
        static let target = "UITarget"
    }
}

extension UITabBarItem {
    func decodeTabItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let item = coder.decodeEnumeration(SystemItem.self, forKey: Key.systemItem) { adopt(item) }
        if let image = coder.decodePresent(forKey: Key.selectedImage) as? UIImage { selectedImage = image }
        if let text = coder.decodeText(forKey: Key.badgeValue) { badgeValue = text }
        if let found = coder.decodePresent(forKey: Key.badgeColor) as? UIColor { badgeColor = found }
        if coder.containsValue(forKey: Key.titleOffset) { titlePositionAdjustment = coder.decodeUIOffset(forKey: Key.titleOffset) }
    }

    func encodeTabItem(to coder: NSCoder) {
        if let systemItem { coder.encode(systemItem.rawValue, forKey: Key.systemItem) }
        if let selectedImage, selectedImage !== image { coder.encode(selectedImage, forKey: Key.selectedImage) }
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: Key.badgeValue) }
        if let badgeColor { coder.encode(badgeColor, forKey: Key.badgeColor) }
        if titlePositionAdjustment != .zero { coder.encode(titlePositionAdjustment, forKey: Key.titleOffset) }
    }

    private enum Key {
        static let systemItem = "UISystemItem"
        static let selectedImage = "UISelectedImage"
        static let badgeValue = "UIBadgeValue"
        static let badgeColor = "UIBadgeColor"
        static let titleOffset = "UITitlePositionAdjustment"
    }
}
