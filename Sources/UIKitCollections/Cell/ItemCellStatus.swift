/// The values that the collection view has set for a cell's item.
struct ItemCellStatus {
    /// True if the cell stands for an item that the data source does not have yet.
    var isPlaceholder = false
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
    var isSwiped = false
    var isReordering = false
    var isExpanded = false
    var needsConfiguration = true
}
