/// The core of the solver: the part of a system that cannot be read off equation by equation.
///
/// Each row says how much its quantity changes with those of the columns: a column's quantity is held (the sum of a constraint at 0, where the
/// constraint is just kept; a variable at what it happens to be), a row's follows. There is a quantity for each constraint, its sum, which costs
/// something on the wrong side of 0 (`Cost`). Moving a column's quantity off its place pays as long as the costs of the rows sink; the first row
/// whose cost stops that takes the column over. That is the simplex method for costs that are convex and piecewise linear. Required constraints
/// are the most expensive ones, so there is a best state always, even when they contradict each other.
///
/// Only entries that are not 0 are stored, linked by row and by column. Nothing walks over all rows or all columns, so parts that have nothing to
/// do with each other cost nothing to each other.
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
        /// Of a column: whether it is among ``candidates``.
        var isCandidate = false
        var isUsed = true
    }

    struct Breakpoint: BitwiseCopyable {
        var distance: Double
        var entry: Int32
    }

    var entries = FlatArray<Entry>(capacity: 16)
    var rows = FlatArray<Line>(capacity: 8)
    var columns = FlatArray<Line>(capacity: 8)
    var freeEntries = FlatArray<Int32>(capacity: 8)
    var freeRows = FlatArray<Int32>(capacity: 4)
    var freeColumns = FlatArray<Int32>(capacity: 4)

    /// By the index of a constraint and of a variable.
    var placesOfSums = FlatArray<Place>(capacity: 16)
    var placesOfVariables = FlatArray<Place>(capacity: 16)

    var levels = Levels()
    /// Columns that it may pay to move, each once.
    var candidates = FlatArray<Int32>(capacity: 8)
    /// Variables that have moved.
    var moved = FlatArray<Int32>(capacity: 8)
    /// Required constraints that may have stopped to hold.
    var suspects = FlatArray<Int32>(capacity: 8)

    // Used within one step and cleared after it.
    var rate = FlatArray<Double>(capacity: 8)
    var rateMagnitude = FlatArray<Double>(capacity: 8)
    var breakpoints = FlatArray<Breakpoint>(capacity: 8)
    /// By column: an entry of the row that is being changed, or below 0.
    var entryInColumn = FlatArray<Int32>(capacity: 8)
    /// By column: the sum for a row that is being made.
    var sums = FlatArray<Double>(capacity: 8)
    var sumMagnitudes = FlatArray<Double>(capacity: 8)
    var summed = FlatArray<Int32>(capacity: 8)

    init() {}
}

// MARK: - Places

extension Tableau {
    mutating func addPlaceOfVariable() { placesOfVariables.append(.none) }

    mutating func addPlaceOfSum() { placesOfSums.append(.none) }

    mutating func setPlace(_ place: Place, of name: Int32) {
        if name < 0 { placesOfVariables[~name] = place } else { placesOfSums[name] = place }
    }

    /// Whether the tableau finds the value of a variable.
    func holds(variable: Int32) -> Bool { placesOfVariables[variable] != .none }

    func value(ofVariable variable: Int32) -> Double {
        let place = placesOfVariables[variable]
        if let row = place.row { return rows[row].quantity.value }
        return columns[place.column!].quantity.value
    }

    /// What the terms of a constraint and its constant come to.
    func sum(of constraint: Int32) -> Double {
        guard let row = placesOfSums[constraint].row else { return 0 }
        return rows[row].quantity.value
    }

    /// By how much the sum of a constraint is off.
    func error(of constraint: Int32) -> Double {
        guard let row = placesOfSums[constraint].row else { return 0 }
        let sum = rows[row].quantity
        if abs(sum.value) <= sum.tolerance { return 0 }
        return sum.value * Double(sum.value > 0 ? sum.cost.slopeAbove : sum.cost.slopeBelow)
    }

    /// A variable that has moved since it was last taken.
    mutating func takeMoved() -> Int32? {
        while let variable = moved.popLast() {
            if clearMark(placesOfVariables[variable]) { return variable }
        }
        return nil
    }

    /// A required constraint that may not hold any more.
    mutating func takeSuspect() -> Int32? {
        while let constraint = suspects.popLast() {
            if clearMark(placesOfSums[constraint]) { return constraint }
        }
        return nil
    }

    private mutating func clearMark(_ place: Place) -> Bool {
        if let row = place.row {
            rows[row].quantity.isMarked = false
        } else if let column = place.column {
            columns[column].quantity.isMarked = false
        } else {
            return false
        }
        return true
    }

    // MARK: Rows

    func firstEntry(inRowOf constraint: Int32) -> Int32? {
        guard let row = placesOfSums[constraint].row, rows[row].first >= 0 else { return nil }
        return rows[row].first
    }

    func entry(after entry: Int32) -> Int32? {
        let next = entries[entry].nextInRow
        return next < 0 ? nil : next
    }

    /// The constraint that an entry's column holds, if it is one, and how much the row changes with it.
    func heldSum(at entry: Int32) -> (constraint: Int32?, coefficient: Double) {
        let quantity = columns[entries[entry].column].quantity
        return (quantity.isVariable ? nil : quantity.name, entries[entry].value)
    }
}
