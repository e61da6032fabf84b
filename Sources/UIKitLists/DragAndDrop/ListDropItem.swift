import Foundation

/// One of the items of a drop on a table or a collection view.
@MainActor
package final class ListDropItem: UIObject, UITableViewDropItem {
    package let dragItem: UIDragItem
    package let sourceIndexPath: IndexPath?
    package var previewSize: CGSize { dragItem.shownSize }

    package init(_ item: UIDragItem, path: IndexPath?) {
        dragItem = item
        sourceIndexPath = path
        super.init()
    }
}
