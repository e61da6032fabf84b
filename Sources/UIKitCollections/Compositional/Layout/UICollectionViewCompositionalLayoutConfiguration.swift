import UIKitCore

/// The configuration of all sections of a compositional layout. A layout copies the configuration that it is given.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor @objcMembers
open class UICollectionViewCompositionalLayoutConfiguration: UIObject, @preconcurrency NSCopying {
    @preconcurrency @MainActor public override init() { super.init() }

    /// In which direction sections follow one another. Default: vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The gap between two sections, in points. Default: 0.
    open var interSectionSpacing: CGFloat = 0

    /// The reference for the insets of sections, across the direction of scrolling. Default: automatic, the safe area.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// Views at the edges of all sections together, each of another kind. They keep clear of nothing.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        get { boundaryItems }
        set {
            LayoutProblem.require(uniqueKindsIn: newValue)
            boundaryItems = newValue.map { $0.duplicate() }
        }
    }
    private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    @nonobjc final func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.boundaryItems = boundaryItems.map { $0.duplicate() }
        return copy
    }
}
