import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Bars in archives and nibs, under the keys of compiled nibs.

private enum Translucence {
    /// The coded value of an opaque bar.
    static let opaque = 2
}

extension UINavigationBar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: NibKey.barStyle) { barStyle = style }
        if coder.decodeInteger(forKey: NibKey.barTranslucence) == Translucence.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: NibKey.barTintColor) as? UIColor { barTintColor = color }
        if let image = coder.decodePresent(forKey: NibKey.barShadowImage) as? UIImage { shadowImage = image }
        if let flag = coder.decodeFlag(forKey: NibKey.barPrefersLargeTitles) { prefersLargeTitles = flag }
        if let attributes = coder.decodeTextAttributes(forKey: NibKey.titleTextAttributes) { titleTextAttributes = attributes }
        if let attributes = coder.decodeTextAttributes(forKey: NibKey.largeTitleTextAttributes) { largeTitleTextAttributes = attributes }
        if let items = coder.decodeObjects(UINavigationItem.self, forKey: NibKey.items), !items.isEmpty { self.items = items }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: NibKey.barStyle)
        if !isTranslucent { coder.encode(Translucence.opaque, forKey: NibKey.barTranslucence) }
        if let barTintColor { coder.encode(barTintColor, forKey: NibKey.barTintColor) }
        coder.encode(prefersLargeTitles, forKey: NibKey.barPrefersLargeTitles)
        // The stack of a controller's bar is the controller's.
        if manager == nil, let items { coder.encode(items as NSArray, forKey: NibKey.items) }
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
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: NibKey.barStyle) { barStyle = style }
        if coder.decodeInteger(forKey: NibKey.barTranslucence) == Translucence.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: NibKey.barTintColor) as? UIColor { barTintColor = color }
        if let color = coder.decodePresent(forKey: NibKey.unselectedItemTintColor) as? UIColor { unselectedItemTintColor = color }
        if let items = coder.decodeObjects(UITabBarItem.self, forKey: NibKey.items), !items.isEmpty { self.items = items }
        if let item = coder.decodePresent(forKey: NibKey.selectedItem) as? UITabBarItem { selectedItem = item }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: NibKey.barStyle)
        if !isTranslucent { coder.encode(Translucence.opaque, forKey: NibKey.barTranslucence) }
        if let barTintColor { coder.encode(barTintColor, forKey: NibKey.barTintColor) }
        if let unselectedItemTintColor { coder.encode(unselectedItemTintColor, forKey: NibKey.unselectedItemTintColor) }
        guard manager == nil, let items else { return }
        coder.encode(items as NSArray, forKey: NibKey.items)
        if let selectedItem { coder.encode(selectedItem, forKey: NibKey.selectedItem) }
    }
}

extension UIToolbar {
    func decodeBar(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let style = coder.decodeEnumeration(UIBarStyle.self, forKey: NibKey.barStyle) { barStyle = style }
        if coder.decodeInteger(forKey: NibKey.barTranslucence) == Translucence.opaque { isTranslucent = false }
        if let color = coder.decodePresent(forKey: NibKey.barTintColor) as? UIColor { barTintColor = color }
        if let items = coder.decodeObjects(UIBarButtonItem.self, forKey: NibKey.items), !items.isEmpty { self.items = items }
    }

    func encodeBar(to coder: NSCoder) {
        coder.encode(barStyle.rawValue, forKey: NibKey.barStyle)
        if !isTranslucent { coder.encode(Translucence.opaque, forKey: NibKey.barTranslucence) }
        if let barTintColor { coder.encode(barTintColor, forKey: NibKey.barTintColor) }
        if !isManaged, let items { coder.encode(items as NSArray, forKey: NibKey.items) }
    }
}
