// No view is narrower than nothing: what would make a length negative is in conflict with that, as on iOS. A length gets a constraint that
// says so, its floor, when a search has made it negative for the first time, since hardly any ever is.
extension LayoutSystem {
    /// How far below 0 a length is taken for 0.
    private static let negligible = 1e-6

    /// Keeps lengths that have become negative at 0 from now on. True if there was one, so that values have to be found again.
    mutating func addFloors() -> Bool {
        guard looksForConflicts else { return false }
        var hasAdded = false
        for position in 0..<changes.count {
            let variable = changes[position]
            let record = variables[variable]
            guard record.isLength, record.isUsed, record.floor < 0, record.value < -Self.negligible else { continue }
            let term = LayoutTerm(variable: LayoutVariable(index: variable), coefficient: 1)
            let floor = withUnsafePointer(to: term) {
                addConstraint(UnsafeBufferPointer(start: $0, count: 1), 0, .greaterThanOrEqual, priority: 1000, givesInLast: true)
            }
            constraints[floor].isFloor = true
            variables[variable].floor = floor
            hasAdded = true
        }
        if hasAdded { isStale = false }
        return hasAdded
    }

    /// To be called before a variable is removed.
    mutating func removeFloor(of variable: Int32) {
        let floor = variables[variable].floor
        if floor < 0 { return }
        variables[variable].floor = -1
        removeConstraint(floor)
    }
}
