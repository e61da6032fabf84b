internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

extension ConstraintEngine {
    /// Returns true if the constraints leave open where a view is, or how large.
    func isAmbiguous(_ view: UIView) -> Bool {
        update(layingOut: nil)
        guard let box = box(knownFor: view), box.kind == .free else { return false }
        return box.variables.contains { solver.isAmbiguous($0) }
    }

    /// Pulls what is open about a view to another value, or lets go of it again.
    func exerciseAmbiguity(of view: UIView) {
        update(layingOut: nil)
        guard let box = box(knownFor: view), box.kind == .free else { return }
        if let rows = exercises.removeValue(forKey: ObjectIdentifier(view)) {
            for id in rows { solver.remove(id) }
        } else {
            let open = box.variables.filter { solver.isAmbiguous($0) }
            exercises[ObjectIdentifier(view)] = open.map { variable in
                let other = solver.value(of: variable) + Self.exerciseDistance
                return solver.add([LayoutTerm(variable: variable, coefficient: 1)], -other, .equal, priority: Self.leastPriority)
            }
        }
        noteOtherNumbers()
        view.parent?.setNeedsLayout()
    }

    /// Far enough to be seen, in points.
    private static var exerciseDistance: Double { 20 }
}
