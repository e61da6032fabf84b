extension Tableau {
    /// Multiples of constraints whose sum shows that they cannot hold together.
    struct Contradiction {
        var constraints: [(constraint: Int32, factor: Double)] = []
        /// True if it comes from a single row, so that none of its constraints can be left out.
        var isElementary: Bool
    }

    /// The constraints that keep a required constraint from holding.
    ///
    /// Its row says by what it could be brought nearer to 0. Columns of required constraints that would be broken by that are in the way.
    /// Other columns would break a constraint that does not hold either even more; then the sum of both rows is looked at, and so on.
    func contradiction(of constraint: Int32) -> Contradiction {
        var rowsInSum: [Int32] = []
        var columnsInSum: [Int32] = []
        var sum: [Int32: Double] = [:]
        var added = positionsOfSums[constraint].row.map { [$0] } ?? []
        while !added.isEmpty {
            for row in added { addRow(row, to: &sum, &columnsInSum) }
            rowsInSum += added
            added = []
            for column in columnsInSum where !isInTheWay(column, of: sum[column]!) {
                for row in opposingRows(column) where !rowsInSum.contains(row) && !added.contains(row) { added.append(row) }
            }
        }
        var found = Contradiction(isElementary: rowsInSum.count == 1)
        found.constraints = rowsInSum.map { (rows[$0].quantity.name, Double(rows[$0].quantity.slope)) }
        for column in columnsInSum where !columns[column].quantity.isVariable {
            let factor = sum[column]!
            if factor != 0, isInTheWay(column, of: factor) { found.constraints.append((columns[column].quantity.name, -factor)) }
        }
        return found
    }

    private func addRow(_ row: Int32, to sum: inout [Int32: Double], _ columnsInSum: inout [Int32]) {
        let slope = Double(rows[row].quantity.slope)
        var index = rows[row].first
        while index >= 0 {
            let entry = entries[index]
            if let old = sum[entry.column] {
                let new = old + slope * entry.value
                sum[entry.column] = abs(new) > 1e-11 * abs(old) ? new : 0
            } else {
                sum[entry.column] = slope * entry.value
                columnsInSum.append(entry.column)
            }
            index = entry.nextInRow
        }
    }

    /// Returns true if a sum that grows with a column cannot be made smaller by it without breaking a required constraint that the column
    /// holds.
    private func isInTheWay(_ column: Int32, of factor: Double) -> Bool {
        if factor == 0 { return true }
        let cost = columns[column].quantity.cost
        return cost.level == Levels.required && (factor > 0 ? cost.slopeBelow : cost.slopeAbove) != 0
    }

    /// Rows of required constraints of a column that do not hold.
    private func opposingRows(_ column: Int32) -> [Int32] {
        var found: [Int32] = []
        var index = columns[column].first
        while index >= 0 {
            let quantity = rows[entries[index].row].quantity
            if quantity.slope != 0, quantity.cost.level == Levels.required { found.append(entries[index].row) }
            index = entries[index].nextInColumn
        }
        return found
    }
}
