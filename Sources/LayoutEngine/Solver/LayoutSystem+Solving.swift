extension LayoutSystem {
    /// Finds the best values for all that has changed.
    mutating func solve() {
        guard isStale else { return }
        isStale = false
        releaseSettled()
        repeat {
            settleLost()
            sortPending()
            placeDefinitions()
            computeDefinitions()
            updateTableau()
            tableau.optimize()
            takeMovedVariables()
        } while refactoriseIfNeeded() || addFloors() || findConflicts()
        tableau.isNew = false
    }

    /// Lets all constraints of the tableau begin again if that is due, with the values that there are. There are so many steps in between
    /// that the cost is small on the whole.
    private mutating func refactoriseIfNeeded() -> Bool {
        if !tableau.needsRefactorisation { return false }
        tableau.removeAll()
        for index in 0..<constraints.count where constraints[index].state == .inTableau {
            constraints[index].state = .pending
            pending.append(index)
        }
        return true
    }

    /// Pending constraints in the order of adding, without those that were removed.
    private mutating func sortPending() {
        var kept: Int32 = 0
        var isSorted = true
        for position in 0..<pending.count {
            let index = pending[position]
            switch constraints[index].state {
            case .pending:
                if kept > 0, constraints[pending[kept - 1]].age > constraints[index].age { isSorted = false }
                pending[kept] = index
                kept += 1
            case .dropped:
                constraints[index].state = .unused
                freeConstraints.append(index)
            case .unused, .definition, .inTableau: break
            }
        }
        pending.removeLast(pending.count - kept)
        if isSorted { return }
        let sorted = (0..<kept).map { pending[$0] }.sorted { constraints[$0].age < constraints[$1].age }
        for position in 0..<kept { pending[position] = sorted[Int(position)] }
    }

    // MARK: Definitions

    /// Reads new values off the definitions that changed and all that depend on them, while variables of the tableau stay.
    private mutating func computeDefinitions() {
        if dirtyDefinitions.isEmpty { return }
        beginWalk()
        for position in 0..<dirtyDefinitions.count {
            let variable = dirtyDefinitions[position]
            variables[variable].isDirty = false
            if variables[variable].isUsed { walk(from: variable) }
        }
        dirtyDefinitions.removeAll()
        computeWalked()
        for position in 0..<walked.count { addDirtyConstraints(naming: walked[position]) }
    }

    private mutating func addDirtyConstraints(naming variable: Int32) {
        var use = variables[variable].firstUse
        while use >= 0 {
            let index = terms[use].constraint
            if constraints[index].state == .inTableau { addDirtyConstraint(index) }
            use = terms[use].next
        }
    }

    private mutating func computeWalked() {
        var position = walked.count - 1
        while position >= 0 {
            let variable = walked[position]
            let definition = variables[variable].definition
            if definition >= 0 { setValue(definedValue(of: variable, by: definition), of: variable) }
            position -= 1
        }
    }

    private func definedValue(of variable: Int32, by index: Int32) -> Double {
        var sum = constraints[index].constant
        var own = 1.0
        for term in termRange(of: index) {
            let record = terms[term]
            if record.variable == variable {
                own = record.coefficient
            } else {
                sum += record.coefficient * variables[record.variable].value
            }
        }
        return own == 1 ? -sum : own == -1 ? sum : -sum / own
    }

    // MARK: Tableau

    /// Updates the tableau for new constraints and for sums that changed.
    private mutating func updateTableau() {
        // All sums are computed before a variable moves, as definitions follow only later.
        var held: Int32 = 0
        for position in 0..<dirtyConstraints.count {
            let index = dirtyConstraints[position]
            guard constraints[index].isDirty else { continue }
            constraints[index].isDirty = false
            guard constraints[index].state == .inTableau else { continue }
            let sum = sum(of: index)
            if tableau.setValue(sum.value, tolerance: sum.tolerance, of: index) { continue }
            dirtyConstraints[held] = index
            heldSums.append(sum)
            held += 1
        }
        for position in 0..<pending.count where constraints[pending[position]].state == .pending {
            addToTableau(pending[position])
        }
        for position in 0..<held {
            tableau.bringBack(dirtyConstraints[position], from: heldSums[position].value, tolerance: heldSums[position].tolerance)
        }
        dirtyConstraints.removeAll()
        heldSums.removeAll()
        for position in 0..<pending.count where constraints[pending[position]].isNew {
            constraints[pending[position]].isNew = false
            if constraints[pending[position]].state == .inTableau { tableau.takeUpSlack(of: pending[position]) }
        }
        pending.removeAll()
    }

    private mutating func addToTableau(_ index: Int32) {
        constraints[index].state = .inTableau
        let sum = sum(of: index)
        walkOrigins(of: index, includingFixed: false)
        for term in termRange(of: index) where !variables[terms[term].variable].isFixed {
            shares[terms[term].variable] += terms[term].coefficient
        }
        distributeShares()
        var position: Int32 = 0
        while position < walked.count {
            let variable = walked[position]
            if shares[variable] != 0, variables[variable].definition < 0 {
                tableau.addToSum(
                    shares[variable], ofVariable: variable, value: variables[variable].value, isLength: variables[variable].isLength)
            }
            shares[variable] = 0
            position += 1
        }
        tableau.addConstraint(index, cost: cost(of: index), value: sum.value, tolerance: sum.tolerance)
    }

    /// Replaces the shares of variables that are defined by shares of those that they are made of.
    mutating func distributeShares() {
        var position = walked.count - 1
        while position >= 0 {
            let variable = walked[position]
            position -= 1
            let definition = variables[variable].definition
            let share = shares[variable]
            if definition < 0 || share == 0 { continue }
            let own = termRange(of: definition).first { terms[$0].variable == variable }!
            for term in termRange(of: definition) where term != own && variables[terms[term].variable].visit == visit {
                shares[terms[term].variable] -= share * terms[term].coefficient / terms[own].coefficient
            }
        }
    }

    /// The sum of a constraint, and how large an error of it is none.
    func sum(of index: Int32) -> Sum {
        let constant = constraints[index].constant
        var sum = Sum(value: constant, tolerance: abs(constant))
        for term in termRange(of: index) {
            let summand = terms[term].coefficient * variables[terms[term].variable].value
            sum.value += summand
            sum.tolerance += abs(summand)
        }
        sum.tolerance = sum.tolerance * 1e-12 + 1e-9
        return sum
    }

    /// Takes values from the tableau, and reads what depends on them off the definitions.
    private mutating func takeMovedVariables() {
        beginWalk()
        while let variable = tableau.takeMoved() {
            setValue(tableau.value(ofVariable: variable), of: variable)
            walk(from: variable)
        }
        computeWalked()
    }
}
