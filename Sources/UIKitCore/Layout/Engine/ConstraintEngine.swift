/// Solves the constraints inside one view, whose own size is given.
@MainActor
final class ConstraintEngine {
    private(set) weak var home: UIView?

    init(home: UIView) { self.home = home }

    func beginAnew() {}
    func add(_ constraint: NSLayoutConstraint) {}
    func remove(_ constraint: NSLayoutConstraint) {}
    func add(treeOf view: UIView) {}
    func remove(treeOf view: UIView) {}
    func readConstant(of constraint: NSLayoutConstraint) {}
    func readPriority(of constraint: NSLayoutConstraint) {}
    func isAmbiguous(_ view: UIView) -> Bool { false }
    func exerciseAmbiguity(of view: UIView) {}
    func readIntrinsicSize(of view: UIView) {}
}
