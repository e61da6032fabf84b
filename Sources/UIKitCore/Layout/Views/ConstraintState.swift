/// The layout by constraints of a view, and the objects it keeps for that. Views that have nothing to do with constraints have none.
@MainActor
package final class ConstraintState {
    /// Knows the view; nil until a constraint does.
    nonisolated(unsafe) var reference: LayoutItemReference?
    /// The view's own: those that are active because this view has them.
    @exclusivity(unchecked) package private(set) var constraints: [NSLayoutConstraint] = []
    /// Those of views around this one that are in its coordinates: it is the nearest that has both items inside, or it is one of them.
    @exclusivity(unchecked) package var guests: [WeakConstraint] = []
    /// Those that end when this view leaves its superview: they name it or something inside, and a view above has them.
    private(set) var crossing: [WeakConstraint] = []
    /// Those that lead through this view, from what is inside to what is outside: both are then solved together.
    var absorbing: [WeakConstraint] = []
    /// How much the view resists growing beyond its content, across and in height; nil is the standard of its class.
    @exclusivity(unchecked) package var hugging: CGSize?
    /// How much it resists becoming smaller than its content; nil is the standard.
    @exclusivity(unchecked) package var resistance: CGSize?
    /// Solves what is inside; only views have one whose own frames come from elsewhere.
    @exclusivity(unchecked) package var engine: (any ConstraintSolving)?

    // optimization: views have several constraints, or none.
    private static let usualCount = 8

    func hold(_ constraint: NSLayoutConstraint) {
        if constraints.isEmpty { constraints.reserveCapacity(Self.usualCount) }
        constraints.append(constraint)
    }

    func letGo(at index: Int) { constraints.remove(at: index) }

    func noteCrossing(_ constraint: NSLayoutConstraint) {
        if crossing.isEmpty { crossing.reserveCapacity(Self.usualCount) }
        crossing.append(WeakConstraint(constraint))
    }

    func dropCrossing(_ constraint: NSLayoutConstraint) { crossing.drop(constraint) }

    func forgetCrossing() { crossing = [] }
}

extension [WeakConstraint] {
    /// Those that are active still.
    @MainActor package var active: [NSLayoutConstraint] { compactMap { $0.constraint?.holder == nil ? nil : $0.constraint } }

    /// Removes a constraint, and those that are gone.
    mutating func drop(_ constraint: NSLayoutConstraint) {
        removeAll { $0.constraint == nil || $0.constraint === constraint }
    }
}

extension UIView {
    func ensureConstraintState() -> ConstraintState {
        let rare = ensureRare()
        if let state = rare.layout { return state }
        let state = ConstraintState()
        rare.layout = state
        return state
    }
}
