import UIKitCore

/// One section of a compositional layout: a group that is repeated for all items, and what is around.
///
/// A layout copies the sections that it is given.
// apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor @objcMembers open class NSCollectionLayoutSection: UIObject, @preconcurrency NSCopying {
    @nonobjc final let group: NSCollectionLayoutGroup
    /// The list that this section is; nil for others.
    @nonobjc final var list: ListSection?
    /// The gap above the header, in points.
    @nonobjc final var topPadding: CGFloat = 0

    /// A section that repeats a group, which is copied, as often as it has items for.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group.duplicate()
        super.init()
    }

    // MARK: Spacing

    /// The insets around all groups, in points. Default: zero.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The gap between two groups, in points. Default: 0.
    open var interGroupSpacing: CGFloat = 0
    /// The reference for the insets of the section. Default: automatic, which is what the layout says.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The same for headers, footers and other boundary items. Default: automatic, which is as the content.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// True if boundary items stand within ``contentInsets``. Default: true.
    @available(*, deprecated, renamed: "supplementaryContentInsetsReference")
    open var supplementariesFollowContentInsets: Bool {
        get { supplementariesFollowInsets }
        set { supplementariesFollowInsets = newValue }
    }
    @nonobjc final var supplementariesFollowInsets = true

    // MARK: Scrolling

    /// Says whether the section scrolls across the layout. Default: none.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How it moves then.
    open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Called with what is shown whenever it is laid out or has scrolled. Default: nil.
    @nonobjc open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    // MARK: Beside the cells

    /// Headers, footers and the like. Each of another kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { boundaryItems }
        set {
            LayoutProblem.require(uniqueKindsIn: newValue)
            boundaryItems = newValue.map { $0.duplicate() }
        }
    }
    private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    @nonobjc final func duplicate() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowInsets = supplementariesFollowInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties.take(from: orthogonalScrollingProperties)
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.boundaryItems = boundaryItems.map { $0.duplicate() }
        copy.decorationItems = decorationItems.map { $0.duplicate() }
        copy.list = list
        copy.topPadding = topPadding
        return copy
    }
}
