import Foundation

// Controllers in archives, nibs and storyboards.
extension UIViewController {
    func decodeController(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if let text = coder.decodeText(forKey: Key.title) { title = text }
        if let text = coder.decodeText(forKey: Key.restorationIdentifier) { restorationIdentifier = text }
        decodeItems(from: coder)
        decodePresentation(from: coder)
        if let flag = coder.decodeFlag(forKey: Key.hidesBottomBar) { hidesBottomBarWhenPushed = flag }
        if coder.containsValue(forKey: Key.extendedEdges) {
            edgesForExtendedLayout = UIRectEdge(rawValue: UInt(truncatingIfNeeded: coder.decodeInteger(forKey: Key.extendedEdges)) & 15)
        }
        if let flag = coder.decodeFlag(forKey: Key.extendsUnderOpaqueBars) { extendedLayoutIncludesOpaqueBars = flag }
        if let flag = coder.decodeFlag(forKey: Key.adjustsInsets) { adjustsScrollViewInsets = flag }
        if coder.containsValue(forKey: Key.contentSize) { preferredContentSize = coder.decodeCGSize(forKey: Key.contentSize) }
        if let view = coder.decodePresent(forKey: Key.view) as? UIView { self.view = view }
    }

    private func decodeItems(from coder: NSCoder) {
        if let item = coder.decodePresent(forKey: Key.navigationItem) as? UINavigationItem { adoptNavigationItem(item) }
        if let item = coder.decodePresent(forKey: Key.tabBarItem) as? UITabBarItem { tabBarItem = item }
        if let items = coder.decodeObjects(UIBarButtonItem.self, forKey: Key.toolbarItems) { toolbarItems = items }
    }

    private func decodePresentation(from coder: NSCoder) {
        if let style = coder.decodeEnumeration(UIModalPresentationStyle.self, forKey: Key.presentationStyle) {
            modalPresentationStyle = style
        }
        if let style = coder.decodeEnumeration(UIModalTransitionStyle.self, forKey: Key.transitionStyle) { modalTransitionStyle = style }
        if let flag = coder.decodeFlag(forKey: Key.definesContext) { definesPresentationContext = flag }
        if let flag = coder.decodeFlag(forKey: Key.isModal) { isModalInPresentation = flag }
    }

    // MARK: Encoding

    func encodeController(to coder: NSCoder) {
        if let title { coder.encode(title as NSString, forKey: Key.title) }
        if let restorationIdentifier { coder.encode(restorationIdentifier as NSString, forKey: Key.restorationIdentifier) }
        if let nibName { coder.encode(nibName as NSString, forKey: Key.nibName) }
        if let item = barItems.navigationItem { coder.encode(item, forKey: Key.navigationItem) }
        if let item = barItems.tabBarItem { coder.encode(item, forKey: Key.tabBarItem) }
        if let toolbarItems { coder.encode(toolbarItems as NSArray, forKey: Key.toolbarItems) }
        coder.encode(modalPresentationStyle.rawValue, forKey: Key.presentationStyle)
        coder.encode(modalTransitionStyle.rawValue, forKey: Key.transitionStyle)
        coder.encode(definesPresentationContext, forKey: Key.definesContext)
        coder.encode(isModalInPresentation, forKey: Key.isModal)
        coder.encode(hidesBottomBarWhenPushed, forKey: Key.hidesBottomBar)
        coder.encode(Int(edgesForExtendedLayout.rawValue), forKey: Key.extendedEdges)
        coder.encode(extendedLayoutIncludesOpaqueBars, forKey: Key.extendsUnderOpaqueBars)
        if !adjustsScrollViewInsets { coder.encode(false, forKey: Key.adjustsInsets) }
        if preferredContentSize != .zero { coder.encode(preferredContentSize, forKey: Key.contentSize) }
    }

    static func decodedNibName(from coder: NSCoder) -> String? {
        coder.allowsKeyedCoding ? coder.decodeText(forKey: Key.nibName) : nil
    }

    private enum Key {
        static let title = "UITitle"
        static let restorationIdentifier = "UIRestorationIdentifier"
        static let nibName = "UINibName"
        static let view = "UIView"
        static let navigationItem = "UINavigationItem"
        static let tabBarItem = "UITabBarItem"
        static let toolbarItems = "UIToolbarItems"
        static let presentationStyle = "UIModalPresentationStyle"
        static let transitionStyle = "UIModalTransitionStyle"
        static let definesContext = "UIDefinesPresentationContext"
        static let isModal = "UIModalInPresentation"
        static let hidesBottomBar = "UIHidesBottomBarWhenPushed"
        static let extendedEdges = "UIKeyEdgesForExtendedLayout"
        static let extendsUnderOpaqueBars = "UIKeyExtendedLayoutIncludesOpaqueBars"
        static let adjustsInsets = "UIAutomaticallyAdjustsScrollViewInsets"
        static let contentSize = "UIContentSizeForViewInPopover"
    }
}
