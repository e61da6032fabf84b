import Foundation

/// Buttons of a bar that belong together, and the one that stands for them where there is no room.
// apple: https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup
@preconcurrency @MainActor @objcMembers open class UIBarButtonItemGroup: UIObject, @preconcurrency NSCoding {
    /// The buttons, in the order in which they stand.
    open var barButtonItems: [UIBarButtonItem]
    /// Default: nil.
    open var representativeItem: UIBarButtonItem?
    /// True if ``representativeItem`` is shown instead of the others.
    open var isDisplayingRepresentativeItem: Bool { false }

    /// A group that is not in a bar yet.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }

    public required init?(coder: NSCoder) {
        barButtonItems = coder.decodeObject(forKey: "UIBarButtonItemGroupItems") as? [UIBarButtonItem] ?? []
        representativeItem = coder.decodeObject(forKey: "UIBarButtonItemGroupRepresentative") as? UIBarButtonItem
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(barButtonItems, forKey: "UIBarButtonItemGroupItems")
        coder.encode(representativeItem, forKey: "UIBarButtonItemGroupRepresentative")
    }
}
