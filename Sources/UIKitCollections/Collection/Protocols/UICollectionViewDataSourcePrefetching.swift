import Foundation
import UIKitCore

/// Gets data ready before their items are seen.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching
@preconcurrency @MainActor @objc public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Items that are likely to be seen soon, the nearest first.
    @objc(collectionView:prefetchItemsAtIndexPaths:)
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// Items that were announced and are no longer likely to be seen soon.
    @objc(collectionView:cancelPrefetchingForItemsAtIndexPaths:)
    optional func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
