extension LayoutSystem {
    /// Looks for required constraints that do not hold. True if one has been given another role, so that values have to be found again.
    mutating func findConflicts() -> Bool {
        guard looksForConflicts else { return false }
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
            let named = opponents.filter { !constraints[$0].isFloor }.map { name(of: $0) }
            conflicts.append(LayoutConflict(constraints: named, broken: name(of: index)))
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
            guard constraints[index].isTold else { continue }
            if constraints[index].state == .inTableau, constraints[index].isRequired, tableau.error(of: index) > 0 {
                broken[kept] = index
                kept += 1
            } else {
                constraints[index].isTold = false
            }
        }
        broken.removeLast(broken.count - kept)
    }

    /// Lets the newest constraint of a conflict give in, though it defines a variable.
    private mutating func moveToTableau(_ index: Int32) {
        loseDefinition(index)
        constraints[index].staysInTableau = true
        staying.append(index)
        constraints[index].state = .pending
        pending.append(index)
    }

    /// Lets constraints of settled conflicts define variables again, if they come to begin again. Not before the next search, so that one
    /// search takes each constraint out once at most, and ends.
    mutating func releaseSettled() {
        var kept: Int32 = 0
        for position in 0..<staying.count {
            let index = staying[position]
            if constraints[index].state == .inTableau, constraints[index].isTold {
                staying[kept] = index
                kept += 1
            } else {
                constraints[index].staysInTableau = false
            }
        }
        staying.removeLast(staying.count - kept)
    }
}

// MARK: - Who takes part

extension LayoutSystem {
    /// More constraints than these are not tried one by one whether they are needed for a contradiction.
    private static let mostToTry = 64

    /// A constraint that does not hold, and the required ones that keep it from that, in the order of adding.
    ///
    /// The tableau knows a sum of multiples of constraints that cannot be made smaller. Definitions take part if, written out, they do.
    private mutating func opponents(of index: Int32) -> [Int32] {
        let contradiction = tableau.contradiction(of: index)
        var found: [Int32] = []
        beginWalk()
        for (constraint, factor) in contradiction.constraints {
            for term in termRange(of: constraint) {
                walkOrigins(from: terms[term].variable, includingFixed: true)
                shares[terms[term].variable] += factor * terms[term].coefficient
            }
            if constraints[constraint].isRequired { found.append(constraint) }
        }
        distributeShares()
        for position in 0..<walked.count {
            let variable = walked[position]
            if abs(shares[variable]) > 1e-9, variables[variable].definition >= 0 { found.append(variables[variable].definition) }
            shares[variable] = 0
        }
        found.sort { constraints[$0].age < constraints[$1].age }
        return contradiction.isElementary || found.count > Self.mostToTry ? found : minimal(found, keeping: index)
    }

    /// Leaves out constraints without which there still is a contradiction.
    private func minimal(_ found: [Int32], keeping kept: Int32) -> [Int32] {
        var rest = found
        for index in found.reversed() where index != kept {
            let smaller = rest.filter { $0 != index }
            if isContradiction(smaller) { rest = smaller }
        }
        return rest
    }

    private func isContradiction(_ chosen: [Int32]) -> Bool {
        var copy = LayoutSystem()
        copy.looksForConflicts = false
        self.copy(chosen, to: &copy)
        copy.solve()
        return (0..<copy.constraints.count).contains { copy.tableau.error(of: $0) > 1e-6 }
    }
}
