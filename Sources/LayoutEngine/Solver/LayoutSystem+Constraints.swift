extension LayoutSystem {
    /// Adds a constraint, which waits for the next search. Terms of the same variable are added up, those of 0 left out.
    mutating func addConstraint(
        _ newTerms: UnsafeBufferPointer<LayoutTerm>, _ constant: Double, _ relation: LayoutRelation, priority: Float,
        givesInLast: Bool = false
    ) -> Int32 {
        let index = unusedConstraint()
        let firstTerm = takeTerms(Int32(newTerms.count))
        var count: Int32 = 0
        for term in newTerms where term.coefficient != 0 {
            let same = (firstTerm..<firstTerm + count).first { terms[$0].variable == term.variable.index }
            if let same {
                terms[same].coefficient += term.coefficient
            } else {
                terms[firstTerm + count] = TermRecord(
                    coefficient: term.coefficient, variable: term.variable.index, constraint: index)
                count += 1
            }
        }
        count = withoutZeros(firstTerm, count)
        let generation = constraints[index].generation
        let level = priority >= 1000 ? Levels.required : tableau.levels.take(priority)
        constraints[index] = ConstraintRecord(
            constant: constant, age: givesInLast ? addedConstraints - Self.seniority : addedConstraints, firstTerm: firstTerm,
            termCount: count,
            level: level, priority: priority, generation: generation, relation: relation)
        constraints[index].capacityOfTerms = Int32(newTerms.count)
        addedConstraints += 1
        linkTerms(of: index)
        pending.append(index)
        isStale = true
        return index
    }

    /// How much older than all others those are taken for that give in last; the cost of giving in grows with the age.
    private static let seniority = 1_048_576.0

    /// Leaves out terms that have added up to 0. Returns how many are left.
    private mutating func withoutZeros(_ first: Int32, _ count: Int32) -> Int32 {
        var kept = first
        for term in first..<first + count where terms[term].coefficient != 0 {
            terms[kept] = terms[term]
            kept += 1
        }
        return kept - first
    }

    private mutating func unusedConstraint() -> Int32 {
        if let free = freeConstraints.popLast() { return free }
        constraints.append(
            ConstraintRecord(
                constant: 0, age: 0, firstTerm: 0, termCount: 0, level: 0, priority: 0, generation: 0, relation: .equal,
                state: .unused))
        tableau.addPlaceOfSum()
        return constraints.count - 1
    }

    mutating func removeConstraint(_ index: Int32) {
        isStale = true
        switch constraints[index].state {
        case .definition: loseDefinition(index)
        case .inTableau: tableau.removeConstraint(index)
        case .pending, .dropped, .unused: break
        }
        unlinkTerms(of: index)
        giveBackTerms(constraints[index].firstTerm, constraints[index].capacityOfTerms)
        if !constraints[index].isRequired { tableau.levels.giveBack(constraints[index].level) }
        constraints[index].generation &+= 1
        // One that is pending stays in that list until the next search.
        if constraints[index].state == .pending {
            constraints[index].state = .dropped
        } else {
            constraints[index].state = .unused
            freeConstraints.append(index)
        }
    }

    mutating func setConstant(_ constant: Double, of index: Int32) {
        if constraints[index].constant == constant { return }
        constraints[index].constant = constant
        isStale = true
        switch constraints[index].state {
        case .definition: addDirtyDefinition(constraints[index].defined)
        case .inTableau: addDirtyConstraint(index)
        case .pending, .dropped, .unused: break
        }
    }

    mutating func setPriority(_ priority: Float, of index: Int32) {
        let old = constraints[index]
        if old.priority == priority { return }
        isStale = true
        if !old.isRequired { tableau.levels.giveBack(old.level) }
        constraints[index].priority = priority
        constraints[index].level = priority >= 1000 ? Levels.required : tableau.levels.take(priority)
        switch old.state {
        case .definition:
            loseDefinition(index)
            constraints[index].state = .pending
            pending.append(index)
        case .inTableau:
            tableau.setCost(cost(of: index), of: index)
        case .pending, .dropped, .unused: break
        }
    }

    func cost(of index: Int32) -> Cost {
        let constraint = constraints[index]
        return Cost(
            level: constraint.level,
            ageLevel: constraint.isRequired ? Levels.ageOfRequired : Levels.ageOfOptional,
            age: constraint.isRequired ? -constraint.age : constraint.age + 1,
            slopeBelow: constraint.relation == .lessThanOrEqual ? 0 : -1,
            slopeAbove: constraint.relation == .greaterThanOrEqual ? 0 : 1)
    }

    mutating func addDirtyDefinition(_ variable: Int32) {
        if variables[variable].isDirty { return }
        variables[variable].isDirty = true
        dirtyDefinitions.append(variable)
    }

    mutating func addDirtyConstraint(_ index: Int32) {
        if constraints[index].isDirty { return }
        constraints[index].isDirty = true
        dirtyConstraints.append(index)
    }

    // MARK: Terms

    func termRange(of index: Int32) -> Range<Int32> {
        let constraint = constraints[index]
        return constraint.firstTerm..<constraint.firstTerm + constraint.termCount
    }

    private mutating func linkTerms(of index: Int32) {
        var unfixed: Int32 = 0
        for term in termRange(of: index) {
            let variable = terms[term].variable
            let next = variables[variable].firstUse
            terms[term].next = next
            if next >= 0 { terms[next].previous = term }
            variables[variable].firstUse = term
            if !variables[variable].isFixed { unfixed += 1 }
        }
        constraints[index].unfixed = unfixed
    }

    private mutating func unlinkTerms(of index: Int32) {
        for term in termRange(of: index) {
            let record = terms[term]
            if record.previous >= 0 {
                terms[record.previous].next = record.next
            } else {
                variables[record.variable].firstUse = record.next
            }
            if record.next >= 0 { terms[record.next].previous = record.previous }
        }
    }

    /// Makes room for a number of terms. Room that was given back is found by its size.
    private mutating func takeTerms(_ count: Int32) -> Int32 {
        if count < freeTerms.count, freeTerms[count] >= 0 {
            let first = freeTerms[count]
            freeTerms[count] = terms[first].next
            return first
        }
        let first = terms.count
        terms.append(repeating: TermRecord(coefficient: 0, variable: 0, constraint: 0), count: count)
        return first
    }

    private mutating func giveBackTerms(_ first: Int32, _ count: Int32) {
        if count == 0 { return }
        while freeTerms.count <= count { freeTerms.append(-1) }
        terms[first].next = freeTerms[count]
        freeTerms[count] = first
    }
}
