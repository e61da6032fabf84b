import Foundation
internal import LayoutEngine

extension ConstraintEngine {
    /// How often views that wrap are measured again in one update: the height of one may narrow another.
    private static let wrapRounds = 4

    /// Finds all numbers, among them the heights of views that wrap.
    func solve() {
        solver.solve()
        guard let home, !wrappingBoxes.isEmpty else { return }
        let grid = LayoutGrid(for: home)
        for _ in 0..<Self.wrapRounds {
            var isDifferent = false
            for box in wrappingBoxes where wrap(box, width: grid.length(solver.value(of: box.width))) { isDifferent = true }
            guard isDifferent else { return }
            solver.solve()
        }
    }

    /// Asks for layout where something is at another place now, or has another size.
    func spreadChanges(except view: UIView?) {
        for variable in solver.takeChanges() {
            guard let box = boxesOfVariables[variable], let item = box.item else { continue }
            let isScrolled = box.scrolled.map { $0.width == variable || $0.height == variable } ?? false
            if isScrolled || box.kind == .home {
                if item.layoutView !== view { item.layoutView?.setNeedsLayout() }
            } else if box.kind == .free {
                let surroundings = (item as? UIView)?.parent ?? item.layoutView
                if surroundings !== view { surroundings?.setNeedsLayout() }
            }
        }
    }

    // MARK: Results

    /// The alignment rectangle of a view, or the rectangle of a guide, rounded; nil for what no constraint names.
    func rect(of item: any LayoutItem) -> CGRect? {
        guard let box = box(knownFor: item), let home else { return nil }
        let values = box.variables.map { CGFloat(solver.value(of: $0)) }
        return LayoutGrid(for: home).rounded(CGRect(x: values[0], y: values[1], width: values[2], height: values[3]))
    }

    /// The size of the content that constraints give a scroll view; nil where they say nothing of it.
    func scrolledSize(of view: UIScrollView) -> CGSize? {
        guard let home, let size = box(knownFor: view)?.scrolled else { return nil }
        let grid = LayoutGrid(for: home)
        return CGSize(
            width: grid.length(CGFloat(solver.value(of: size.width))), height: grid.length(CGFloat(solver.value(of: size.height))))
    }
}
