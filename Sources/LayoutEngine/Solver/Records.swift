/// The solver's record of a variable.
struct VariableRecord: BitwiseCopyable {
    var value: Double = 0
    /// The value that ``LayoutSolver/takeChanges()`` has reported.
    var toldValue: Double = 0
    /// The constraint that defines it, or below 0.
    var definition: Int32 = -1
    /// The first of the terms that name it, or below 0.
    var firstUse: Int32 = -1
    /// How many definitions of other variables name it.
    var dependents: Int32 = 0
    /// The number of the last walk that came by.
    var visit: UInt32 = 0
    /// True if it follows from constants alone, through definitions.
    var isFixed = false
    /// True if it is in the list of changes.
    var isListed = false
    /// True if it lost its definition since values were found.
    var isLost = false
    /// True if its definition has to be computed.
    var isDirty = false
    var isUsed = true
    /// True if others are rather moved.
    var isLength = false
    /// The constraint that keeps a length from being negative, or below 0 as long as none was needed.
    var floor: Int32 = -1
}

/// A term of a constraint; those of one constraint stand one after the other.
struct TermRecord: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
    var constraint: Int32
    /// Other terms that name the variable.
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// The solver's record of a constraint.
struct ConstraintRecord: BitwiseCopyable {
    enum State: UInt8, BitwiseCopyable {
        case unused
        /// Waits for the next search for values.
        case pending
        /// Removed while it was pending.
        case dropped
        case definition
        case inTableau
    }

    var constant: Double
    /// How many constraints had been added before.
    var age: Double
    var firstTerm: Int32
    var termCount: Int32
    /// How many terms there is room for.
    var capacityOfTerms: Int32 = 0
    /// How many of the variables it names are not fixed.
    var unfixed: Int32 = 0
    /// The variable that it defines, or below 0.
    var defined: Int32 = -1
    /// The level of the priority, if it is below required.
    var level: Int32
    var priority: Float
    var generation: UInt32
    var relation: LayoutRelation
    var state = State.pending
    /// True if no search has satisfied it yet.
    var isNew = true
    /// True if its sum has to be computed.
    var isDirty = false
    /// True if it has been reported to contradict others.
    var isTold = false
    /// True if it must not define a variable, as it contradicts older constraints.
    var staysInTableau = false

    /// True if it keeps a length from being negative. Nobody outside knows of it.
    var isFloor = false

    var isRequired: Bool { priority >= 1000 }
}
