/// What the collection view has said about a cell's item.
struct ItemCellStatus {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isExpanded = false
    var needsConfiguration = true
}
