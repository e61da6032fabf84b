import Foundation

/// Says what is dragged out of a table.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdragdelegate
@preconcurrency @MainActor @objc public protocol UITableViewDragDelegate: NSObjectProtocol {
    /// The drag items of a row; empty if it cannot be dragged.
    @objc(tableView:itemsForBeginningDragSession:atIndexPath:)
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem]

    /// The items that another finger adds by a tap on a row.
    @objc(tableView:itemsForAddingToDragSession:atIndexPath:point:)
    optional func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]

    /// How a lifted row looks; nil, and without it: the whole cell.
    @objc(tableView:dragPreviewParametersForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Rows are about to follow the finger.
    @objc(tableView:dragSessionWillBegin:)
    optional func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

    /// They have come to where they were dropped, or back.
    @objc(tableView:dragSessionDidEnd:)
    optional func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

    /// Returns true if a drop may take the rows away. Without it: yes.
    @objc(tableView:dragSessionAllowsMoveOperation:)
    optional func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool

    /// Returns true if only this app may take them. Without it: no.
    @objc(tableView:dragSessionIsRestrictedToDraggingApplication:)
    optional func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}
