/// A number in the tableau: the sum of a constraint, or a variable that no equation defines.
struct Quantity: BitwiseCopyable {
    /// The index of a constraint; for a variable the complement of its index.
    var name: Int32
    /// The slope of the cost where the value is: one of the two of ``cost``. Only used in rows.
    var slope: Int8 = 0
    /// True if it is in the list of variables that moved, or in that of sums that may not be 0 though they should.
    var isMarked = false
    /// Of a variable: whether others are rather moved.
    var isLength = false
    var value: Double
    /// Smaller errors than this count as none.
    var tolerance: Double = 0
    var cost: Cost

    var isVariable: Bool { name < 0 }
}

/// Where a quantity is: nowhere, in a row, or in a column.
struct Position: BitwiseCopyable, Equatable {
    private var code: Int32

    static let none = Position(code: 0)
    static func row(_ row: Int32) -> Position { Position(code: row + 1) }
    static func column(_ column: Int32) -> Position { Position(code: -column - 1) }

    var row: Int32? { code > 0 ? code - 1 : nil }
    var column: Int32? { code < 0 ? -code - 1 : nil }
}
