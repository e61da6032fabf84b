import UIKitCore

/// A drag of an icon, from lifting it until it is let go.
@MainActor
struct TabDrag {
    enum Source {
        case grid(GridTabView)
        /// The items on the bar when the tab was lifted.
        case bar(TabSlots<UITabBarItem>)
    }

    let item: UITabBarItem
    let source: Source
    /// The icon that follows the finger.
    let icon: TabIconView
    /// From the finger to the icon's middle.
    let grip: CGPoint
    /// The slot that would take the icon now.
    var target: Int?
}
