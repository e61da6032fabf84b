import UIKitCollections

/// A data source whose delegate methods say what a test wants of a flow layout, and are there only then.
@MainActor
final class FlowSource: ItemSource, UICollectionViewDelegateFlowLayout {
    var size: ((IndexPath) -> CGSize)?
    var inset: ((Int) -> UIEdgeInsets)?
    var spacing: (line: CGFloat, item: CGFloat)?
    var header: ((Int) -> CGSize)?

    override func responds(to aSelector: Selector!) -> Bool {
        switch aSelector.description {
        case "collectionView:layout:sizeForItemAtIndexPath:": size != nil
        case "collectionView:layout:insetForSectionAtIndex:": inset != nil
        case "collectionView:layout:minimumLineSpacingForSectionAtIndex:": spacing != nil
        case "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:": spacing != nil
        case "collectionView:layout:referenceSizeForHeaderInSection:": header != nil
        default: super.responds(to: aSelector)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets { inset?(section) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { spacing?.line ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { spacing?.item ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header?(section) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
}
