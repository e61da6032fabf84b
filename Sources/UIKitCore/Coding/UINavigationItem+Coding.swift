import Foundation

extension UINavigationItem {
    func decodeItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: Key.title) { title = text }
        if let text = coder.decodeText(forKey: Key.prompt) { prompt = text }
        if let found = coder.decodePresent(forKey: Key.titleView) as? UIView { titleView = found }
        if let found = coder.decodePresent(forKey: Key.backItem) as? UIBarButtonItem { backBarButtonItem = found }
        if let text = coder.decodeText(forKey: Key.backTitle) { backButtonTitle = text }
        if let flag = coder.decodeFlag(forKey: Key.hidesBack) { hidesBackButton = flag }
        if let flag = coder.decodeFlag(forKey: Key.supplementsBack) { leftItemsSupplementBackButton = flag }
        if let items = buttons(Key.leftItems, Key.leftItem, coder) { leftBarButtonItems = items }
        if let items = buttons(Key.rightItems, Key.rightItem, coder) { rightBarButtonItems = items }
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
