// Walks over what depends on what through definitions, without recursion.
extension LayoutSystem {
    mutating func beginWalk() {
        visit &+= 1
        walked.removeAll()
    }

    /// Leaves in ``walked`` a variable and all that depend on it, each after what it is needed by.
    mutating func walkDependents(from variable: Int32) {
        beginWalk()
        walk(from: variable)
    }

    /// Adds what depends on one more variable to ``walked``.
    mutating func walk(from variable: Int32) {
        if variables[variable].visit == visit { return }
        variables[variable].visit = visit
        path.append(WalkStep(variable: variable, term: variables[variable].firstUse))
        while let step = path.last {
            guard step.term >= 0 else {
                walked.append(step.variable)
                _ = path.popLast()
                continue
            }
            path[path.count - 1].term = terms[step.term].next
            let index = terms[step.term].constraint
            guard constraints[index].state == .definition else { continue }
            let dependent = constraints[index].defined
            if variables[dependent].visit == visit { continue }
            variables[dependent].visit = visit
            path.append(WalkStep(variable: dependent, term: variables[dependent].firstUse))
        }
    }

    /// Leaves in ``walked`` the variables that a constraint depends on through definitions, each after those that it is made of.
    /// Those that are fixed are left out.
    mutating func walkOrigins(of index: Int32, includingFixed: Bool) {
        beginWalk()
        for term in termRange(of: index) { walkOrigins(from: terms[term].variable, includingFixed: includingFixed) }
    }

    mutating func walkOrigins(from variable: Int32, includingFixed: Bool) {
        pushOrigin(variable, includingFixed: includingFixed)
        while let step = path.last {
            let definition = variables[step.variable].definition
            guard definition >= 0, step.term < termRange(of: definition).upperBound else {
                walked.append(step.variable)
                _ = path.popLast()
                continue
            }
            path[path.count - 1].term += 1
            pushOrigin(terms[step.term].variable, includingFixed: includingFixed)
        }
    }

    private mutating func pushOrigin(_ variable: Int32, includingFixed: Bool) {
        if variables[variable].visit == visit || (variables[variable].isFixed && !includingFixed) { return }
        variables[variable].visit = visit
        let definition = variables[variable].definition
        path.append(WalkStep(variable: variable, term: definition < 0 ? 0 : constraints[definition].firstTerm))
    }
}
