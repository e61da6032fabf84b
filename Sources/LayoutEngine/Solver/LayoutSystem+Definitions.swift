// Required equalities that each say what one variable is, given others. They are not part of the tableau: values are read off them in the
// order of what depends on what. Variables without a definition are left to the tableau, if a constraint there depends on them.
extension LayoutSystem {
    // MARK: Losing

    /// Takes a constraint away from the variable that it defines.
    mutating func loseDefinition(_ index: Int32) {
        let variable = constraints[index].defined
        for term in termRange(of: index) where terms[term].variable != variable {
            variables[terms[term].variable].dependents -= 1
        }
        constraints[index].defined = -1
        variables[variable].definition = -1
        if variables[variable].isLost { return }
        variables[variable].isLost = true
        lost.append(variable)
    }

    /// Finds new definitions for variables that lost theirs. Where there is none, what depends on the variable in the tableau begins again.
    mutating func settleLost() {
        var position: Int32 = 0
        while position < lost.count {
            let variable = lost[position]
            position += 1
            guard variables[variable].isUsed, variables[variable].isLost else { continue }
            variables[variable].isLost = false
            if replaceFixedDefinition(of: variable) { continue }
            if variables[variable].isFixed { setFixed(false, variable) }
            reconsiderDependents(of: variable)
        }
        lost.removeAll()
    }

    /// Looks for a new equality by which the variable still follows from constants alone. Then the tableau stays as it is.
    private mutating func replaceFixedDefinition(of variable: Int32) -> Bool {
        guard variables[variable].isFixed else { return false }
        var use = variables[variable].firstUse
        while use >= 0 {
            let index = terms[use].constraint
            if constraints[index].unfixed == 0, canDefine(index), isAcyclic(index, defining: variable) {
                define(variable, by: index)
                return true
            }
            use = terms[use].next
        }
        return false
    }

    private mutating func reconsiderDependents(of variable: Int32) {
        walkDependents(from: variable)
        for position in 0..<walked.count {
            var use = variables[walked[position]].firstUse
            while use >= 0 {
                let index = terms[use].constraint
                if constraints[index].state == .inTableau {
                    tableau.removeConstraint(index)
                    constraints[index].state = .pending
                    pending.append(index)
                }
                use = terms[use].next
            }
        }
    }

    // MARK: Finding

    /// Lets pending equalities define variables: first those that make a variable follow from constants alone, then the others, positions
    /// before lengths.
    mutating func placeDefinitions() {
        worklist.removeAll()
        for position in 0..<pending.count {
            let index = pending[position]
            guard constraints[index].unfixed == 1, canDefine(index) else { continue }
            worklist.append(index)
            defineFixedVariables()
        }
        for isLength in [false, true] {
            for position in 0..<pending.count {
                let index = pending[position]
                guard canDefine(index), let variable = variableToDefine(by: index, isLength: isLength) else { continue }
                define(variable, by: index)
            }
        }
    }

    func canDefine(_ index: Int32) -> Bool {
        let constraint = constraints[index]
        return constraint.state == .pending && constraint.relation == .equal && constraint.isRequired && !constraint.staysInTableau
    }

    /// Goes through the equalities in the list that have one variable left, and on to those that then have.
    private mutating func defineFixedVariables() {
        while let index = worklist.popLast() {
            guard constraints[index].unfixed == 1, canDefine(index) else { continue }
            let term = termRange(of: index).first { !variables[terms[$0].variable].isFixed }
            guard let term, isFree(terms[term].variable) else { continue }
            define(terms[term].variable, by: index)
            setFixed(true, terms[term].variable)
        }
    }

    /// Returns true if an equality may define a variable.
    private func isFree(_ variable: Int32) -> Bool {
        variables[variable].definition < 0 && !tableau.holds(variable: variable)
    }

    private mutating func variableToDefine(by index: Int32, isLength: Bool) -> Int32? {
        // A division by next to nothing would magnify errors of rounding.
        let smallest = termRange(of: index).reduce(0) { max($0, abs(terms[$1].coefficient)) } * 1e-6
        var second: Int32 = -1
        for term in termRange(of: index) where abs(terms[term].coefficient) > smallest {
            let variable = terms[term].variable
            guard variables[variable].isLength == isLength, isFree(variable) else { continue }
            if isLength, dependsOnOpenPosition(index) { return nil }
            if variables[variable].dependents == 0 { return variable }
            if second < 0, isAcyclic(index, defining: variable) { second = variable }
        }
        return second < 0 ? nil : second
    }

    /// Returns true if an equality can be satisfied by changing a position that its variables are defined by. The tableau finds which.
    private mutating func dependsOnOpenPosition(_ index: Int32) -> Bool {
        // optimization: lengths are not defined by free positions, so that those that only name lengths, as in long chains, need no walk.
        guard termRange(of: index).contains(where: { !variables[terms[$0].variable].isLength }) else { return false }
        walkOrigins(of: index, includingFixed: false)
        return (0..<walked.count).contains { variables[walked[$0]].definition < 0 && !variables[walked[$0]].isLength }
    }

    /// Returns true if no variable of an equality depends on the one that it would define.
    private mutating func isAcyclic(_ index: Int32, defining variable: Int32) -> Bool {
        if variables[variable].dependents == 0 || constraints[index].termCount == 1 { return true }
        walkDependents(from: variable)
        return termRange(of: index).allSatisfy {
            terms[$0].variable == variable || variables[terms[$0].variable].visit != visit
        }
    }

    private mutating func define(_ variable: Int32, by index: Int32) {
        constraints[index].state = .definition
        constraints[index].defined = variable
        variables[variable].definition = index
        for term in termRange(of: index) where terms[term].variable != variable {
            variables[terms[term].variable].dependents += 1
        }
        addDirtyDefinition(variable)
    }

    /// Marks whether a variable is fixed in all that name it, and through definitions in those that become fixed or free with it.
    private mutating func setFixed(_ isFixed: Bool, _ variable: Int32) {
        variables[variable].isFixed = isFixed
        walked.removeAll()
        walked.append(variable)
        while let next = walked.popLast() {
            var use = variables[next].firstUse
            while use >= 0 {
                noteFixed(isFixed, of: next, in: terms[use].constraint)
                use = terms[use].next
            }
        }
    }

    private mutating func noteFixed(_ isFixed: Bool, of variable: Int32, in index: Int32) {
        constraints[index].unfixed += isFixed ? -1 : 1
        let constraint = constraints[index]
        switch constraint.state {
        case .definition:
            let defined = constraint.defined
            if defined == variable || variables[defined].isFixed == isFixed { return }
            if isFixed, constraint.unfixed > 1 { return }
            variables[defined].isFixed = isFixed
            walked.append(defined)
        case .pending:
            if isFixed, constraint.unfixed == 1 { worklist.append(index) }
        case .inTableau, .dropped, .unused: break
        }
    }
}
