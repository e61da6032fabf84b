import UIKitCore

/// The row that a finger is on.
struct RowHighlight {
    var position: ListPosition?
    weak var cell: UITableViewCell?
}
