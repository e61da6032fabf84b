import Foundation

/// Where a row or an item stands in a list: its section, and its number in it.
///
/// What an index path says, but two plain integers: update arithmetic touches many of them.
struct ListPlace: Hashable, Comparable, Sendable {
    var section: Int
    var row: Int

    static func < (left: ListPlace, right: ListPlace) -> Bool {
        left.section == right.section ? left.row < right.row : left.section < right.section
    }
}

extension ListPlace {
    /// The place that a path of two indexes names.
    init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

    var path: IndexPath { IndexPath(row: row, section: section) }
}
