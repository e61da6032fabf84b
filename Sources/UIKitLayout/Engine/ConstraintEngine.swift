internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

/// Solves the constraints inside one view, whose own size is given.
///
/// Changes are noted, and made in ``update(layingOut:)`` before the next layout. Views and constraints are not kept alive.
@MainActor
final class ConstraintEngine: ConstraintSolving {
    /// A constraint as the solver knows it.
    struct Row {
        let reference: ConstraintReference
        let id: LayoutConstraintID
        let boxes: [LayoutBox]

        var constraint: NSLayoutConstraint? { reference.constraint }
    }

    private let rootReference: LayoutItemReference
    var root: UIView? { rootReference.view }
    nonisolated(unsafe) let reference = SolverReference()
    /// Made for one question about the size of ``root``; marks nothing.
    let isForFitting: Bool
    var solver = LayoutSolver()
    var boxes: [ObjectIdentifier: LayoutBox] = [:]
    var boxesOfVariables: [LayoutVariable: LayoutBox] = [:]
    var rows: [ObjectIdentifier: Row] = [:]
    /// Boxes whose height depends on their width, in the order in which they came.
    var wrappingBoxes: [LayoutBox] = []
    /// Constraints whose constants follow from margins, safe areas, offsets and fonts.
    var volatileConstraints: [WeakConstraint] = []
    /// True if some of them say where something is that scrolls, or what stands still above it.
    var dependsOnOffsets = false
    var exercises: [ObjectIdentifier: [LayoutConstraintID]] = [:]

    // True if the next update has work to do.
    private var isWaiting = false
    var mustBegin = true
    var newConstraints: [WeakConstraint] = []
    /// Those whose views have not been placed yet.
    var newBoxes: [LayoutBox] = []
    var staleContent: [LayoutBox] = []
    /// A question that a view asks while it says how large its content is cannot be answered by what is asking it.
    var isUpdating = false
    unowned(unsafe) var viewBeingMeasured: UIView?

    init(root: UIView, isForFitting: Bool) {
        rootReference = root.layoutReference
        self.isForFitting = isForFitting
        reference.point(to: self)
        note()
    }

    deinit { reference.leave() }

    // MARK: Changes

    /// All that is known is gone through again at the next update.
    func beginAnew() {
        mustBegin = true
        newConstraints = []
        staleContent = []
        note()
    }

    func add(_ constraint: NSLayoutConstraint) {
        note()
        if !mustBegin { newConstraints.append(WeakConstraint(constraint)) }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        note()
        if !mustBegin { removeRow(of: constraint) }
    }

    /// Takes in what constraints there are at a view that has come, and inside it.
    func add(treeOf view: UIView) {
        note()
        if !mustBegin { view.forEachConstraintInside { newConstraints.append(WeakConstraint($0)) } }
    }

    func remove(treeOf view: UIView) {
        note()
        if !mustBegin { view.forEachConstraintInside { removeRow(of: $0) } }
    }

    func readConstant(of constraint: NSLayoutConstraint) {
        note()
        guard let row = row(of: constraint), let expression = expression(of: constraint)?.expression else { return }
        solver.setConstant(expression.constant, of: row.id)
    }

    func readPriority(of constraint: NSLayoutConstraint) {
        note()
        if let row = row(of: constraint) { solver.setPriority(constraint.priority.rawValue, of: row.id) }
    }

    /// A view's content is larger or smaller now, or counts more or less.
    func readIntrinsicSize(of view: UIView) {
        // Some views find out that their content has changed by being asked for its size.
        guard view !== viewBeingMeasured, let box = box(knownFor: view), !staleContent.contains(where: { $0 === box }) else { return }
        note()
        staleContent.append(box)
    }

    /// The frame of a view that is not laid out by constraints has changed.
    func readFrame(of view: UIView) {
        guard let box = box(knownFor: view), box.kind == .given, readGiven(box) else { return }
        note()
    }

    /// Margins or a safe area are different now.
    func noteSurroundings() {
        if !volatileConstraints.isEmpty { note() }
    }

    /// A scroll view shows another part of its content.
    func noteOffset() {
        if dependsOnOffsets { note() }
    }

    // MARK: Updating

    /// True if an update would do anything.
    var isDirty: Bool { isWaiting }

    private func note() {
        guard !isWaiting else { return }
        isWaiting = true
        if !isForFitting { ConstraintWork.shared.append(self) }
    }

    /// Brings all numbers up to date, and asks for layout where they are different now.
    /// - Parameter view: the one that is being laid out, which takes its subviews' frames over anyway.
    func update(layingOut view: UIView?) {
        guard let root, !isUpdating else { return }
        if !mustBegin { readRootSize(of: root) }
        guard isWaiting else { return }
        isUpdating = true
        isWaiting = false
        prepare()
        solve()
        tellConflicts()
        spreadChanges(except: view)
        isUpdating = false
    }

    /// The numbers are those of a question, or of an exercise: they are found again at the next update.
    func noteOtherNumbers() { note() }

    /// The size of the root is given by what is around it.
    func readRootSize(of root: UIView) {
        guard let box = box(knownFor: root), box.kind == .root, readGiven(box) else { return }
        note()
    }

    func row(of constraint: NSLayoutConstraint) -> Row? {
        guard let row = rows[ObjectIdentifier(constraint)], row.constraint === constraint else { return nil }
        return row
    }

    func box(knownFor item: any LayoutItem) -> LayoutBox? {
        guard let box = boxes[ObjectIdentifier(item)], box.item === item else { return nil }
        return box
    }
}
