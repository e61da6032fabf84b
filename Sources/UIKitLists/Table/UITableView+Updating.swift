import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Telling the table what has changed in the data. What is deleted, reloaded and moved goes by its position before the update, what is
// inserted by its position after it. The data are changed first. Each call is an update by itself unless it is inside one.
extension UITableView {
    /// Runs several changes as one update.
    /// - Parameters:
    ///   - updates: makes the changes, to the data too.
    ///   - completion: called when all has come to rest; its argument is false if that was cut short.
    // apple: https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
    @objc open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdate()
        updates?()
        closeUpdate(completion)
    }

    /// The same for a closure that does not outlive the call, which Objective-C can say of one that may be nil, and Swift cannot.
    // A literal closure is taken by this one; the other one, which can be overridden, does the work all the same.
    @nonobjc public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }

    /// Begins an update, which may be inside another. Nothing changes before the outermost one ends.
    @objc open func beginUpdates() { openUpdate() }

    /// Ends an update. Without any change in it, heights are asked for again.
    /// - Precondition: the changes explain the numbers of sections and rows that the data source now has.
    @objc open func endUpdates() { closeUpdate(nil) }

    /// True if rows are shown otherwise than the data source has them: an update is open, a row is being moved, rows make room for a
    /// drop, or a placeholder stands for the dropped item (SV-42).
    @objc open var hasUncommittedUpdates: Bool {
        batch.isOpen || editing.move != nil || editing.gap != nil || !placeholders.isEmpty
    }

    // MARK: Sections

    /// Sections were put in. Their numbers are those after the update.
    @objc(insertSections:withRowAnimation:)
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.insertSections(sections, animation.motion) }
    }

    /// Sections were taken out. Their numbers are those before the update.
    @objc(deleteSections:withRowAnimation:)
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.deleteSections(sections, animation.motion) }
    }

    /// Has sections read again, and their cells asked for.
    @objc(reloadSections:withRowAnimation:)
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { $0.reloadSections(sections, animation.motion) }
    }

    /// A section has moved, from a number before the update to one after it.
    @objc(moveSection:toSection:)
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.moveSection(section, to: newSection) } }

    // MARK: Rows

    /// Rows were put in. Their paths are those after the update.
    @objc(insertRowsAtIndexPaths:withRowAnimation:)
    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.insertRows(at: indexPaths, animation.motion) }
    }

    /// Rows were taken out. Their paths are those before the update.
    @objc(deleteRowsAtIndexPaths:withRowAnimation:)
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.deleteRows(at: indexPaths, animation.motion) }
    }

    /// Has the cells of rows asked for again. The rows are not selected afterwards.
    @objc(reloadRowsAtIndexPaths:withRowAnimation:)
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { $0.reloadRows(at: indexPaths, animation.motion) }
    }

    /// Has the data source fill the cells that rows have. Rows that are not seen have none, and are passed over.
    @objc(reconfigureRowsAtIndexPaths:)
    open func reconfigureRows(at indexPaths: [IndexPath]) { update { $0.reconfigureRows(at: indexPaths) } }

    /// A row has moved, from a path before the update to one after it.
    @objc(moveRowAtIndexPath:toIndexPath:)
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.moveRow(at: indexPath, to: newIndexPath) } }

    // MARK: Private

    private func update(_ change: (inout ListUpdate) -> Void) {
        openUpdate()
        change(&batch.update)
        closeUpdate(nil)
    }
}

extension UITableView.RowAnimation {
    var motion: RowMotion { RowMotion(rawValue: rawValue) ?? .automatic }
}
