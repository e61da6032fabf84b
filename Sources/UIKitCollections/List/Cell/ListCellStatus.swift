import UIKitCore
import UIKitLists

/// What a list cell knows beside what every cell does.
@MainActor
struct ListCellStatus {
    /// What the list has said about the cell's place; nil outside lists.
    var situation: ListSituation?
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
    /// Whether the background is what the list has chosen.
    var hasListBackground = false
    var isRounded = false
    var isClipped = false
}
