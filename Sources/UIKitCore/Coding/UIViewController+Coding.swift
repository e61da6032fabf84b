import Foundation

// Controllers in archives, nibs and storyboards.
extension UIViewController {
    func decodeController(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: NibKey.title) { title = text }
        if let text = coder.decodeText(forKey: NibKey.restorationIdentifier) { restorationIdentifier = text }
        decodeItems(from: coder)
        decodePresentation(from: coder)
        if let flag = coder.decodeFlag(forKey: NibKey.hidesBottomBarWhenPushed) { hidesBottomBarWhenPushed = flag }
        if coder.containsValue(forKey: NibKey.keyEdgesForExtendedLayout) {
            edgesForExtendedLayout = UIRectEdge(
                rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: NibKey.keyEdgesForExtendedLayout)) & 15)
        }
        if let flag = coder.decodeFlag(forKey: NibKey.keyExtendedLayoutIncludesOpaqueBars) { extendedLayoutIncludesOpaqueBars = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.automaticallyAdjustsScrollViewInsets) { adjustsScrollViewInsets = flag }
        if coder.containsValue(forKey: NibKey.contentSizeForViewInPopover) {
            preferredContentSize = coder.decodeCGSize(forKey: NibKey.contentSizeForViewInPopover)
        }
        if let view = coder.decodePresent(forKey: NibKey.view) as? UIView { self.view = view }
    }

    private func decodeItems(from coder: NSCoder) {
        if let item = coder.decodePresent(forKey: NibKey.navigationItem) as? UINavigationItem { adoptNavigationItem(item) }
        if let item = coder.decodePresent(forKey: NibKey.tabBarItem) as? UITabBarItem { tabBarItem = item }
        if let items = coder.decodeObjects(UIBarButtonItem.self, forKey: NibKey.toolbarItems) { toolbarItems = items }
    }

    private func decodePresentation(from coder: NSCoder) {
        if let style = coder.decodeEnumeration(UIModalPresentationStyle.self, forKey: NibKey.modalPresentationStyle) {
            modalPresentationStyle = style
        }
        if let style = coder.decodeEnumeration(UIModalTransitionStyle.self, forKey: NibKey.modalTransitionStyle) {
            modalTransitionStyle = style
        }
        if let flag = coder.decodeFlag(forKey: NibKey.definesPresentationContext) { definesPresentationContext = flag }
        if let flag = coder.decodeFlag(forKey: NibKey.modalInPresentation) { isModalInPresentation = flag }
    }

    // MARK: Encoding

    func encodeController(to coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: NibKey.title) }
        if let restorationIdentifier { coder.encode(restorationIdentifier as NSString, forKey: NibKey.restorationIdentifier) }
        if let nibName { coder.encode(nibName as NSString, forKey: NibKey.nibName) }
        if let item = barItems.navigationItem { coder.encode(item, forKey: NibKey.navigationItem) }
        if let item = barItems.tabBarItem { coder.encode(item, forKey: NibKey.tabBarItem) }
        if let toolbarItems { coder.encode(toolbarItems as NSArray, forKey: NibKey.toolbarItems) }
        coder.encode(modalPresentationStyle.rawValue, forKey: NibKey.modalPresentationStyle)
        coder.encode(modalTransitionStyle.rawValue, forKey: NibKey.modalTransitionStyle)
        coder.encode(definesPresentationContext, forKey: NibKey.definesPresentationContext)
        coder.encode(isModalInPresentation, forKey: NibKey.modalInPresentation)
        coder.encode(hidesBottomBarWhenPushed, forKey: NibKey.hidesBottomBarWhenPushed)
        coder.encode(Int(edgesForExtendedLayout.rawValue), forKey: NibKey.keyEdgesForExtendedLayout)
        coder.encode(extendedLayoutIncludesOpaqueBars, forKey: NibKey.keyExtendedLayoutIncludesOpaqueBars)
        if !adjustsScrollViewInsets { coder.encode(false, forKey: NibKey.automaticallyAdjustsScrollViewInsets) }
        if preferredContentSize != .zero { coder.encode(preferredContentSize, forKey: NibKey.contentSizeForViewInPopover) }
    }

    static func decodedNibName(from coder: NSCoder) -> String? {
        coder.allowsKeyedCoding ? coder.decodeText(forKey: NibKey.nibName) : nil
    }
}
