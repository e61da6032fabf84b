/// The size of a table of data, in rows and columns.
public struct AccessibleTable: Sendable {
    /// Not negative.
    public var rows, columns: Int

    /// A table by its size.
    public init(rows: Int, columns: Int) {
        (self.rows, self.columns) = (rows, columns)
    }
}

/// The place of a cell in a table of data.
public struct AccessibleCell: Sendable {
    /// The number of the table.
    public var table: Int
    /// The rows that the cell covers.
    public var rows: Range<Int>
    /// The columns that the cell covers.
    public var columns: Range<Int>

    /// A cell by its place.
    public init(table: Int, rows: Range<Int>, columns: Range<Int>) {
        (self.table, self.rows, self.columns) = (table, rows, columns)
    }
}
