import Foundation
internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

extension ConstraintEngine {
    /// The size that the root would have near a given one, with priorities for keeping to it. Changes nothing that is shown.
    func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        guard let root else { return target }
        isUpdating = true
        defer { isUpdating = false }
        prepare()
        let box = box(for: root)
        let priorities = [horizontal, vertical]
        for (index, id) in box.givenRows.enumerated() {
            solver.setPriority(priorities[index].rawValue, of: id)
            solver.setConstant(-Double(index == 0 ? target.width : target.height), of: id)
        }
        solve()
        let grid = LayoutGrid(for: root)
        let size = CGSize(
            width: grid.roomy(CGFloat(solver.value(of: box.width))), height: grid.roomy(CGFloat(solver.value(of: box.height))))
        // Without the size that is given otherwise nothing need contradict.
        _ = solver.takeConflicts()
        for id in box.givenRows { solver.setPriority(UILayoutPriority.required.rawValue, of: id) }
        box.givenValues = []
        if !readGiven(box) { assertionFailure("The size of \(root) is not finite.") }
        noteOtherNumbers()
        return root.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }
}
