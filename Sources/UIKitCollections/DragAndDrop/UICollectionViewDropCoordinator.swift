import Foundation

/// Carries a drop on a collection view out: what was dropped and where, and where each item goes.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropcoordinator
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items that were dropped, in the order of the drag.
    var items: [any UICollectionViewDropItem] { get }
    /// Where items are to be put in; nil beside all items.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that was last made.
    var proposal: UICollectionViewDropProposal { get }
    /// The session of the drop, which has the data.
    var session: any UIDropSession { get }

    /// Has an item go to a position that was put in before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item shrink into a part of another one.
    /// - Parameter rect: in the coordinates of the cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Has an item go to a cell that holds its position until its data are there. The data source is not notified, and has nothing to do.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}

/// One of the items that were dropped on a collection view.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropitem
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The item of the drag, with its provider.
    var dragItem: UIDragItem { get }
    /// The item that it stands for, if it comes from this collection view, which has not changed since; else nil.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is dragged, in points.
    var previewSize: CGSize { get }
}
