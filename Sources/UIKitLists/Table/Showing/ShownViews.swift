import UIKitCore

/// A row that has a cell.
struct ShownRow {
    var position: ListPosition
    var cell: UITableViewCell
}

/// A header or footer that has a view.
struct ShownEdge {
    var position: EdgePosition
    var view: UIView
}

/// The views of what can be seen, in the order of the table.
struct ShownViews {
    var rows: [ShownRow] = []
    var edges: [ShownEdge] = []
    /// The lines below the last row.
    var fillers: FillerRows?
    /// The row that stays where it is when rows above it turn out to be of another height.
    var anchor: ListPosition?
    /// True if views are being placed at present, so that who is asked for cells cannot begin that anew.
    var isPlacing = false

    func cell(at position: ListPosition) -> UITableViewCell? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].position == position { return rows[middle].cell }
            if rows[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    func position(of cell: UITableViewCell) -> ListPosition? { rows.first { $0.cell === cell }?.position }

    func view(at position: EdgePosition) -> UIView? { edges.first { $0.position == position }?.view }

    mutating func insert(_ row: ShownRow) {
        let index = rows.firstIndex { $0.position > row.position } ?? rows.count
        rows.insert(row, at: index)
    }

    mutating func insert(_ edge: ShownEdge) {
        let index = edges.firstIndex { $0.position > edge.position } ?? edges.count
        edges.insert(edge, at: index)
    }
}
