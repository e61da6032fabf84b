/// Where a table is with editing.
struct TableEditing {
    /// Whether rows show what can be done with them.
    var isOn = false
}
