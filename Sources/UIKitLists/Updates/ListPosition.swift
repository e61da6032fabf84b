import Foundation

/// Where a row or an item is in a list: its section, and its number in it.
///
/// An index path as two plain integers: update arithmetic touches many of them.
package struct ListPosition: Hashable, Comparable, Sendable {
    package var section: Int
    package var row: Int

    package init(section: Int, row: Int) {
        self.section = section
        self.row = row
    }

    package static func < (left: ListPosition, right: ListPosition) -> Bool {
        left.section == right.section ? left.row < right.row : left.section < right.section
    }
}

extension ListPosition {
    /// The position that an index path of two indexes names.
    package init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }

    package var path: IndexPath { IndexPath(row: row, section: section) }
}
