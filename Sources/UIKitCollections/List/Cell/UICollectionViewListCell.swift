@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

/// A row of a list: content, what stands before and behind it, a line below, and what swipes bring to light.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
// Bodies are in `UICollectionViewListCell+….swift`.
@preconcurrency @MainActor @objcMembers open class UICollectionViewListCell: UICollectionViewCell {
    @nonobjc final var list = ListCellStatus()

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Content

    /// Content without anything in it, in the look of the list that the cell is in.
    @nonobjc open func defaultContentConfiguration() -> UIListContentConfiguration { listContentConfiguration }

    /// The background that suits the list that the cell is in.
    @nonobjc open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { listBackgroundConfiguration }

    // MARK: Indentation

    /// How often the content is indented. Default: 0. Below 0 counts as 0.
    open var indentationLevel: Int {
        get { list.indentationLevel }
        set {
            guard newValue != list.indentationLevel else { return }
            list.indentationLevel = newValue
            setNeedsLayout()
        }
    }

    /// How far each time, in points. Default: 10.
    open var indentationWidth: CGFloat {
        get { list.indentationWidth }
        set {
            guard newValue != list.indentationWidth else { return }
            list.indentationWidth = newValue
            setNeedsLayout()
        }
    }

    /// True if what stands before the content is indented with it. Default: true.
    open var indentsAccessories: Bool {
        get { list.indentsAccessories }
        set {
            guard newValue != list.indentsAccessories else { return }
            list.indentsAccessories = newValue
            setNeedsLayout()
        }
    }

    // MARK: Accessories

    /// The accessories before and behind the content. Default: none.
    /// - Precondition: none of the system's kinds is there twice.
    @nonobjc open var accessories: [UICellAccessory] {
        get { list.accessories }
        set { changeAccessories(newValue) }
    }

    // MARK: Lines

    /// Where the line below begins and ends: where the content's text does, unless the app's constraints say something else.
    open var separatorLayoutGuide: UILayoutGuide { makeSeparatorGuide() }

    // MARK: Overriding

    open override func prepareForReuse() {
        super.prepareForReuse()
        if list.slide != 0 { endSlide(animated: false) }
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        takeContext((layoutAttributes as? ListLayoutAttributes)?.context)
    }

    @nonobjc open override func updateConfiguration(using state: UICellConfigurationState) {
        takeListBackground()
        super.updateConfiguration(using: state)
        showState(state)
    }

    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) { size in
            super.systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        }
    }

    /// A tap anywhere on a row with a menu opens it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return hit is UIControl ? hit : menuControl ?? hit
    }

    // MARK: For the collection view

    @nonobjc override var contentFrame: CGRect { listLayout().content }

    @nonobjc override func layOutParts() {
        layOutListParts()
        super.layOutParts()
        layOutSeparators()
    }

    @nonobjc override func editingDidChange() { accessoriesDidChange(animated: window != nil) }
}
