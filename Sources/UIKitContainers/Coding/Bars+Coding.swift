import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Bars in archives and nibs, under the keys of compiled nibs.

private enum Key {
    static let items = "UIItems"
    static let selectedItem = "UISelectedItem"
    static let style = "UIBarStyle"
    static let isOpaque = "UIBarTranslucence"
    static let barTint = "UIBarTintColor"
    static let shadow = "UIBarShadowImage"
    static let largeTitles = "UIBarPrefersLargeTitles"
    static let titleAttributes = "UITitleTextAttributes"
    static let largeTitleAttributes = "UILargeTitleTextAttributes"
    static let unselectedTint = "UIUnselectedItemTintColor"

    /// The coded value of an opaque bar.
    static let opaque = 2
}

extension UINavigationBar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: Key.style) { barStyle = style }
        if coder.decodeInteger(forKey: Key.isOpaque) == Key.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: Key.barTint) as? UIColor { barTintColor = color }
        if let image = coder.decodePresent(forKey: Key.shadow) as? UIImage { shadowImage = image }
        if let flag = coder.decodeFlag(forKey: Key.largeTitles) { prefersLargeTitles = flag }
        if let attributes = coder.decodeTextAttributes(forKey: Key.titleAttributes) { titleTextAttributes = attributes }
        if let attributes = coder.decodeTextAttributes(forKey: Key.largeTitleAttributes) { largeTitleTextAttributes = attributes }
        if let items = coder.decodeObjects(UINavigationItem.self, forKey: Key.items), !items.isEmpty { self.items = items }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: Key.style)
        if !isTranslucent { coder.encode(Key.opaque, forKey: Key.isOpaque) }
        if let barTintColor { coder.encode(barTintColor, forKey: Key.barTint) }
        coder.encode(prefersLargeTitles, forKey: Key.largeTitles)
        // The stack of a controller's bar is the controller's.
        if manager == nil, let items { coder.encode(items as NSArray, forKey: Key.items) }
    }
}

extension NSCoder {
    /// The font and the colour under a key; nil where there is neither.
    @MainActor
    fileprivate func decodeTextAttributes(forKey key: String) -> [NSAttributedString.Key: Any]? {
        guard let stored = decodePresent(forKey: key) as? [AnyHashable: Any] else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = stored["NSFont"] as? UIFont
        attributes[.foregroundColor] = stored["NSColor"] as? UIColor
        return attributes.isEmpty ? nil : attributes
    }
}

extension UITabBar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: Key.style) { barStyle = style }
        if coder.decodeInteger(forKey: Key.isOpaque) == Key.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: Key.barTint) as? UIColor { barTintColor = color }
        if let color = coder.decodePresent(forKey: Key.unselectedTint) as? UIColor { unselectedItemTintColor = color }
        if let items = coder.decodeObjects(UITabBarItem.self, forKey: Key.items), !items.isEmpty { self.items = items }
        if let item = coder.decodePresent(forKey: Key.selectedItem) as? UITabBarItem { selectedItem = item }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: Key.style)
        if !isTranslucent { coder.encode(Key.opaque, forKey: Key.isOpaque) }
        if let barTintColor { coder.encode(barTintColor, forKey: Key.barTint) }
        if let unselectedItemTintColor { coder.encode(unselectedItemTintColor, forKey: Key.unselectedTint) }
        guard manager == nil, let items else { return }
        coder.encode(items as NSArray, forKey: Key.items)
        if let selectedItem { coder.encode(selectedItem, forKey: Key.selectedItem) }
    }
}

extension UIToolbar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: Key.style) { barStyle = style }
        if coder.decodeInteger(forKey: Key.isOpaque) == Key.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: Key.barTint) as? UIColor { barTintColor = color }
        if let items = coder.decodeObjects(UIBarButtonItem.self, forKey: Key.items), !items.isEmpty { self.items = items }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: Key.style)
        if !isTranslucent { coder.encode(Key.opaque, forKey: Key.isOpaque) }
        if let barTintColor { coder.encode(barTintColor, forKey: Key.barTint) }
        if !isManaged, let items { coder.encode(items as NSArray, forKey: Key.items) }
    }
}
