import UIKitCore

/// What a table makes its cells, headers and footers of, and those that wait to be used again.
@MainActor
struct ReuseQueues {
    var cells = ReuseQueue<UITableViewCell>()
    var headersAndFooters = ReuseQueue<UITableViewHeaderFooterView>()
    var cellClasses: [String: UITableViewCell.Type] = [:]
    var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]

    mutating func trim() {
        cells.trim()
        headersAndFooters.trim()
    }
}
