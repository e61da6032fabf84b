extension Tableau {
    /// Adds a multiple of a variable to the sum of a constraint that is being made.
    ///
    /// - Parameter value: where the variable is, if the tableau does not hold it yet.
    mutating func addToSum(_ coefficient: Double, ofVariable variable: Int32, value: Double, isLength: Bool) {
        let position = positionsOfVariables[variable]
        guard let row = position.row else {
            let column = position.column ?? addColumn(Quantity(name: ~variable, isLength: isLength, value: value, cost: .none))
            addToSum(coefficient, ofColumn: column)
            return
        }
        var index = rows[row].first
        while index >= 0 {
            addToSum(coefficient * entries[index].value, ofColumn: entries[index].column)
            index = entries[index].nextInRow
        }
    }

    private mutating func addToSum(_ coefficient: Double, ofColumn column: Int32) {
        if sumMagnitudes[column] == 0 { summed.append(column) }
        sums[column] += coefficient
        sumMagnitudes[column] += abs(coefficient)
    }

    /// Makes a row of what has been added to a sum.
    mutating func addConstraint(_ constraint: Int32, cost: Cost, value: Double, tolerance: Double) {
        let row = addRow(Quantity(name: constraint, value: 0, cost: cost))
        var position: Int32 = 0
        while position < summed.count {
            let column = summed[position]
            if abs(sums[column]) > 1e-12 * sumMagnitudes[column] { addEntry(row: row, column: column, value: sums[column]) }
            sums[column] = 0
            sumMagnitudes[column] = 0
            position += 1
        }
        summed.removeAll()
        setValue(value, tolerance: tolerance, ofRow: row)
    }

    /// Moves a variable that nothing holds yet so that a constraint's sum is 0, and holds the sum from then on. Of several it is the one
    /// that the constraint names first; lengths stay.
    mutating func takeUpSlack(of constraint: Int32) {
        guard let row = positionsOfSums[constraint].row else { return }
        var open: Int32 = -1
        var index = rows[row].first
        while index >= 0 {
            let quantity = columns[entries[index].column].quantity
            // The entry that was made first stands last.
            if quantity.isVariable, !quantity.isLength, abs(entries[index].value) > 1e-6 { open = index }
            index = entries[index].nextInRow
        }
        if open < 0 { return }
        let column = entries[open].column
        let distance = -rows[row].quantity.value / entries[open].value
        if distance != 0 { moveRows(ofColumn: column, by: distance) }
        rows[row].quantity.value = 0
        rows[row].quantity.slope = 0
        pivot(open)
        move(row: row, by: distance)
        chooseSlopes(ofColumn: column)
        addCandidates(ofRow: row)
    }

    /// Takes out a constraint, and the variables that no other one needs. No value changes.
    mutating func removeConstraint(_ constraint: Int32) {
        if let column = positionsOfSums[constraint].column { bringIntoRow(column) }
        guard let row = positionsOfSums[constraint].row else { return }
        positionsOfSums[constraint] = .none
        addCandidates(ofRow: row)
        var index = rows[row].first
        while index >= 0 {
            let entry = entries[index]
            removeEntry(index)
            removeColumnIfEmpty(entry.column)
            index = entry.nextInRow
        }
        rows[row].isUsed = false
        freeRows.append(row)
    }

    /// Exchanges the sum of a constraint with a variable that depends on it. There is one, as sums are made of variables.
    private mutating func bringIntoRow(_ column: Int32) {
        var best: Int32 = -1
        var index = columns[column].first
        while index >= 0 {
            let entry = entries[index]
            if rows[entry.row].quantity.isVariable, best < 0 || abs(entry.value) > abs(entries[best].value) { best = index }
            index = entry.nextInColumn
        }
        assert(best >= 0, "a sum without a variable")
        if best < 0 { return }
        columns[column].quantity.slope = 0
        pivot(best)
    }

    private mutating func removeColumnIfEmpty(_ column: Int32) {
        let line = columns[column]
        guard line.first < 0, line.quantity.isVariable, line.isUsed else { return }
        setPosition(.none, of: line.quantity.name)
        columns[column].isUsed = false
        freeColumns.append(column)
    }

    /// Changes a cost.
    mutating func setCost(_ cost: Cost, of constraint: Int32) {
        let position = positionsOfSums[constraint]
        if let row = position.row {
            rows[row].quantity.cost = cost
            addCandidates(ofRow: row)
            setValue(rows[row].quantity.value, tolerance: rows[row].quantity.tolerance, ofRow: row)
        } else if let column = position.column {
            columns[column].quantity.cost = cost
            addCandidate(column)
        }
    }

    /// Updates the sum of a constraint whose constant changed; returns false if it is held at 0, so that variables have to move.
    mutating func setValue(_ value: Double, tolerance: Double, of constraint: Int32) -> Bool {
        guard let row = positionsOfSums[constraint].row else { return false }
        setValue(value, tolerance: tolerance, ofRow: row)
        return true
    }

    mutating func setValue(_ value: Double, tolerance: Double, ofRow row: Int32) {
        rows[row].quantity.value = value
        rows[row].quantity.tolerance = tolerance
        chooseSlope(ofRow: row)
    }

    /// Brings the sum of a constraint, which its constant has moved away, back to 0.
    mutating func bringBack(_ constraint: Int32, from value: Double, tolerance: Double) {
        guard value != 0, let column = positionsOfSums[constraint].column else { return }
        columns[column].quantity.tolerance = tolerance
        moveRows(ofColumn: column, by: -value)
        chooseSlopes(ofColumn: column)
    }

    /// Lets the rows of a column follow it.
    mutating func moveRows(ofColumn column: Int32, by distance: Double) {
        var index = columns[column].first
        while index >= 0 {
            let entry = entries[index]
            move(row: entry.row, by: distance * entry.value)
            index = entry.nextInColumn
        }
    }

    mutating func move(row: Int32, by distance: Double) {
        if distance == 0 { return }
        rows[row].quantity.value += distance
        mark(row)
    }

    /// Lists a variable that moves, and a required sum that may be off.
    private mutating func mark(_ row: Int32) {
        let quantity = rows[row].quantity
        if quantity.isMarked { return }
        if quantity.isVariable {
            moved.append(~quantity.name)
        } else if quantity.slope != 0, quantity.cost.level == Levels.required {
            suspects.append(quantity.name)
        } else {
            return
        }
        rows[row].quantity.isMarked = true
    }

    mutating func chooseSlopes(ofColumn column: Int32) {
        var index = columns[column].first
        while index >= 0 {
            chooseSlope(ofRow: entries[index].row)
            index = entries[index].nextInColumn
        }
    }

    /// Makes the slope fit the value.
    private mutating func chooseSlope(ofRow row: Int32) {
        let sum = rows[row].quantity
        if sum.isVariable { return }
        let slope: Int8
        if sum.value > sum.tolerance {
            slope = sum.cost.slopeAbove
        } else if sum.value < -sum.tolerance {
            slope = sum.cost.slopeBelow
        } else if sum.slope == sum.cost.slopeAbove || sum.slope == sum.cost.slopeBelow {
            slope = sum.slope
        } else {
            slope = sum.cost.slopeBelow == 0 ? 0 : sum.cost.slopeAbove
        }
        if slope != sum.slope { addCandidates(ofRow: row) }
        setSlope(slope, ofRow: row)
    }

    mutating func setSlope(_ slope: Int8, ofRow row: Int32) {
        rows[row].quantity.slope = slope
        if !rows[row].quantity.isVariable { mark(row) }
    }
}
