internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

// The solver's knowledge of constraints, views and guides.
extension ConstraintEngine {
    /// Takes in all that has changed since the last update, short of solving.
    func prepare() {
        if mustBegin {
            begin()
        } else {
            let new = newConstraints
            newConstraints = []
            for entry in new { if let constraint = entry.constraint { addRow(for: constraint) } }
            readVolatileConstants()
        }
        let stale = staleContent
        staleContent = []
        for box in stale { readContent(of: box) }
    }

    private func begin() {
        guard let root else { return }
        mustBegin = false
        solver = LayoutSolver()
        boxes = [:]
        boxesOfVariables = [:]
        rows = [:]
        wrappingBoxes = []
        volatileConstraints = []
        dependsOnOffsets = false
        exercises = [:]
        newBoxes = []
        // As many as a cell has.
        rows.reserveCapacity(24)
        boxes.reserveCapacity(12)
        boxesOfVariables.reserveCapacity(48)
        root.forEachConstraintInside { addRow(for: $0) }
    }

    // MARK: Rows

    private func addRow(for constraint: NSLayoutConstraint) {
        guard constraint.holder != nil, row(of: constraint) == nil, let root else { return }
        guard let found = expression(of: constraint) else { return }
        // It may have been noted here before its views moved elsewhere.
        guard found.container === root || found.container.isSolved(with: root) else { return }
        if let stale = rows[ObjectIdentifier(constraint)] { drop(stale) }
        let relation = LayoutRelation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
        let id = solver.add(
            found.expression.terms, found.expression.constant, relation, priority: constraint.priority.rawValue)
        for box in found.boxes { box.uses += 1 }
        rows[ObjectIdentifier(constraint)] = Row(reference: constraint.reference, id: id, boxes: found.boxes)
        if found.dependsOnOffsets { dependsOnOffsets = true }
        if found.isVolatile { volatileConstraints.append(WeakConstraint(constraint)) }
        if !isForFitting { constraint.engine = self }
    }

    func removeRow(of constraint: NSLayoutConstraint) {
        guard let row = row(of: constraint) else { return }
        rows[ObjectIdentifier(constraint)] = nil
        drop(row)
        if constraint.engine === self { constraint.engine = nil }
    }

    private func drop(_ row: Row) {
        solver.remove(row.id)
        for box in row.boxes {
            box.uses -= 1
            if box.uses == 0 { remove(box) }
        }
    }

    private func readVolatileConstants() {
        guard !volatileConstraints.isEmpty else { return }
        volatileConstraints.removeAll { $0.constraint.map { row(of: $0) == nil } ?? true }
        for case let constraint? in volatileConstraints.map(\.constraint) {
            guard let row = row(of: constraint), let expression = expression(of: constraint)?.expression else { continue }
            solver.setConstant(expression.constant, of: row.id)
        }
    }

    // MARK: Boxes

    /// The box of a view or a guide, made when it is first named.
    func box(for item: any LayoutItem) -> LayoutBox {
        if let box = box(knownFor: item) { return box }
        let view = item.layoutReference.view
        let kind: LayoutBox.Kind = view === root && root != nil ? .root : view?.isFrameGiven == true ? .given : .free
        let box = LayoutBox(item, kind, in: solver)
        boxes[ObjectIdentifier(item)] = box
        box.forEachVariable { boxesOfVariables[$0] = box }
        if let view {
            view.flags.insert(.isConstraintItem)
            addGivenRows(to: box, view)
            if kind != .given { addContentRows(to: box, view) }
        }
        if kind == .free, !isForFitting { newBoxes.append(box) }
        return box
    }

    private func remove(_ box: LayoutBox) {
        guard let item = box.item else { return forget(box) }
        if boxes[ObjectIdentifier(item)] === box { boxes[ObjectIdentifier(item)] = nil }
        forget(box)
    }

    private func forget(_ box: LayoutBox) {
        let contentRows = [box.content?.horizontal, box.content?.vertical].compactMap { $0 }.flatMap { [$0.hugging, $0.resistance] }
        for id in box.givenRows + contentRows + (box.scrolled?.rows ?? []) { solver.remove(id) }
        if let item = box.item { for id in exercises.removeValue(forKey: ObjectIdentifier(item)) ?? [] { solver.remove(id) } }
        for variable in box.variables + (box.scrolled.map { [$0.width, $0.height] } ?? []) {
            boxesOfVariables[variable] = nil
            solver.remove(variable)
        }
        box.scrolled = nil
        wrappingBoxes.removeAll { $0 === box }
        staleContent.removeAll { $0 === box }
    }

    // MARK: What is given

    private func addGivenRows(to box: LayoutBox, _ view: UIView) {
        switch box.kind {
        case .free: return
        case .given: box.givenRows = box.variables.map { equation($0, 0) }
        case .root:
            // The topmost view of a tree may have its size from what is inside.
            guard isForFitting || view.isFrameGiven else { return }
            box.givenRows = [equation(box.width, 0), equation(box.height, 0)]
        }
        readGiven(box)
    }

    /// A frame that is given stands, whatever constraints say: else whoever gives it would give it again and again.
    private func equation(_ variable: LayoutVariable, _ value: Double) -> LayoutConstraintID {
        solver.add(
            [LayoutTerm(variable: variable, coefficient: 1)], -value, .equal, priority: UILayoutPriority.required.rawValue,
            givesInLast: true)
    }

    /// Takes over the frame of a view that has it from elsewhere.
    /// - Returns: whether it is another one now.
    @discardableResult
    func readGiven(_ box: LayoutBox) -> Bool {
        guard let view = box.view, !box.givenRows.isEmpty else { return false }
        let rect = view.alignmentRect(forFrame: view.untransformedFrame)
        guard !box.isGiven(rect) else { return false }
        let values = box.kind == .root ? [rect.width, rect.height] : [rect.minX, rect.minY, rect.width, rect.height]
        guard values.allSatisfy(\.isFinite) else { return false }
        box.givenValues = values
        for (id, value) in zip(box.givenRows, values) { solver.setConstant(-Double(value), of: id) }
        return true
    }

    /// The variables for the size of what a scroll view scrolls, made when a constraint first names its edges.
    func scrolledSize(of box: LayoutBox) -> (width: LayoutVariable, height: LayoutVariable) {
        if let known = box.scrolled { return (known.width, known.height) }
        let (width, height) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
        // Nothing asks for room that the content does not take.
        let rows = [width, height].map {
            solver.add([LayoutTerm(variable: $0, coefficient: 1)], 0, .equal, priority: Self.leastPriority)
        }
        box.scrolled = (width, height, rows)
        boxesOfVariables[width] = box
        boxesOfVariables[height] = box
        return (width, height)
    }

    /// Below all that apps use.
    static var leastPriority: Float { 0.001 }
}
