import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Controllers that hold controllers, in archives, nibs and storyboards.

extension NSCoder {
    /// The controllers inside the one that is decoded.
    @MainActor
    func decodeChildren() -> [UIViewController] {
        decodeObjects(UIViewController.self, forKey: NibKey.viewControllers)
            ?? decodeObjects(UIViewController.self, forKey: NibKey.childViewControllers) ?? []
    }
}

extension UINavigationController {
    static func decodedBar(from coder: NSCoder) -> UINavigationBar? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.navigationBar) as? UINavigationBar : nil
    }

    static func decodedToolbar(from coder: NSCoder) -> UIToolbar? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: NibKey.toolbar) as? UIToolbar : nil
    }

    func decodeStack(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.decodeBool(forKey: NibKey.navigationBarHidden) { isNavigationBarHidden = true }
        if coder.decodeBool(forKey: NibKey.toolbarShownByDefault) { isToolbarHidden = false }
        let children = coder.decodeChildren()
        if !children.isEmpty { viewControllers = children }
    }

    func encodeStack(to coder: NSCoder) {
        coder.encode(navigationBar, forKey: NibKey.navigationBar)
        coder.encode(isNavigationBarHidden, forKey: NibKey.navigationBarHidden)
        coder.encode(!isToolbarHidden, forKey: NibKey.toolbarShownByDefault)
        coder.encode(viewControllers as NSArray, forKey: NibKey.childViewControllers)
    }
}

extension UITabBarController {
    func decodeTabs(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let children = coder.decodeChildren()
        if !children.isEmpty { viewControllers = children }
        if coder.containsValue(forKey: NibKey.selectedIndex) {
            selectedIndex = coder.decodeInteger(forKey: NibKey.selectedIndex)
        }
    }

    func encodeTabs(to coder: NSCoder) {
        coder.encode(tabBar, forKey: NibKey.tabBar)
        if let viewControllers { coder.encode(viewControllers as NSArray, forKey: NibKey.childViewControllers) }
        if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: NibKey.selectedIndex) }
    }
}
