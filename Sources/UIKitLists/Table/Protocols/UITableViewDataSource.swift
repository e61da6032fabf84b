import Foundation
import UIKitCore

/// Knows what a table shows: how many rows, and the cell for each; and changes it when the user edits.
///
/// Which of the optional methods there are is looked up when the object becomes a table's data source.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows a section has.
    @objc(tableView:numberOfRowsInSection:)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    /// The cell for a row that is about to be seen: one that the table has made or kept for reuse, filled with what the row shows.
    @objc(tableView:cellForRowAtIndexPath:)
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// How many sections there are. Without it there is one.
    @objc(numberOfSectionsInTableView:)
    optional func numberOfSections(in tableView: UITableView) -> Int

    /// The title above a section; nil for none.
    @objc(tableView:titleForHeaderInSection:)
    optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// The title below a section; nil for none.
    @objc(tableView:titleForFooterInSection:)
    optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    // MARK: Editing

    /// Returns true if a row can be edited. Without it each can.
    @objc(tableView:canEditRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Returns true if a row can be moved. Without it each can, if ``tableView(_:moveRowAt:to:)`` is there.
    @objc(tableView:canMoveRowAtIndexPath:)
    optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// The user deletes a row, or inserts one at its position. The data source changes its data, and updates the table.
    @objc(tableView:commitEditingStyle:forRowAtIndexPath:)
    optional func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// The user has moved a row. The data source changes its data; the table has moved the row already.
    @objc(tableView:moveRowAtIndexPath:toIndexPath:)
    optional func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // MARK: Index

    /// The titles at the right edge that lead to sections; nil for none.
    @objc(sectionIndexTitlesForTableView:)
    optional func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a title of the index leads to. Without it the one of the same number.
    @objc(tableView:sectionForSectionIndexTitle:atIndex:)
    optional func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}
