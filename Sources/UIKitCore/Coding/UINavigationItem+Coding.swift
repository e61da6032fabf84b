import Foundation

extension UINavigationItem {
    func decodeItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        title = coder.decodeText(forKey: Key.title)
        prompt = coder.decodeText(forKey: Key.prompt)
        titleView = coder.decodePresent(forKey: Key.titleView) as? UIView
        backBarButtonItem = coder.decodePresent(forKey: Key.backItem) as? UIBarButtonItem
        backButtonTitle = coder.decodeText(forKey: Key.backTitle)
        hidesBackButton = coder.decodeBool(forKey: Key.hidesBack)
        leftItemsSupplementBackButton = coder.decodeBool(forKey: Key.supplementsBack)
        leftBarButtonItems = buttons(Key.leftItems, Key.leftItem, coder)
        rightBarButtonItems = buttons(Key.rightItems, Key.rightItem, coder)
        if let mode = coder.decodeEnumeration(LargeTitleDisplayMode.self, forKey: Key.largeTitle) { largeTitleDisplayMode = mode }
    }

    /// Several items have another key than a single one.
    private func buttons(_ several: String, _ one: String, _ coder: NSCoder) -> [UIBarButtonItem]? {
        coder.decodeObjects(UIBarButtonItem.self, forKey: several)
            ?? (coder.decodePresent(forKey: one) as? UIBarButtonItem).map { [$0] }
    }

    func encodeItem(to coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: Key.title) }
        if let prompt { coder.encode(prompt as NSString, forKey: Key.prompt) }
        if let titleView { coder.encode(titleView, forKey: Key.titleView) }
        if let backBarButtonItem { coder.encode(backBarButtonItem, forKey: Key.backItem) }
        if let backButtonTitle { coder.encode(backButtonTitle as NSString, forKey: Key.backTitle) }
        coder.encode(hidesBackButton, forKey: Key.hidesBack)
        coder.encode(leftItemsSupplementBackButton, forKey: Key.supplementsBack)
        if let leftBarButtonItems { coder.encode(leftBarButtonItems as NSArray, forKey: Key.leftItems) }
        if let rightBarButtonItems { coder.encode(rightBarButtonItems as NSArray, forKey: Key.rightItems) }
        coder.encode(largeTitleDisplayMode.rawValue, forKey: Key.largeTitle)
    }

    private enum Key {
        static let title = "UITitle"
        static let prompt = "UIPrompt"
        static let titleView = "UITitleView"
        static let backItem = "UIBackBarButtonItem"
        static let backTitle = "UIBackButtonTitle"
        static let hidesBack = "UIHidesBackButton"
        static let supplementsBack = "UILeftItemsSupplementBackButton"
        static let leftItem = "UILeftBarButtonItem"
        static let leftItems = "UILeftBarButtonItems"
        static let rightItem = "UIRightBarButtonItem"
        static let rightItems = "UIRightBarButtonItems"
        static let largeTitle = "UILargeTitleDisplayMode"
    }
}
