public import Foundation
public import UIKitCollections
public import UIKitDynamics

extension UIDynamicAnimator {
    /// An animator whose items are attributes of a layout: whenever they have moved, the layout is asked for them again.
    ///
    /// The layout answers with the animator's own, from ``items(in:)`` and ``layoutAttributesForCell(at:)``. Positions are in the
    /// coordinates of the content. The layout is not kept alive.
    // apple: https://developer.apple.com/documentation/uikit/uidynamicanimator/init(collectionviewlayout:)
    public convenience init(collectionViewLayout layout: UICollectionViewLayout) {
        self.init()
        itemsDidMove = { [weak layout] in layout?.invalidateLayout() }
    }

    /// The attributes among the items that stand for the cell of an item; nil if there are none.
    // apple: https://developer.apple.com/documentation/uikit/uidynamicanimator/layoutattributesforcell(at:)
    public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.cell, nil, indexPath)
    }

    /// The same for a supplementary view.
    // apple: https://developer.apple.com/documentation/uikit/uidynamicanimator/layoutattributesforsupplementaryview(ofkind:at:)
    public func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.supplementaryView, kind, indexPath)
    }

    /// The same for a decoration view.
    // apple: https://developer.apple.com/documentation/uikit/uidynamicanimator/layoutattributesfordecorationview(ofkind:at:)
    public func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes(.decorationView, kind, indexPath)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first {
            $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
        }
    }
}
