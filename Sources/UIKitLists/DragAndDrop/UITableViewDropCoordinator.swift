import Foundation

/// Carries a drop on a table out: what was dropped and where, and where each item goes.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items that were dropped, in the order of the drag.
    var items: [any UITableViewDropItem] { get }
    /// Where rows are to be put in; nil beside all rows.
    var destinationIndexPath: IndexPath? { get }
    /// The proposal that was last made.
    var proposal: UITableViewDropProposal { get }
    /// The session of the drop, which has the data.
    var session: any UIDropSession { get }

    /// Has an item go to a row that was put in before.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item shrink into a part of a row.
    /// - Parameter rect: in the coordinates of the cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item go anywhere.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Has an item go to a row that holds its position until its data are there. The data source is not notified, and has nothing to do.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
}

/// One of the items that were dropped on a table.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
    /// The item of the drag, with its provider.
    var dragItem: UIDragItem { get }
    /// The row that it stands for, if it comes from this table, which has not changed since; else nil.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is dragged, in points.
    var previewSize: CGSize { get }
}
