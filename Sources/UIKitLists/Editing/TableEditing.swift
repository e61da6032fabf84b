/// Where a table is with editing.
struct TableEditing {
    /// True if rows show what can be done with them.
    var isOn = false
    /// Opens rows, once something can be behind them.
    var swipe: RowSwipe?
    /// The row that is being moved.
    var move: RowMove?
    /// Room that rows make for a drop.
    var gap: RowGap?
    /// The cell whose row would leave its position for the room.
    weak var hiddenSource: UITableViewCell?
}
