import Foundation
import UIKitCore

/// Knows what a collection view shows: how many items, and the cell for each.
///
/// Which of the optional methods there are is looked up when the object becomes a collection view's data source.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdatasource
@preconcurrency @MainActor @objc public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    @objc(collectionView:numberOfItemsInSection:)
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell for an item that is about to be seen: one that the collection view has handed out, filled with what the item shows.
    @objc(collectionView:cellForItemAtIndexPath:)
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell

    /// How many sections there are. Without it there is one.
    @objc(numberOfSectionsInCollectionView:)
    optional func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A header, footer or other view that the layout has a position for, handed out by the collection view.
    @objc(collectionView:viewForSupplementaryElementOfKind:atIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView

    // MARK: The index at the edge

    /// Titles at the edge that lead to items; nil, and without it: none. Asked when the data are read.
    @objc(indexTitlesForCollectionView:)
    optional func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The item that a title leads to. Called when a finger comes to it.
    @objc(collectionView:indexPathForIndexTitle:atIndex:)
    optional func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath

    // MARK: Moving

    /// Returns true if an item can be moved. Without it each can, if ``collectionView(_:moveItemAt:to:)`` is there.
    @objc(collectionView:canMoveItemAtIndexPath:)
    optional func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user has moved an item. The data source changes its data; the collection view shows the item there already.
    @objc(collectionView:moveItemAtIndexPath:toIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}
