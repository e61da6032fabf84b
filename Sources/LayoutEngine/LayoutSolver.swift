internal import MemoryPrefetch

/// Finds numbers that meet linear constraints: the required ones exactly, the others as well as possible, each priority before the lower
/// ones.
///
/// Constraints may be added, changed and removed at any time; ``solve()`` then brings the values up to date, at a cost that depends on
/// what has changed and on what that has to do with, not on all there is. Within a priority the sum of the absolute errors is least.
/// Among equal sums the constraint that was added first gives in. What is left open by all constraints stays where it is, at first 0; but
/// a new constraint that says something of an open variable is met just so at first, inequalities too: `x ≤ 72` alone makes x 72. Lengths
/// stay open as long as something else can be moved instead, and are not negative: what would make them so is in conflict. The order of
/// calls decides everything; one solver always finds the same values for the same calls.
///
/// A solver is used from one thread at a time.
public final class LayoutSolver {
    private(set) var system = LayoutSystem()

    /// A solver without variables and constraints.
    public init() {}

    // MARK: Variables

    /// A new variable, 0 until a constraint says otherwise.
    ///
    /// - Parameter isLength: whether it is never negative, and other variables are rather moved than this one where constraints leave the
    ///   choice.
    public func makeVariable(isLength: Bool = false) -> LayoutVariable {
        LayoutVariable(index: system.makeVariable(isLength: isLength))
    }

    /// Removes a variable.
    /// - Precondition: No constraint names it.
    public func remove(_ variable: LayoutVariable) {
        checkUse(of: variable)
        system.removeFloor(of: variable.index)
        guard system.variables[variable.index].firstUse < 0 else {
            fatalError("A layout variable was removed that constraints still name. Remove those first.")
        }
        system.removeVariable(variable.index)
    }

    // MARK: Constraints

    /// Adds a constraint: the sum of terms and constant equals 0, or is at least or at most 0.
    ///
    /// - Parameters:
    ///   - priority: Above 0; from 1,000 on the constraint is required.
    ///   - givesInLast: Whether it is kept in a contradiction with younger and older ones, as long as one of these is there to give in.
    /// - Precondition: All numbers are finite.
    public func add(
        _ terms: [LayoutTerm], _ constant: Double, _ relation: LayoutRelation, priority: Float, givesInLast: Bool = false
    ) -> LayoutConstraintID {
        terms.withUnsafeBufferPointer { add($0, constant, relation, priority: priority, givesInLast: givesInLast) }
    }

    /// The same without an array.
    public func add(
        _ terms: UnsafeBufferPointer<LayoutTerm>, _ constant: Double, _ relation: LayoutRelation, priority: Float, givesInLast: Bool = false
    ) -> LayoutConstraintID {
        checkConstant(constant)
        checkPriority(priority)
        for term in terms {
            checkUse(of: term.variable)
            guard term.coefficient.isFinite else { fatalError("A term of a layout constraint is not finite.") }
        }
        return system.name(of: system.addConstraint(terms, constant, relation, priority: priority, givesInLast: givesInLast))
    }

    /// Removes a constraint. Values change with the next ``solve()``.
    /// - Precondition: The constraint is this solver's, and has not been removed.
    public func remove(_ id: LayoutConstraintID) {
        system.removeConstraint(index(of: id))
    }

    /// Changes the constant. Cheap: the constraint keeps its row of the tableau.
    public func setConstant(_ constant: Double, of id: LayoutConstraintID) {
        checkConstant(constant)
        prefetchIfCurrent()
        system.setConstant(constant, of: index(of: id))
    }

    /// Changes the priority. The constraint counts as added when it was.
    public func setPriority(_ priority: Float, of id: LayoutConstraintID) {
        checkPriority(priority)
        system.setPriority(priority, of: index(of: id))
    }

    // optimization: where each of many cells has a solver, as in a table that turns, its memory is cold when its width changes, and what
    // depends on that is found from record to record. Asked for at once it arrives in half the time, measured over a thousand solvers that
    // change once each; a solver that is warm loses 30 to 60 ns.
    /// Asks the processor for the solver's memory before the first change since values were found.
    private func prefetchIfCurrent() {
        if system.isStale { return }
        mp_prefetch(Unmanaged.passUnretained(self).toOpaque(), MemoryLayout<LayoutSystem>.size)
        system.block.prefetch()
    }

    // MARK: Values

    /// Brings all values up to date. Returns at once if nothing has changed since.
    public func solve() { system.solve() }

    /// The value that the last ``solve()`` has found.
    public func value(of variable: LayoutVariable) -> Double {
        checkUse(of: variable)
        return system.variables[variable.index].value
    }

    /// The variables whose values differ from those at the last call, each once.
    public func takeChanges() -> [LayoutVariable] { system.takeChanges() }

    /// The conflicts between required constraints found since the last call. Each is reported once, until it is settled.
    public func takeConflicts() -> [LayoutConflict] {
        if system.conflicts.isEmpty { return [] }
        defer { system.conflicts = [] }
        return system.conflicts
    }

    /// Returns true if the constraints would be met as well with another value of a variable. Solves a copy of the system, so it is for
    /// debugging.
    public func isAmbiguous(_ variable: LayoutVariable) -> Bool {
        checkUse(of: variable)
        solve()
        return system.isAmbiguous(variable.index)
    }

    // MARK: Misuse

    private func checkUse(of variable: LayoutVariable) {
        guard variable.index < system.variables.count && system.variables[variable.index].isUsed else {
            fatalError("A layout variable was used that has been removed, or that another solver made.")
        }
    }

    private func index(of id: LayoutConstraintID) -> Int32 {
        guard id.index < system.constraints.count && system.constraints[id.index].generation == id.generation else {
            fatalError("A layout constraint was used that has been removed, or that was added to another solver.")
        }
        return id.index
    }

    private func checkConstant(_ constant: Double) {
        guard constant.isFinite else { fatalError("The constant of a layout constraint is not finite.") }
    }

    private func checkPriority(_ priority: Float) {
        guard priority > 0 else { fatalError("The priority of a layout constraint is not above 0.") }
    }
}
