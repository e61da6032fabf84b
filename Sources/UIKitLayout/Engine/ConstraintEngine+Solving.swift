import Foundation
internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

extension ConstraintEngine {
    /// How often views that wrap are measured again in one update: the height of one may narrow another.
    private static let wrapRounds = 4

    /// Finds all numbers, among them the heights of views that wrap.
    func solve() {
        solver.solve()
        guard let root, !wrappingBoxes.isEmpty else { return }
        let grid = LayoutGrid(for: root)
        for _ in 0..<Self.wrapRounds {
            var isDifferent = false
            for box in wrappingBoxes where wrap(box, width: grid.length(solver.value(of: box.width))) { isDifferent = true }
            guard isDifferent else { return }
            solver.solve()
        }
    }

    /// Asks for layout where something is at another position now, or has another size.
    func spreadChanges(except view: UIView?) {
        // A new view or guide may have another frame by chance, even where its numbers are those of none.
        for box in newBoxes { askForLayout(box, except: view) }
        newBoxes = []
        for variable in solver.takeChanges() {
            guard let box = boxesOfVariables[variable] else { continue }
            if let size = box.scrolled, size.width == variable || size.height == variable {
                if box.view !== view { box.view?.setNeedsLayout() }
            } else {
                askForLayout(box, except: view)
            }
        }
    }

    /// Has the view lay out that positions what the box stands for.
    private func askForLayout(_ box: LayoutBox, except view: UIView?) {
        let placer: UIView? =
            switch box.kind {
            case .root: box.view
            case .free: box.view.map(\.parent) ?? box.item?.layoutView
            case .given: nil
            }
        if placer !== view { placer?.setNeedsLayout() }
    }

    // MARK: Results

    /// The alignment rectangle of a view, or the rectangle of a guide, rounded; nil for what no constraint names.
    func rect(of item: any LayoutItem) -> CGRect? {
        guard let box = box(knownFor: item), let root else { return nil }
        func value(_ variable: LayoutVariable) -> CGFloat { CGFloat(solver.value(of: variable)) }
        let rect = CGRect(x: value(box.minX), y: value(box.minY), width: value(box.width), height: value(box.height))
        return LayoutGrid(for: root).rounded(rect)
    }

    /// The size of the content that constraints give a scroll view; nil where they say nothing of it.
    func scrolledSize(of view: UIView) -> CGSize? {
        guard let root, let size = box(knownFor: view)?.scrolled else { return nil }
        let grid = LayoutGrid(for: root)
        return CGSize(
            width: grid.length(CGFloat(solver.value(of: size.width))), height: grid.length(CGFloat(solver.value(of: size.height))))
    }
}
