import UIKitCore

/// A row that has a cell.
struct ShownRow {
    var place: ListPlace
    var cell: UITableViewCell
}

/// A header or footer that has a view.
struct ShownEdge {
    var place: EdgePlace
    var view: UIView
}

/// The views of what can be seen, in the order of the table.
struct ShownViews {
    var rows: [ShownRow] = []
    var edges: [ShownEdge] = []
    /// The lines below the last row.
    var fillers: FillerRows?
    /// The row that stays where it is when rows above it turn out to be of another height.
    var anchor: ListPlace?
    /// True if views are being placed at present, so that who is asked for cells cannot begin that anew.
    var isPlacing = false

    func cell(at place: ListPlace) -> UITableViewCell? {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].place == place { return rows[middle].cell }
            if rows[middle].place < place { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    func place(of cell: UITableViewCell) -> ListPlace? { rows.first { $0.cell === cell }?.place }

    func view(at place: EdgePlace) -> UIView? { edges.first { $0.place == place }?.view }

    mutating func insert(_ row: ShownRow) {
        let index = rows.firstIndex { $0.place > row.place } ?? rows.count
        rows.insert(row, at: index)
    }

    mutating func insert(_ edge: ShownEdge) {
        let index = edges.firstIndex { $0.place > edge.place } ?? edges.count
        edges.insert(edge, at: index)
    }
}
