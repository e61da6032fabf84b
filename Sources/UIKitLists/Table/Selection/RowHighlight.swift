import UIKitCore

/// The row that a finger is on.
struct RowHighlight {
    var place: ListPlace?
    weak var cell: UITableViewCell?
}
