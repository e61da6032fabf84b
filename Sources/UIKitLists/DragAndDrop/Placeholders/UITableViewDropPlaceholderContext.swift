import Foundation

/// A temporary row for an item that was dropped on a table, until its data have arrived.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item that the row stands for.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by the row of the data.
    ///
    /// Returns false, and does nothing, if the placeholder is gone because all data were reloaded.
    /// - Parameter dataSourceUpdates: inserts it into the data at the given index path. The table needs no update.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away. Returns false if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
