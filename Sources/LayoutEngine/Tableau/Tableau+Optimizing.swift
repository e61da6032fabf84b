extension Tableau {
    /// Moves variables until no move lowers the cost any more.
    ///
    /// It ends: each step lowers the cost, or has no length, and after many of those in a row columns and rows are taken in the order of
    /// their names (Bland's rule), by which no state comes twice. As sums of floating-point numbers are not exact, steps are counted,
    /// too.
    mutating func optimize() {
        while rate.count < levels.count {
            rate.append(0)
            rateMagnitude.append(0)
        }
        let size = Int(usedRows)
        var stepsLeft = 1_000 + 100 * size
        var stepsWithoutLength = 0
        while stepsLeft > 0, !needsRefactorisation {
            let isStrict = stepsWithoutLength > 64 + 4 * size
            guard let (column, direction) = isStrict ? firstByName() : nextThatPays() else { break }
            let length = step(column, direction, isStrict: isStrict)
            clearRate()
            stepsWithoutLength = length > 0 ? 0 : stepsWithoutLength + 1
            stepsLeft -= 1
        }
        if pivots > 1_000 + 20 * size, !isNew { needsRefactorisation = true }
        while let column = takeCandidate() { columns[column].isCandidate = false }
    }

    /// A candidate that it pays to move, and the direction; ``rate`` then is what a point costs.
    private mutating func nextThatPays() -> (Int32, Double)? {
        while let column = takeCandidate() {
            columns[column].isCandidate = false
            let direction = direction(of: column)
            if direction != 0 { return (column, direction) }
            clearRate()
        }
        return nil
    }

    private mutating func firstByName() -> (Int32, Double)? {
        var best: Int32 = -1
        var position = firstCandidate
        while position < candidates.count {
            let column = candidates[position]
            let pays = direction(of: column) != 0
            clearRate()
            if pays {
                if best < 0 || columns[column].quantity.name < columns[best].quantity.name { best = column }
                position += 1
            } else {
                columns[column].isCandidate = false
                candidates.remove(at: position)
            }
        }
        if best < 0 { return nil }
        return (best, direction(of: best))
    }

    // MARK: Costs

    /// 1 or -1 if moving the quantity of a column up or down lowers the cost, else 0. ``rate`` then is what a point costs.
    private mutating func direction(of column: Int32) -> Double {
        guard columns[column].isUsed else { return 0 }
        var index = columns[column].first
        while index >= 0 {
            let entry = entries[index]
            let slope = rows[entry.row].quantity.slope
            if slope != 0 { addToRate(rows[entry.row].quantity.cost, times: Double(slope) * entry.value) }
            index = entry.nextInColumn
        }
        let cost = columns[column].quantity.cost
        if cost.slopeAbove != 0 { addToRate(cost, times: 1) }
        if signOfRate() < 0 { return 1 }
        if cost.slopeAbove != 0 { addToRate(cost, times: -1) }
        if cost.slopeBelow != 0 { addToRate(cost, times: -1) }
        guard signOfRate() > 0 else { return 0 }
        var level: Int32 = 0
        while level < rate.count {
            rate[level] = -rate[level]
            level += 1
        }
        return -1
    }

    private mutating func addToRate(_ cost: Cost, times factor: Double) {
        rate[cost.level] += factor
        rateMagnitude[cost.level] += abs(factor)
        let aged = factor * cost.age
        rate[cost.ageLevel] += aged
        rateMagnitude[cost.ageLevel] += abs(aged)
    }

    /// Of the first level that is not 0.
    private func signOfRate() -> Int {
        var position: Int32 = 0
        while position < levels.order.count {
            let level = levels.order[position]
            if abs(rate[level]) > 1e-10 * rateMagnitude[level] { return rate[level] < 0 ? -1 : 1 }
            position += 1
        }
        return 0
    }

    private mutating func clearRate() {
        var level: Int32 = 0
        while level < rate.count {
            rate[level] = 0
            rateMagnitude[level] = 0
            level += 1
        }
    }

    // MARK: Steps

    /// Moves the quantity of a column until that does not pay any more; a row takes the column over. Returns how far.
    private mutating func step(_ column: Int32, _ direction: Double, isStrict: Bool) -> Double {
        findBreakpoints(column, direction)
        guard let (leaving, length) = passBreakpoints(isStrict: isStrict) else {
            // Costs never sink without end; what seemed to pay was an error of rounding.
            chooseSlopes(ofColumn: column)
            return 0
        }
        if abs(entries[leaving].value) < 1e-6, !isNew {
            // It may be nothing but errors. Made again it is 0, or right.
            needsRefactorisation = true
            chooseSlopes(ofColumn: column)
            return 0
        }
        if length > 0 { moveRows(ofColumn: column, by: direction * length) }
        let row = entries[leaving].row
        rows[row].quantity.value = 0
        rows[row].quantity.slope = 0
        pivot(leaving)
        move(row: row, by: direction * length)
        let cost = rows[row].quantity.cost
        setSlope(direction > 0 ? cost.slopeAbove : cost.slopeBelow, ofRow: row)
        addCandidates(ofRow: row)
        return length
    }

    /// The rows whose costs grow faster from some point on.
    private mutating func findBreakpoints(_ column: Int32, _ direction: Double) {
        breakpoints.removeAll()
        areBreakpointsSorted = false
        var index = columns[column].first
        while index >= 0 {
            let entry = entries[index]
            let quantity = rows[entry.row].quantity
            let cost = quantity.cost
            if cost.slopeBelow != cost.slopeAbove {
                let speed = direction * entry.value
                if speed > 0, quantity.slope == cost.slopeBelow {
                    let distance = max(0, -quantity.value) / speed
                    breakpoints.append(Breakpoint(distance: distance, entry: index, name: quantity.name))
                } else if speed < 0, quantity.slope == cost.slopeAbove {
                    let distance = max(0, quantity.value) / -speed
                    breakpoints.append(Breakpoint(distance: distance, entry: index, name: quantity.name))
                }
            }
            index = entry.nextInColumn
        }
    }

    /// Follows the cost past breakpoints while it still sinks. Returns the entry at which it does not any more, and how far that is.
    private mutating func passBreakpoints(isStrict: Bool) -> (entry: Int32, length: Double)? {
        while let nearest = takeNearestBreakpoint(isStrict: isStrict) {
            let entry = entries[nearest.entry]
            let cost = rows[entry.row].quantity.cost
            addToRate(cost, times: abs(entry.value) * Double(cost.slopeAbove - cost.slopeBelow))
            if isStrict || signOfRate() >= 0 { return (nearest.entry, nearest.distance) }
            let isAbove = rows[entry.row].quantity.slope == cost.slopeAbove
            setSlope(isAbove ? cost.slopeBelow : cost.slopeAbove, ofRow: entry.row)
            addCandidates(ofRow: entry.row)
        }
        return nil
    }

    private mutating func takeNearestBreakpoint(isStrict: Bool) -> Breakpoint? {
        if breakpoints.count > Self.mostToSearch { sortBreakpoints() }
        if areBreakpointsSorted { return breakpoints.popLast() }
        guard !breakpoints.isEmpty else { return nil }
        var best: Int32 = 0
        for position in 1..<max(breakpoints.count, 1) where isNearer(breakpoints[position], than: breakpoints[best], isStrict: isStrict) {
            best = position
        }
        let nearest = breakpoints[best]
        breakpoints[best] = breakpoints[breakpoints.count - 1]
        _ = breakpoints.popLast()
        return nearest
    }

    private func isNearer(_ one: Breakpoint, than other: Breakpoint, isStrict: Bool) -> Bool {
        // Of breakpoints that are about as near the one with the larger number is the better divisor.
        let margin = isStrict ? 0 : 1e-10 * max(1, one.distance)
        if abs(one.distance - other.distance) > margin { return one.distance < other.distance }
        let (size, otherSize) = (abs(entries[one.entry].value), abs(entries[other.entry].value))
        if !isStrict, size != otherSize { return size > otherSize }
        return one.name < other.name
    }

    /// optimization: more breakpoints than these are sorted, the nearest last, as many of them may be passed.
    private static let mostToSearch: Int32 = 64

    private mutating func sortBreakpoints() {
        if areBreakpointsSorted { return }
        areBreakpointsSorted = true
        breakpoints.sort { $0.distance != $1.distance ? $0.distance > $1.distance : $0.name > $1.name }
    }
}
