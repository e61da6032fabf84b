import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// An icon in the grid from which tabs are chosen.
final class GridTabView: UIView {
    let item: UITabBarItem
    let icon: TabIconView
    private let theme: CustomizingTheme

    /// Where on the bar the item is, counted from 1, and of how many; nil while it is not there.
    var placeOnBar: (number: Int, count: Int)?
    /// The actions of the icon that need no drag.
    var makeActions: (() -> [UIAccessibilityCustomAction])?

    /// True if a copy of the icon is being dragged.
    var isLifted = false { didSet { icon.alpha = isLifted ? theme.liftedAlpha : 1 } }

    init(item: UITabBarItem, theme: CustomizingTheme) {
        self.item = item
        self.theme = theme
        icon = TabIconView(item: item, theme: theme)
        super.init(frame: .zero)
        icon.frame = bounds
        icon.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(icon)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Accessibility

    override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? item.accessibilityLabel ?? item.title }
        set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? placeOnBar.map { "On the bar, \($0.number) of \($0.count)" } }
        set { super.accessibilityValue = newValue }
    }
    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? "Drag to the bar to put it in place of a tab." }
        set { super.accessibilityHint = newValue }
    }
    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? makeActions?() }
        set { super.accessibilityCustomActions = newValue }
    }
}
