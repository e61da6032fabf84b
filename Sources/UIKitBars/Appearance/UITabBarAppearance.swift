import Foundation

/// How a tab bar looks: its background and its tabs in each arrangement.
// apple: https://developer.apple.com/documentation/uikit/uitabbarappearance
@preconcurrency @MainActor @objcMembers open class UITabBarAppearance: UIBarAppearance {
    // MARK: Creating

    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        connectItems()
    }

    public override init(barAppearance: UIBarAppearance) {
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
            inlineLayoutAppearance = UITabBarItemAppearance(copying: other.inlineLayoutAppearance)
            compactInlineLayoutAppearance = UITabBarItemAppearance(copying: other.compactInlineLayoutAppearance)
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
        }
        super.init(barAppearance: barAppearance)
        connectItems()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        connectItems()
    }

    // MARK: Tabs

    /// Tabs with the title below the picture.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { itemsDidChange() } }
    /// Tabs with the title beside the picture, in bars of full height.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { itemsDidChange() } }
    /// The same in low bars.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) { didSet { itemsDidChange() } }

    // MARK: The selected tab

    /// The colour of ``selectionIndicatorImage``; nil is its own. Default: nil.
    open var selectionIndicatorTintColor: UIColor? { didSet { noteChange() } }
    /// A picture behind the selected tab. Default: nil.
    open var selectionIndicatorImage: UIImage? { didSet { noteChange() } }

    // MARK: Internal

    @nonobjc override func makeCopy() -> UIBarAppearance { UITabBarAppearance(barAppearance: self) }

    private func itemsDidChange() {
        connectItems()
        noteChange()
    }

    private func connectItems() {
        for appearance in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            appearance.changeHandler = { [weak self] in self?.noteChange() }
        }
    }
}
