@testable import UIKitCollections

/// Items whose delegate says what a test wants of the focus, and records its calls.
@MainActor
final class FocusSource: ItemSource {
    var mayFocus: ((IndexPath) -> Bool)?
    var mayUpdate = true
    var follows: ((IndexPath) -> Bool)?
    var preferred: IndexPath?

    override func responds(to aSelector: Selector!) -> Bool {
        switch aSelector.description {
        case "collectionView:canFocusItemAtIndexPath:": mayFocus != nil
        default: super.responds(to: aSelector)
        }
    }

    /// What was noted of focus and selection.
    func takeFocusLog() -> [String] { takeLog().filter { !$0.hasPrefix("cell") && !$0.hasPrefix("items") && $0 != "sections" } }

    @objc func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        log.append("canFocus \(indexPath.item)")
        return mayFocus?(indexPath) ?? true
    }
    @objc func collectionView(_ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath) -> Bool {
        log.append("follows \(indexPath.item)")
        return follows?(indexPath) ?? true
    }
    @objc func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        log.append("shouldUpdate \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))")
        return mayUpdate
    }
    @objc func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) { log.append("didUpdate \(name(context.previouslyFocusedIndexPath)) \(name(context.nextFocusedIndexPath))") }
    @objc func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { preferred }
    @objc func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        log.append("shouldSelect \(indexPath.item)")
        return true
    }
    @objc func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }
    @objc func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.item)")
    }
    @objc func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        log.append("primary \(indexPath.item)")
    }

    private func name(_ path: IndexPath?) -> String { path.map { String($0.item) } ?? "-" }
}
