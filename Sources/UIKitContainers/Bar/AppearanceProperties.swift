import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The values that ``UIAppearance`` can set for bars.

extension UINavigationBar {
    static let navigationBarAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("barStyle", \UINavigationBar.barStyle),
        AppearanceProperty("isTranslucent", \UINavigationBar.isTranslucent),
        AppearanceProperty("barTintColor", \UINavigationBar.barTintColor),
        AppearanceProperty("shadowImage", \UINavigationBar.shadowImage),
        AppearanceProperty("titleTextAttributes", \UINavigationBar.titleTextAttributes),
        AppearanceProperty("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage),
        AppearanceProperty("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage),
        AppearanceProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
        AppearanceProperty(
            "backgroundImages", read: { (bar: UINavigationBar) in bar.settings.backgroundImages },
            write: { $0.settings.backgroundImages = $1 }),
        AppearanceProperty(
            "titleOffsets", read: { (bar: UINavigationBar) in bar.settings.titleOffsets }, write: { $0.settings.titleOffsets = $1 }),
        AppearanceProperty(
            "standardAppearance", read: { (bar: UINavigationBar) in bar.settings.standard },
            write: { bar, value in if let value { bar.standardAppearance = UINavigationBarAppearance(barAppearance: value) } }),
        AppearanceProperty(
            "compactAppearance", read: { (bar: UINavigationBar) in bar.settings.compact },
            write: { bar, value in bar.compactAppearance = value.map { UINavigationBarAppearance(barAppearance: $0) } }),
        AppearanceProperty(
            "scrollEdgeAppearance", read: { (bar: UINavigationBar) in bar.settings.scrollEdge },
            write: { bar, value in bar.scrollEdgeAppearance = value.map { UINavigationBarAppearance(barAppearance: $0) } }),
        AppearanceProperty(
            "compactScrollEdgeAppearance", read: { (bar: UINavigationBar) in bar.settings.compactScrollEdge },
            write: { bar, value in bar.compactScrollEdgeAppearance = value.map { UINavigationBarAppearance(barAppearance: $0) } }),
    ]
}

extension UITabBar {
    static let tabBarAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("barStyle", \UITabBar.barStyle),
        AppearanceProperty("isTranslucent", \UITabBar.isTranslucent),
        AppearanceProperty("barTintColor", \UITabBar.barTintColor),
        AppearanceProperty("backgroundImage", \UITabBar.backgroundImage),
        AppearanceProperty("shadowImage", \UITabBar.shadowImage),
        AppearanceProperty("selectionIndicatorImage", \UITabBar.selectionIndicatorImage),
        AppearanceProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        AppearanceProperty("itemPositioning", \UITabBar.itemPositioning),
        AppearanceProperty("itemWidth", \UITabBar.itemWidth),
        AppearanceProperty("itemSpacing", \UITabBar.itemSpacing),
        AppearanceProperty(
            "standardAppearance", read: { (bar: UITabBar) in bar.backgrounds.ownStandard },
            write: { bar, value in if let value { bar.standardAppearance = value } }),
        AppearanceProperty("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance),
    ]
}

extension UIToolbar {
    static let toolbarAppearanceProperties: [AppearanceProperty] = [
        AppearanceProperty("barStyle", \UIToolbar.barStyle),
        AppearanceProperty("isTranslucent", \UIToolbar.isTranslucent),
        AppearanceProperty("barTintColor", \UIToolbar.barTintColor),
        AppearanceProperty(
            "backgroundImages", read: { (bar: UIToolbar) in bar.settings.backgroundImages },
            write: { bar, value in bar.change { $0.backgroundImages = value } }),
        AppearanceProperty(
            "shadowImages", read: { (bar: UIToolbar) in bar.settings.shadowImages },
            write: { bar, value in bar.change { $0.shadowImages = value } }),
        AppearanceProperty(
            "standardAppearance", read: { (bar: UIToolbar) in bar.settings.standard },
            write: { bar, value in if let value { bar.standardAppearance = value } }),
        AppearanceProperty("compactAppearance", \UIToolbar.compactAppearance),
        AppearanceProperty("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance),
        AppearanceProperty("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance),
    ]
}
