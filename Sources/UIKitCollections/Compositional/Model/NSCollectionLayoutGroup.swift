import UIKitCore

/// Says where the items of a group stand, from the room that the group has.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitemprovider
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row, in a column or at custom frames. A section repeats its group until all items have a position.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// How a group finds its items' frames.
    enum Arrangement {
        /// In turn along an axis, again and again while they fit.
        case filling(CompositionalAxis)
        /// Exactly so many along an axis, each with an even share.
        case sharing(CompositionalAxis, count: Int)
        /// One item along an axis, so many times.
        case repeating(CompositionalAxis, count: Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    @nonobjc final let arrangement: Arrangement
    /// In turn. Empty in a custom group.
    public let subitems: [NSCollectionLayoutItem]

    /// The gap between two items in a row or column. Default: nil, which is none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    /// The supplementary items of the whole group. Each of another kind.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { ownSupplementaryItems }
        set {
            LayoutProblem.require(uniqueKindsIn: newValue)
            ownSupplementaryItems = newValue.map { $0.duplicate() }
        }
    }

    @nonobjc init(size: NSCollectionLayoutSize, _ arrangement: Arrangement, subitems: [NSCollectionLayoutItem]) {
        self.arrangement = arrangement
        self.subitems = subitems.map { $0.duplicate() }
        super.init(size: size)
    }

    // MARK: Rows

    /// Items in a row, in turn, again and again while they fit into the width.
    /// - Parameter subitems: at least one.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        LayoutProblem.require(subitems: subitems.count)
        return NSCollectionLayoutGroup(size: layoutSize, .filling(.horizontal), subitems: subitems)
    }

    /// One item in a row, at most so many times.
    /// - Parameter count: at least 1.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        LayoutProblem.require(count: count, axis: .horizontal)
        return NSCollectionLayoutGroup(size: layoutSize, .repeating(.horizontal, count: count), subitems: [subitem])
    }

    /// So many items in a row, each as wide as its share, whatever width it has itself.
    /// - Parameter count: at least 1.
    @available(*, deprecated, message: "Use horizontal(layoutSize:repeatingSubitem:count:), which keeps the width of the item.")
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        LayoutProblem.require(count: count, axis: .horizontal)
        return NSCollectionLayoutGroup(size: layoutSize, .sharing(.horizontal, count: count), subitems: [subitem])
    }

    // MARK: Columns

    /// Items in a column, in turn, again and again while they fit into the height.
    /// - Parameter subitems: at least one.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        LayoutProblem.require(subitems: subitems.count)
        return NSCollectionLayoutGroup(size: layoutSize, .filling(.vertical), subitems: subitems)
    }

    /// One item in a column, at most so many times.
    /// - Parameter count: at least 1.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        LayoutProblem.require(count: count, axis: .vertical)
        return NSCollectionLayoutGroup(size: layoutSize, .repeating(.vertical, count: count), subitems: [subitem])
    }

    /// So many items in a column, each as high as its share, whatever height it has itself.
    /// - Parameter count: at least 1.
    @available(*, deprecated, message: "Use vertical(layoutSize:repeatingSubitem:count:), which keeps the height of the item.")
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        LayoutProblem.require(count: count, axis: .vertical)
        return NSCollectionLayoutGroup(size: layoutSize, .sharing(.vertical, count: count), subitems: [subitem])
    }

    // MARK: Places of their own

    /// A group whose items stand where the app says.
    /// - Parameter itemProvider: asked when the layout is solved; the number of frames it returns is the number of items of each group.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(size: layoutSize, .custom(itemProvider), subitems: [])
    }

    // MARK: Copying

    @nonobjc override func duplicate() -> Self {
        let copy = super.duplicate()
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    @nonobjc override func makeEmptyCopy() -> NSCollectionLayoutItem {
        NSCollectionLayoutGroup(size: layoutSize, arrangement, subitems: subitems)
    }
}
