/// The tables of a solver, and all that is done with them. A value, so that the compiler knows that nobody else changes them meanwhile.
struct LayoutSystem: ~Copyable {
    var variables: FlatArray<VariableRecord>
    var terms: FlatArray<TermRecord>
    var constraints: FlatArray<ConstraintRecord>
    var tableau: Tableau

    var freeVariables = FlatArray<Int32>()
    var freeConstraints = FlatArray<Int32>()
    /// Unused ranges of ``terms``, by the number of terms that fit.
    var freeTerms = FlatArray<Int32>()
    var addedConstraints: Double = 0

    // True if there were changes since values were found.
    var isStale = false
    var pending: FlatArray<Int32>
    var lost = FlatArray<Int32>()
    var dirtyDefinitions: FlatArray<Int32>
    var dirtyConstraints: FlatArray<Int32>
    /// Required constraints that contradict others and have been notified of.
    var broken = FlatArray<Int32>()
    /// Those that must not define variables, as they are the newest of a conflict.
    var staying = FlatArray<Int32>()

    /// Sums of those ``dirtyConstraints`` that the tableau holds at 0.
    var heldSums: FlatArray<Sum>

    // The changes that the owner has not asked for yet.
    var changes: FlatArray<Int32>
    var conflicts: [LayoutConflict] = []
    /// Off in copies that only serve to try something.
    var looksForConflicts = true

    // Used within one walk.
    var visit: UInt32 = 0
    var path: FlatArray<WalkStep>
    var walked: FlatArray<Int32>
    var worklist: FlatArray<Int32>
    /// By variable: its share of a sum. All are 0 between walks.
    var shares: FlatArray<Double>

    /// Where the arrays begin.
    let block: FlatBlock

    /// A system with room for a cell of a dozen constraints.
    init() {
        var block = FlatBlock(size: Self.blockSize)
        dirtyDefinitions = block.array(8)
        dirtyConstraints = block.array(8)
        walked = block.array(16)
        path = block.array(8)
        heldSums = block.array(4)
        changes = block.array(16)
        constraints = block.array(16)
        variables = block.array(16)
        terms = block.array(32)
        tableau = Tableau(in: &block)
        pending = block.array(16)
        worklist = block.array(8)
        shares = block.array(16)
        self.block = block
    }

    private static let blockSize = 4_608

    /// The sum of a constraint's terms and its constant.
    struct Sum: BitwiseCopyable {
        var value: Double
        /// Smaller values than this count as 0.
        var tolerance: Double
    }

    /// A variable whose dependents are being visited, and the term at which that stands.
    struct WalkStep: BitwiseCopyable {
        var variable: Int32
        var term: Int32
    }
}

// MARK: - Variables

extension LayoutSystem {
    mutating func makeVariable(isLength: Bool) -> Int32 {
        if let free = freeVariables.popLast() {
            let isListed = variables[free].isListed
            variables[free] = VariableRecord(isLength: isLength)
            variables[free].isListed = isListed
            return free
        }
        variables.append(VariableRecord(isLength: isLength))
        shares.append(0)
        tableau.addPlaceOfVariable()
        return variables.count - 1
    }

    mutating func removeVariable(_ variable: Int32) {
        variables[variable].isUsed = false
        variables[variable].isLost = false
        freeVariables.append(variable)
    }

    mutating func setValue(_ value: Double, of variable: Int32) {
        if variables[variable].value == value { return }
        variables[variable].value = value
        if variables[variable].isListed { return }
        variables[variable].isListed = true
        changes.append(variable)
    }
}
