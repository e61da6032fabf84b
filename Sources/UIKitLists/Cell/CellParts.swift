import UIKitCore

/// The views of a cell, each made when it is first needed.
struct CellParts {
    var text: UILabel?
    var detail: UILabel?
    var image: UIImageView?
    /// The line below, and the one above the first row of a group.
    var separator: CellSeparator?
    var topSeparator: CellSeparator?
    /// The present accessory: a view of the app's, or one of ours.
    var accessory: UIView?
    var standardAccessory: CellAccessoryView?
    var standardSelection: UIView?
    /// The background of selection that is seen.
    var shownSelection: UIView?
    var editControl: CellEditControl?
    var grip: CellGrip?
    /// The actions that a swipe has uncovered.
    var swipeActions: SwipeActionsView?
}

/// The flags of a cell.
struct CellStatus {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    /// True if what is at the end stays while the cell is edited, unless there is something for that. Nibs can say so.
    var keepsAccessory = false
    /// True if the row is being moved by its grip.
    var isReordering = false
    var isLayingOut = false
    /// True if the configurations are to be brought up to date.
    var needsConfiguration = true
    /// True if the app has given the cell a colour.
    var hasOwnColor = false
    /// True if the table rounds the corners of the cell and clips it.
    var isRounded = false
    var isClipped = false
    var separatorInset: UIEdgeInsets?
    /// The margins that the content view has been given, and those of the cell.
    var contentMargins: UIEdgeInsets?
    var cellMargins: UIEdgeInsets?
    var state: UITableViewCell.StateMask = []
    /// By how much a swipe has moved the cell's parts, to the left if below 0.
    var slide: CGFloat = 0
}
