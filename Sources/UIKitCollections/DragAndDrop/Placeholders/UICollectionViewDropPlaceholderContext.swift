import Foundation
import UIKitLists

/// An item that stands for something that was dropped on a collection view, until its data are there.
// apple: https://developer.apple.com/documentation/uikit/uicollectionviewdropplaceholdercontext
@preconcurrency @MainActor public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item for which it stands.
    var dragItem: UIDragItem { get }

    /// Puts the item of the data in the place of the placeholder.
    ///
    /// Returns false, and does nothing, if the placeholder is gone because all data were reloaded.
    /// - Parameter dataSourceUpdates: puts it into the data, at the path that it is given, and nothing else: the collection view need not
    ///   be told.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away. Returns false if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Has ``UICollectionViewPlaceholder/cellUpdateHandler`` fill the cell again, if it can be seen.
    func setNeedsCellUpdate()
}

extension PlaceholderContext: UICollectionViewDropPlaceholderContext {}
