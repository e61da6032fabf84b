import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The values that ``UIAppearance`` can set for search bars.
extension UISearchBar {
    static let searchBarAppearance: [AppearanceProperty] = [
        AppearanceProperty("barStyle", \UISearchBar.barStyle),
        AppearanceProperty("barTintColor", \UISearchBar.barTintColor),
        AppearanceProperty("isTranslucent", \UISearchBar.isTranslucent),
        AppearanceProperty("searchBarStyle", \UISearchBar.searchBarStyle),
        AppearanceProperty("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage),
        AppearanceProperty("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment),
        AppearanceProperty("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment),
        AppearanceProperty(
            "backgroundImages", read: { (bar: UISearchBar) in bar.images.backgrounds },
            write: { bar, value in
                bar.images.backgrounds = value
                bar.showBackground()
            }),
        AppearanceProperty(
            "icons", read: { (bar: UISearchBar) in bar.images.icons }, write: { bar, value in bar.change { $0.icons = value } }),
        AppearanceProperty(
            "iconOffsets", read: { (bar: UISearchBar) in bar.images.offsets }, write: { bar, value in bar.change { $0.offsets = value } }),
        AppearanceProperty(
            "fieldImages", read: { (bar: UISearchBar) in bar.images.field }, write: { bar, value in bar.change { $0.field = value } }),
        AppearanceProperty(
            "scopeImages", read: { (bar: UISearchBar) in bar.images.scopeButtons },
            write: { bar, value in bar.change { $0.scopeButtons = value } }),
        AppearanceProperty(
            "scopeTexts", read: { (bar: UISearchBar) in bar.images.scopeTexts },
            write: { bar, value in bar.change { $0.scopeTexts = value } }),
    ]
}
