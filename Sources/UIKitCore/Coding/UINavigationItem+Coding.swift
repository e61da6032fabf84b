import Foundation

extension UINavigationItem {
    func decodeItem(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: NibKey.title) { title = text }
        if let text = coder.decodeText(forKey: NibKey.prompt) { prompt = text }
        if let found = coder.decodePresent(forKey: NibKey.titleView) as? UIView { titleView = found }
        if let found = coder.decodePresent(forKey: NibKey.backBarButtonItem) as? UIBarButtonItem { backBarButtonItem = found }
        if let text = coder.decodeText(forKey: NibKey.backButtonTitle) { backButtonTitle = text }
        if let flag = coder.decodeFlag(forKey: NibKey.hidesBackButton) { hidesBackButton = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.leftItemsSupplementBackButton) { leftItemsSupplementBackButton = flag }
        if let items = buttons(NibKey.leftBarButtonItems, NibKey.leftBarButtonItem, coder) { leftBarButtonItems = items }
        if let items = buttons(NibKey.rightBarButtonItems, NibKey.rightBarButtonItem, coder) { rightBarButtonItems = items }
        if let mode = coder.decodeEnumeration(LargeTitleDisplayMode.self, forKey: NibKey.largeTitleDisplayMode) {
            largeTitleDisplayMode = mode
        }
    }

    /// Several items have another key than a single one.
    private func buttons(_ several: String, _ one: String, _ coder: NSCoder) -> [UIBarButtonItem]? {
        coder.decodeObjects(UIBarButtonItem.self, forKey: several)
            ?? (coder.decodePresent(forKey: one) as? UIBarButtonItem).map { [$0] }
    }

    func encodeItem(to coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: NibKey.title) }
        if let prompt { coder.encode(prompt as NSString, forKey: NibKey.prompt) }
        if let titleView { coder.encode(titleView, forKey: NibKey.titleView) }
        if let backBarButtonItem { coder.encode(backBarButtonItem, forKey: NibKey.backBarButtonItem) }
        if let backButtonTitle { coder.encode(backButtonTitle as NSString, forKey: NibKey.backButtonTitle) }
        coder.encode(hidesBackButton, forKey: NibKey.hidesBackButton)
        coder.encode(leftItemsSupplementBackButton, forKey: NibKey.leftItemsSupplementBackButton)
        if let leftBarButtonItems { coder.encode(leftBarButtonItems as NSArray, forKey: NibKey.leftBarButtonItems) }
        if let rightBarButtonItems { coder.encode(rightBarButtonItems as NSArray, forKey: NibKey.rightBarButtonItems) }
        coder.encode(largeTitleDisplayMode.rawValue, forKey: NibKey.largeTitleDisplayMode)
    }
}
