import Foundation

// Items of bars in archives and nibs, under the keys of compiled nibs.
extension UIBarItem {
    func decodeItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: NibKey.title) { title = text }
        if let found = coder.decodePresent(forKey: NibKey.image) as? UIImage { image = found }
        if let found = coder.decodePresent(forKey: NibKey.landscapeImagePhone) as? UIImage { landscapeImagePhone = found }
        if let flag = coder.decodeFlag(forKey: NibKey.enabled) { isEnabled = flag }
        if coder.containsValue(forKey: NibKey.imageInsets) { imageInsets = coder.decodeUIEdgeInsets(forKey: NibKey.imageInsets) }
        if let found = coder.decodePresent(forKey: NibKey.largeContentSizeImage) as? UIImage { largeContentSizeImage = found }
        if coder.containsValue(forKey: NibKey.largeContentSizeImageInsets) {
            largeContentSizeImageInsets = coder.decodeUIEdgeInsets(forKey: NibKey.largeContentSizeImageInsets)
        }
        if coder.containsValue(forKey: NibKey.tag) { tag = coder.decodeInteger(forKey: NibKey.tag) }
    }

    func encodeItem(to coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: NibKey.title) }
        if let image { coder.encode(image, forKey: NibKey.image) }
        if let image = landscapeImagePhone { coder.encode(image, forKey: NibKey.landscapeImagePhone) }
        coder.encode(isEnabled, forKey: NibKey.enabled)
        coder.encode(imageInsets, forKey: NibKey.imageInsets)
        if let image = largeContentSizeImage { coder.encode(image, forKey: NibKey.largeContentSizeImage) }
        if largeContentSizeImageInsets != .zero { coder.encode(largeContentSizeImageInsets, forKey: NibKey.largeContentSizeImageInsets) }
        coder.encode(tag, forKey: NibKey.tag)
    }
}

extension UIBarButtonItem {
    func decodeButtonItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let item = coder.decodeEnumeration(SystemItem.self, forKey: NibKey.systemItem) { adopt(item) }
        if let value = coder.decodeEnumeration(Style.self, forKey: NibKey.style) { style = value }
        if let number = coder.decodeNumber(forKey: NibKey.width) { width = number }
        if let found = coder.decodePresent(forKey: NibKey.customView) as? UIView { customView = found }
        if let found = coder.decodePresent(forKey: NibKey.tintColor) as? UIColor { tintColor = found }
        if let flag = coder.decodeFlag(forKey: NibKey.hidden) { isHidden = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.selected) { isSelected = flag }
        if let name = coder.decodeText(forKey: NibKey.action) { action = Selector(name) }
        if let found = coder.decodePresent(forKey: NibKey.target) { target = found as AnyObject }
    }

    func encodeButtonItem(to coder: NSCoder) {
        if let systemItem { coder.encode(systemItem.rawValue, forKey: NibKey.systemItem) }
        coder.encode(style.rawValue, forKey: NibKey.style)
        coder.encode(Double(width), forKey: NibKey.width)
        if let customView { coder.encode(customView, forKey: NibKey.customView) }
        if let tintColor { coder.encode(tintColor, forKey: NibKey.tintColor) }
        coder.encode(isHidden, forKey: NibKey.hidden)
        coder.encode(isSelected, forKey: NibKey.selected)
        if let action { coder.encode(NSStringFromSelector(action) as NSString, forKey: NibKey.action) }
        if let target { coder.encodeConditionalObject(target, forKey: NibKey.target) }
    }
}

extension UITabBarItem {
    func decodeTabItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let item = coder.decodeEnumeration(SystemItem.self, forKey: NibKey.systemItem) { adopt(item) }
        if let image = coder.decodePresent(forKey: NibKey.selectedImage) as? UIImage { selectedImage = image }
        if let text = coder.decodeText(forKey: NibKey.badgeValue) { badgeValue = text }
        if let found = coder.decodePresent(forKey: NibKey.badgeColor) as? UIColor { badgeColor = found }
        if coder.containsValue(forKey: NibKey.titlePositionAdjustment) {
            titlePositionAdjustment = coder.decodeUIOffset(forKey: NibKey.titlePositionAdjustment)
        }
    }

    func encodeTabItem(to coder: NSCoder) {
        if let systemItem { coder.encode(systemItem.rawValue, forKey: NibKey.systemItem) }
        if let selectedImage, selectedImage !== image { coder.encode(selectedImage, forKey: NibKey.selectedImage) }
        if let badgeValue { coder.encode(badgeValue as NSString, forKey: NibKey.badgeValue) }
        if let badgeColor { coder.encode(badgeColor, forKey: NibKey.badgeColor) }
        if titlePositionAdjustment != .zero { coder.encode(titlePositionAdjustment, forKey: NibKey.titlePositionAdjustment) }
    }
}
