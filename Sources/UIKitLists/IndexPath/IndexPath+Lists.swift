import Foundation

// apple: https://developer.apple.com/documentation/foundation/indexpath
/// Index paths in lists: a section, and a row or an item in it.
///
/// Only paths of exactly two indexes have them; asking another path stops the process.
extension IndexPath {
    /// The index path of a row of a table: two indexes, the section's first. Any integers are kept; a table answers for those it has.
    public init(row: Int, section: Int) { self = IndexPath(index: section).appending(row) }

    /// The index path of an item of a collection: two indexes, the section's first. The same path as that of a row.
    public init(item: Int, section: Int) { self = IndexPath(index: section).appending(item) }

    /// Which section, the first of the two indexes.
    public var section: Int {
        get { self[index(of: "section", at: 0)] }
        set { self[index(of: "section", at: 0)] = newValue }
    }

    /// Which row of the section, the second of the two indexes.
    public var row: Int {
        get { self[index(of: "row", at: 1)] }
        set { self[index(of: "row", at: 1)] = newValue }
    }

    /// Which item of the section, the second of the two indexes: another word for `row`.
    public var item: Int {
        get { self[index(of: "item", at: 1)] }
        set { self[index(of: "item", at: 1)] = newValue }
    }

    private func index(of name: StaticString, at position: Int) -> Int {
        _require(
            count == 2,
            """
            Invalid index path for use with UITableView. Index paths passed to table view must contain exactly two indices \
            specifying the section and row. Please use the category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible. \
            '\(name)' was asked of \(self); make the path with IndexPath(row:section:).
            """)
        return position
    }
}
