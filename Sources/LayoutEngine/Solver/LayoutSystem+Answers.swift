extension LayoutSystem {
    mutating func takeChanges() -> [LayoutVariable] {
        var taken: [LayoutVariable] = []
        for position in 0..<changes.count {
            let variable = changes[position]
            variables[variable].isListed = false
            guard variables[variable].isUsed, variables[variable].toldValue != variables[variable].value else { continue }
            variables[variable].toldValue = variables[variable].value
            taken.append(LayoutVariable(index: variable))
        }
        changes.removeAll()
        return taken
    }

    /// Returns true if a variable follows if something of less weight than all constraints pulls at it.
    func isAmbiguous(_ variable: Int32) -> Bool {
        let value = variables[variable].value
        let distance = 1_000 * max(1, abs(value))
        return [value - distance, value + distance].contains { target in
            var copy = LayoutSystem()
            self.copy(allConstraints, to: &copy)
            let pull = LayoutTerm(variable: LayoutVariable(index: variable), coefficient: 1)
            _ = withUnsafePointer(to: pull) {
                copy.addConstraint(UnsafeBufferPointer(start: $0, count: 1), -target, .equal, priority: 0)
            }
            copy.solve()
            return abs(copy.variables[variable].value - value) > 1e-6 * max(1, abs(value))
        }
    }

    /// All constraints there are, in the order of adding.
    private var allConstraints: [Int32] {
        (0..<constraints.count)
            .filter { constraints[$0].state != .unused && constraints[$0].state != .dropped }
            .sorted { constraints[$0].age < constraints[$1].age }
    }

    /// Adds constraints to an empty system, in which variables have the same indexes.
    func copy(_ chosen: [Int32], to copy: inout LayoutSystem) {
        for variable in 0..<variables.count { _ = copy.makeVariable(isLength: variables[variable].isLength) }
        for index in chosen {
            let constraint = constraints[index]
            let sameTerms = termRange(of: index).map {
                LayoutTerm(variable: LayoutVariable(index: terms[$0].variable), coefficient: terms[$0].coefficient)
            }
            _ = sameTerms.withUnsafeBufferPointer {
                copy.addConstraint($0, constraint.constant, constraint.relation, priority: constraint.priority)
            }
        }
    }
}
