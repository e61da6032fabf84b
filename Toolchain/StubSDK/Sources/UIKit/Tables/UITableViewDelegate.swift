import QuartzCore

@preconcurrency @MainActor @objc public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    @objc(tableView:cellForRowAtIndexPath:) func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    @objc(numberOfSectionsInTableView:) optional func numberOfSections(in tableView: UITableView) -> Int
    @objc optional func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    @objc optional func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    @objc(tableView:canEditRowAtIndexPath:) optional func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    @objc(tableView:canMoveRowAtIndexPath:) optional func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    @objc(sectionIndexTitlesForTableView:) optional func sectionIndexTitles(for tableView: UITableView) -> [String]?
    @objc(tableView:sectionForSectionIndexTitle:atIndex:) optional func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int
    @objc(tableView:commitEditingStyle:forRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    @objc(tableView:moveRowAtIndexPath:toIndexPath:) optional func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

@preconcurrency @MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
    @objc(tableView:willDisplayCell:forRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc(tableView:willDisplayHeaderView:forSection:) optional func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
    @objc(tableView:didEndDisplayingCell:forRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    @objc(tableView:heightForRowAtIndexPath:) optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
        -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
    @objc(tableView:estimatedHeightForRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat
    @objc optional func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    @objc optional func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
    @objc(tableView:accessoryButtonTappedForRowWithIndexPath:) optional func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    @objc(tableView:shouldHighlightRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool
    @objc(tableView:willSelectRowAtIndexPath:) optional func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
        -> IndexPath?
    @objc(tableView:didSelectRowAtIndexPath:) optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    @objc(tableView:didDeselectRowAtIndexPath:) optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    @objc(tableView:editingStyleForRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle
    @objc(tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String?
    @objc(tableView:editActionsForRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]?
    @objc(tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    @objc(tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    @objc(tableView:shouldIndentWhileEditingRowAtIndexPath:) optional func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool
    @objc(tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:) optional func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath
}
