/// The core of the solver: the part of a system that cannot be read off equation by equation.
///
/// Each row says how much its quantity changes with those of the columns: a column's quantity is held (the sum of a constraint at 0,
/// where the constraint is just kept; a variable at what it happens to be), a row's follows. There is a quantity for each constraint, its
/// sum, which costs something on the wrong side of 0 (`Cost`). Moving a column's quantity off its value pays as long as the costs of the
/// rows sink; the first row whose cost stops that takes the column over. That is the simplex method for costs that are convex and
/// piecewise linear. Required constraints are the most expensive ones, so there is a best state always, even when they contradict each
/// other.
///
/// Only entries that are not 0 are stored, linked by row and by column. Nothing walks over all rows or all columns, so parts that have
/// nothing to do with each other cost nothing to each other.
struct Tableau: ~Copyable {
    struct Entry: BitwiseCopyable {
        var value: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32 = -1
        var previousInRow: Int32 = -1
        var nextInColumn: Int32 = -1
        var previousInColumn: Int32 = -1
    }

    struct Line: BitwiseCopyable {
        var quantity: Quantity
        /// The first of its entries, or below 0.
        var first: Int32 = -1
        /// How many entries it has.
        var count: Int32 = 0
        /// Of a column: whether it is among ``candidates``.
        var isCandidate = false
        var isUsed = true
    }

    /// A point at which the cost of a row begins to grow faster.
    struct Breakpoint: BitwiseCopyable {
        var distance: Double
        var entry: Int32
        /// Of the row's quantity.
        var name: Int32
    }

    var entries: FlatArray<Entry>
    var rows: FlatArray<Line>
    var columns: FlatArray<Line>
    var freeEntries = FlatArray<Int32>()
    var freeRows = FlatArray<Int32>()
    var freeColumns = FlatArray<Int32>()

    /// How often it has been rearranged since it was empty.
    var pivots = 0
    /// True if so many errors of rounding may have come together that all should be made again.
    var needsRefactorisation = false
    /// True if it has been made again just now, so that nothing is gained by doing that again.
    var isNew = false

    /// By the index of a constraint and of a variable.
    var positionsOfSums: FlatArray<Position>
    var positionsOfVariables: FlatArray<Position>

    var levels: Levels
    /// Columns that it may pay to move, each once.
    var candidates: FlatArray<Int32>
    /// The index of the one that has waited longest; those before have been taken.
    var firstCandidate: Int32 = 0
    /// Variables that have moved.
    var moved: FlatArray<Int32>
    /// Required constraints that may have stopped to hold.
    var suspects: FlatArray<Int32>

    // Used within one step and cleared after it.
    var rate: FlatArray<Double>
    var rateMagnitude: FlatArray<Double>
    var breakpoints: FlatArray<Breakpoint>
    var areBreakpointsSorted = false
    /// By column: an entry of the row that is being changed, or below 0.
    var entryInColumn: FlatArray<Int32>
    /// By column: the sum for a row that is being made.
    var sums: FlatArray<Double>
    var sumMagnitudes: FlatArray<Double>
    var summed: FlatArray<Int32>

    /// A tableau whose arrays begin in a block, which has to outlive it.
    init(in block: inout FlatBlock) {
        positionsOfSums = block.array(16)
        positionsOfVariables = block.array(16)
        rows = block.array(4)
        columns = block.array(4)
        entries = block.array(8)
        candidates = block.array(8)
        moved = block.array(8)
        suspects = block.array(8)
        levels = Levels(in: &block)
        rate = block.array(8)
        rateMagnitude = block.array(8)
        breakpoints = block.array(4)
        entryInColumn = block.array(8)
        sums = block.array(8)
        sumMagnitudes = block.array(8)
        summed = block.array(8)
    }
}

// MARK: - Indexes

extension Tableau {
    mutating func addPlaceOfVariable() { positionsOfVariables.append(.none) }

    mutating func addPlaceOfSum() { positionsOfSums.append(.none) }

    mutating func setPosition(_ position: Position, of name: Int32) {
        if name < 0 { positionsOfVariables[~name] = position } else { positionsOfSums[name] = position }
    }

    /// Returns true if the tableau finds the value of a variable.
    func holds(variable: Int32) -> Bool { positionsOfVariables[variable] != .none }

    func value(ofVariable variable: Int32) -> Double {
        let position = positionsOfVariables[variable]
        if let row = position.row { return rows[row].quantity.value }
        return columns[position.column!].quantity.value
    }

    /// By how much the sum of a constraint is off.
    func error(of constraint: Int32) -> Double {
        guard let row = positionsOfSums[constraint].row else { return 0 }
        let sum = rows[row].quantity
        if abs(sum.value) <= sum.tolerance { return 0 }
        return sum.value * Double(sum.value > 0 ? sum.cost.slopeAbove : sum.cost.slopeBelow)
    }

    var usedRows: Int32 { rows.count - freeRows.count }

    /// Forgets all constraints.
    mutating func removeAll() {
        for row in 0..<rows.count where rows[row].isUsed { setPosition(.none, of: rows[row].quantity.name) }
        for column in 0..<columns.count where columns[column].isUsed { setPosition(.none, of: columns[column].quantity.name) }
        entries.removeAll()
        rows.removeAll()
        columns.removeAll()
        freeEntries.removeAll()
        freeRows.removeAll()
        freeColumns.removeAll()
        candidates.removeAll()
        firstCandidate = 0
        moved.removeAll()
        suspects.removeAll()
        entryInColumn.removeAll()
        sums.removeAll()
        sumMagnitudes.removeAll()
        pivots = 0
        needsRefactorisation = false
        isNew = true
    }

    /// A variable that has moved since it was last taken.
    mutating func takeMoved() -> Int32? {
        while let variable = moved.popLast() {
            if clearMark(positionsOfVariables[variable]) { return variable }
        }
        return nil
    }

    /// A required constraint that may not hold any more.
    mutating func takeSuspect() -> Int32? {
        while let constraint = suspects.popLast() {
            if clearMark(positionsOfSums[constraint]) { return constraint }
        }
        return nil
    }

    private mutating func clearMark(_ position: Position) -> Bool {
        if let row = position.row {
            rows[row].quantity.isMarked = false
        } else if let column = position.column {
            columns[column].quantity.isMarked = false
        } else {
            return false
        }
        return true
    }
}
