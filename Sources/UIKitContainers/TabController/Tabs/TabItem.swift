@_spi(ForasteroInternal) import UIKitCore

/// The item of a ``UITab``. Its title is that of the tab, whatever the title of the tab's controller.
final class TabItem: UITabBarItem {
    override var title: String? {
        get { super.title }
        set {}
    }

    func take(title: String) { super.title = title }
}
