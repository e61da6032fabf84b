extension LayoutSystem {
    /// Looks for required constraints that do not hold. True if one has been given another role, so that values have to be found again.
    mutating func findConflicts() -> Bool {
        forgetSettledConflicts()
        var hasChanged = false
        while let index = tableau.takeSuspect() {
            guard constraints[index].state == .inTableau, constraints[index].isRequired, !constraints[index].isTold,
                tableau.error(of: index) > 1e-6
            else { continue }
            let opponents = opponents(of: index)
            if let newest = opponents.last, constraints[newest].state == .definition {
                moveToTableau(newest)
                hasChanged = true
                continue
            }
            constraints[index].isTold = true
            broken.append(index)
            conflicts.append(LayoutConflict(constraints: opponents.map { name(of: $0) }, broken: name(of: index)))
        }
        return hasChanged
    }

    func name(of index: Int32) -> LayoutConstraintID {
        LayoutConstraintID(index: index, generation: constraints[index].generation)
    }

    private mutating func forgetSettledConflicts() {
        var kept: Int32 = 0
        for position in 0..<broken.count {
            let index = broken[position]
            guard constraints[index].state == .inTableau, constraints[index].isTold else { continue }
            if constraints[index].isRequired, tableau.error(of: index) > 0 {
                broken[kept] = index
                kept += 1
            } else {
                constraints[index].isTold = false
                constraints[index].staysInTableau = false
            }
        }
        broken.removeLast(broken.count - kept)
    }

    /// Lets the newest constraint of a conflict give in, though it defines a variable.
    private mutating func moveToTableau(_ index: Int32) {
        loseDefinition(index)
        constraints[index].staysInTableau = true
        constraints[index].state = .pending
        pending.append(index)
    }

    /// A constraint that does not hold, and the required ones that keep it from that, in the order of adding.
    ///
    /// The tableau knows a sum of multiples of constraints in which no variable is left. Definitions take part if, written out, they do.
    private mutating func opponents(of index: Int32) -> [Int32] {
        var found = [index]
        beginWalk()
        addShares(of: index, times: 1)
        let isAbove = tableau.sum(of: index) > 0
        var entry = tableau.firstEntry(inRowOf: index)
        while let current = entry {
            let (held, coefficient) = tableau.heldSum(at: current)
            entry = tableau.entry(after: current)
            guard let held else { continue }
            addShares(of: held, times: -coefficient)
            let helpsBelow = (coefficient > 0) == isAbove
            let relation = constraints[held].relation
            let isInTheWay = relation != (helpsBelow ? .lessThanOrEqual : .greaterThanOrEqual)
            if constraints[held].isRequired, isInTheWay { found.append(held) }
        }
        distributeShares()
        for position in 0..<walked.count {
            let variable = walked[position]
            if abs(shares[variable]) > 1e-9, variables[variable].definition >= 0 { found.append(variables[variable].definition) }
            shares[variable] = 0
        }
        return found.sorted { constraints[$0].age < constraints[$1].age }
    }

    private mutating func addShares(of index: Int32, times factor: Double) {
        for term in termRange(of: index) {
            walkOrigins(from: terms[term].variable, includingFixed: true)
            shares[terms[term].variable] += factor * terms[term].coefficient
        }
    }
}
