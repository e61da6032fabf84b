import Foundation

/// Says what a drop on a table does, and does it.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropdelegate
@preconcurrency @MainActor @objc public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// The items were dropped: change the data, update the table, and say where the items go.
    @objc(tableView:performDropWithCoordinator:)
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)

    /// Returns true if the table has to do with a drag at all. Without it: yes.
    @objc(tableView:canHandleDropSession:)
    optional func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

    /// The drag has come over the table.
    @objc(tableView:dropSessionDidEnter:)
    optional func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

    /// The effect that a drop would have now. Without it nothing can be dropped, but for rows of the table that its data source can move.
    /// - Parameter destinationIndexPath: where a row would be put in; nil beside all rows.
    @objc(tableView:dropSessionDidUpdate:withDestinationIndexPath:)
    optional func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal

    /// The drag has left the table.
    @objc(tableView:dropSessionDidExit:)
    optional func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

    /// The drag has ended, here or elsewhere.
    @objc(tableView:dropSessionDidEnd:)
    optional func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

    /// How a row looks while an item goes there; nil, and without it: the whole cell.
    @objc(tableView:dropPreviewParametersForRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}
