import UIKitCore

/// The registered cells, headers and footers of a table, and those that wait to be used again.
@MainActor
struct ReuseQueues {
    var cells = ReuseQueue<UITableViewCell>()
    var headersAndFooters = ReuseQueue<UITableViewHeaderFooterView>()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    /// Cells that were made in Interface Builder; an identifier has one or a class.
    var cellPrototypes: [String: PrototypeEntry] = [:]
    var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var headerFooterPrototypes: [String: any CellPrototype] = [:]

    mutating func trim() {
        cells.trim()
        headersAndFooters.trim()
    }
}
