import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Sections that are trees: what is inside a closed item is not shown.
extension UICollectionViewDiffableDataSource {
    /// Has a section show the open part of a tree. The section is added at the end if it is not there.
    /// - Parameters:
    ///   - animatingDifferences: whether that is seen. Default: true.
    ///   - completion: called when all elements have come to rest.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/apply(_:to:animatingdifferences:completion:)
    @nonobjc public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        let whole = content.snapshot(with: snapshot.visibleItems, inSection: section)
        apply(whole, animatingDifferences: animatingDifferences, completion: completion)
        trees[section] = snapshot
        showOutlines()
    }

    /// The tree of a section. One that was never given a tree has its items at the root.
    @nonobjc public func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if content.snapshot.indexOfSection(section) != nil { flat.append(content.snapshot.itemIdentifiers(inSection: section)) }
        return flat
    }
}
