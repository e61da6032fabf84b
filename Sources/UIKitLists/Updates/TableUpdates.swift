import UIKitCore

/// Where a table is with updates, apart from what is being collected.
struct TableUpdates {
    /// Called when all rows have come to rest after the update that is open.
    var completions: [(Bool) -> Void] = []
    /// The row that is being reconfigured, with the cell that it keeps.
    var reconfigured: ShownRow?

    /// How long rows take to come, go and move, in seconds.
    static let duration = 0.3
}
