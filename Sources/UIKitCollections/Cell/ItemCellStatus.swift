/// What the collection view has said about a cell's item.
struct ItemCellStatus {
    /// Whether the cell stands for an item that the data source does not have yet.
    var isPlaceholder = false
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isExpanded = false
    var needsConfiguration = true
}
