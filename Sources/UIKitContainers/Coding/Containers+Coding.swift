import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Controllers that hold controllers, in archives, nibs and storyboards.

enum ContainerKey {
    static let navigationBar = "UINavigationBar"
    static let toolbar = "UIToolbar"
    static let isBarHidden = "UINavigationBarHidden"
    static let showsToolbar = "UIToolbarShownByDefault"
    static let tabBar = "UITabBar"
    static let children = "UIChildViewControllers"
    static let controllers = "UIViewControllers"
    static let selectedIndex = "UISelectedIndex"
}

extension NSCoder {
    /// The controllers inside the one that is decoded.
    @MainActor
    func decodeChildren() -> [UIViewController] {
        decodeObjects(UIViewController.self, forKey: ContainerKey.controllers)
            ?? decodeObjects(UIViewController.self, forKey: ContainerKey.children) ?? []
    }
}

extension UINavigationController {
    static func decodedBar(from coder: NSCoder) -> UINavigationBar? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: ContainerKey.navigationBar) as? UINavigationBar : nil
    }

    static func decodedToolbar(from coder: NSCoder) -> UIToolbar? {
        coder.allowsKeyedCoding ? coder.decodePresent(forKey: ContainerKey.toolbar) as? UIToolbar : nil
    }

    func decodeStack(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        if coder.decodeBool(forKey: ContainerKey.isBarHidden) { isNavigationBarHidden = true }
        if coder.decodeBool(forKey: ContainerKey.showsToolbar) { isToolbarHidden = false }
        let children = coder.decodeChildren()
        if !children.isEmpty { viewControllers = children }
    }

    func encodeStack(to coder: NSCoder) {
        coder.encode(navigationBar, forKey: ContainerKey.navigationBar)
        coder.encode(isNavigationBarHidden, forKey: ContainerKey.isBarHidden)
        coder.encode(!isToolbarHidden, forKey: ContainerKey.showsToolbar)
        coder.encode(viewControllers as NSArray, forKey: ContainerKey.children)
    }
}

extension UITabBarController {
    func decodeTabs(from coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let children = coder.decodeChildren()
        if !children.isEmpty { viewControllers = children }
        if coder.containsValue(forKey: ContainerKey.selectedIndex) {
            selectedIndex = coder.decodeInteger(forKey: ContainerKey.selectedIndex)
        }
    }

    func encodeTabs(to coder: NSCoder) {
        coder.encode(tabBar, forKey: ContainerKey.tabBar)
        if let viewControllers { coder.encode(viewControllers as NSArray, forKey: ContainerKey.children) }
        if selectedIndex != NSNotFound { coder.encode(selectedIndex, forKey: ContainerKey.selectedIndex) }
    }
}
