import UIKitCore
import UIKitLists

/// The state of a list cell, in addition to that of every cell.
@MainActor
struct ListCellStatus {
    /// The values that the list has set for the cell's position; nil outside lists.
    var context: ListContext?
    var accessories: [UICellAccessory] = []
    /// All accessories, shown or not.
    var parts: [AccessoryPart] = []
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var indentsAccessories = true
    var separatorGuide: UILayoutGuide?
    /// Where the guide begins unless the app says something else.
    var separatorStart: NSLayoutConstraint?
    var topLine: ListSeparator?
    var bottomLine: ListSeparator?
    var swipeActions: SwipeActionsView?
    /// By how much all parts are moved by a swipe, to the left if below 0.
    var slide: CGFloat = 0
    /// True if the background is what the list has chosen.
    var hasListBackground = false
    var isRounded = false
    var isClipped = false
}
