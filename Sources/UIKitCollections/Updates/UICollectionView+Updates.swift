import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Telling the collection view what has changed in the data. What is deleted, reloaded and moved goes by its position before the update,
// what is inserted by its position after it. The data are changed first. Each call is an update by itself unless it is inside one.
extension UICollectionView {
    /// Runs several changes as one update.
    /// - Parameters:
    ///   - updates: makes the changes, to the data too.
    ///   - completion: called when all has come to rest; its argument is false if that was cut short.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
    @objc open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        openUpdate(completion)
        updates?()
        closeUpdate()
    }

    /// The same for a closure that does not outlive the call, which Objective-C can say of one that may be nil, and Swift cannot.
    // A literal closure is taken by this one; the other one, which can be overridden, does the work all the same.
    @nonobjc public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }

    /// True if items are shown otherwise than the data source has them: an update is open, an item is being moved, or there is a gap or a
    /// placeholder for what is dropped (SV-42).
    @objc open var hasUncommittedUpdates: Bool { batch.isOpen || movement != nil || !placeholders.isEmpty }

    // MARK: Sections

    /// Sections were put in. Their numbers are those after the update.
    @objc(insertSections:)
    open func insertSections(_ sections: IndexSet) { update { $0.insertSections(sections) } }

    /// Sections were taken out. Their numbers are those before the update.
    @objc(deleteSections:)
    open func deleteSections(_ sections: IndexSet) { update { $0.deleteSections(sections) } }

    /// Has sections read again, and their cells asked for.
    @objc(reloadSections:)
    open func reloadSections(_ sections: IndexSet) { update { $0.reloadSections(sections) } }

    /// A section has moved, from a number before the update to one after it.
    @objc(moveSection:toSection:)
    open func moveSection(_ section: Int, toSection newSection: Int) { update { $0.moveSection(section, to: newSection) } }

    // MARK: Items

    /// Items were put in. Their paths are those after the update.
    @objc(insertItemsAtIndexPaths:)
    open func insertItems(at indexPaths: [IndexPath]) { update { $0.insertRows(at: indexPaths) } }

    /// Items were taken out. Their paths are those before the update.
    @objc(deleteItemsAtIndexPaths:)
    open func deleteItems(at indexPaths: [IndexPath]) { update { $0.deleteRows(at: indexPaths) } }

    /// Has the cells of items asked for again.
    @objc(reloadItemsAtIndexPaths:)
    open func reloadItems(at indexPaths: [IndexPath]) { update { $0.reloadRows(at: indexPaths) } }

    /// Has the data source fill the cells that items have. Items that are not seen have none, and are passed over.
    @objc(reconfigureItemsAtIndexPaths:)
    open func reconfigureItems(at indexPaths: [IndexPath]) { update { $0.reconfigureRows(at: indexPaths) } }

    /// An item has moved, from a path before the update to one after it.
    @objc(moveItemAtIndexPath:toIndexPath:)
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { update { $0.moveRow(at: indexPath, to: newIndexPath) } }

    // MARK: Internal

    private func update(_ change: (inout ListUpdate) -> Void) {
        openUpdate(nil)
        change(&batch.update)
        closeUpdate()
    }

    /// - Parameter completion: called in a later turn of the run loop, when all elements have come to rest after the outermost update.
    final func openUpdate(_ completion: ((Bool) -> Void)?) {
        // The former counts are those that were read last, or the present ones if none ever were.
        if !batch.isOpen { readCountsIfNeeded() }
        batch.begin()
        if let completion { updateCompletions.append(completion) }
    }

    final func closeUpdate() {
        guard let update = batch.end() else { return }
        let completions = updateCompletions
        updateCompletions = []
        apply(update) { finished in
            for completion in completions { completion(finished) }
        }
        let deferred = batch.takeDeferred()
        for body in deferred { body() }
    }

    /// Changes data, and tells the collection view of all that at once.
    /// - Parameter update: says what the change of the data means.
    final func perform(_ update: ListUpdate, changingData change: () -> Void, completion: ((Bool) -> Void)?) {
        openUpdate(completion)
        change()
        batch.update.append(update)
        closeUpdate()
    }

    private func apply(_ update: ListUpdate, completion: @escaping (Bool) -> Void) {
        guard content.isCounted else {
            // Within the update all data were declared stale: there is nothing left to compare them with.
            setNeedsLayout()
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        // Who moves an item by hand loses it.
        if movement != nil { cancelInteractiveMovement() }
        let changes = placeholders.changes(of: update, before: content.counts, after: readCounts(), words: .collection)
        BatchTransition(of: self, changes: changes).run(completion: completion)
    }
}
