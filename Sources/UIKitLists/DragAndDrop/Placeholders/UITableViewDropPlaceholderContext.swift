import Foundation

/// A row that holds the place of something that was dropped on a table, until its data are there.
// apple: https://developer.apple.com/documentation/uikit/uitableviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The item whose place it is.
    var dragItem: UIDragItem { get }

    /// Puts the row of the data in the place of the placeholder.
    ///
    /// Returns false, and does nothing, if the placeholder is gone because all data were read anew.
    /// - Parameter dataSourceUpdates: puts it into the data, at the path that it is given, and nothing else: the table need not be told.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away. Returns false if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
}
