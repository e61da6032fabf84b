import Foundation
import UIKitCore

/// Says how large the elements of a flow layout are, and how far apart. What it answers goes before the properties of the layout.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdelegateflowlayout
@preconcurrency @MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// How large an item is, in points. Where items say that by themselves, an estimate.
    @objc(collectionView:layout:sizeForItemAtIndexPath:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize

    /// The insets around the items of a section, inside its header and footer.
    @objc(collectionView:layout:insetForSectionAtIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets

    /// The least gap between the lines of a section.
    @objc(collectionView:layout:minimumLineSpacingForSectionAtIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat

    /// The least gap between the items of a line.
    @objc(collectionView:layout:minimumInteritemSpacingForSectionAtIndex:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat

    /// How long the header of a section is in the direction of scrolling; the other side does not matter. 0 is none.
    @objc(collectionView:layout:referenceSizeForHeaderInSection:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize

    /// The same for the footer.
    @objc(collectionView:layout:referenceSizeForFooterInSection:)
    optional func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}
