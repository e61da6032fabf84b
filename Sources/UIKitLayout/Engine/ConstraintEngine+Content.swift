internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

// Views resist growing beyond their content, and becoming smaller than it.
extension ConstraintEngine {
    func addContentRows(to box: LayoutBox, _ view: UIView) {
        let content = measured(view, wrapWidth: 0)
        box.content = content
        install(along: .horizontal, box)
        install(along: .vertical, box)
        if content.wraps { wrappingBoxes.append(box) }
    }

    /// The measures of a view's content now.
    private func measured(_ view: UIView, wrapWidth: CGFloat) -> ContentRows {
        viewBeingMeasured = view
        defer { viewBeingMeasured = nil }
        let wraps = view.wrapsContent
        if wraps { view.wrapWidth = 0 }
        var size = view.intrinsicContentSize
        if wraps, wrapWidth > 0, wrapWidth < size.width {
            view.wrapWidth = wrapWidth
            size.height = view.intrinsicContentSize.height
        }
        func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> CGSize {
            CGSize(width: CGFloat(priority(.horizontal).rawValue), height: CGFloat(priority(.vertical).rawValue))
        }
        return ContentRows(
            size: size, hugging: priorities { view.contentHuggingPriority(for: $0) },
            resistance: priorities { view.contentCompressionResistancePriority(for: $0) }, wraps: wraps, wrapWidth: wrapWidth)
    }

    /// Makes, changes or removes the rows of an axis, as the content asks for.
    private func install(along axis: NSLayoutConstraint.Axis, _ box: LayoutBox) {
        guard var content = box.content else { return }
        let isHorizontal = axis == .horizontal
        let length = isHorizontal ? content.size.width : content.size.height
        let hugging = Float(isHorizontal ? content.hugging.width : content.hugging.height)
        let resistance = Float(isHorizontal ? content.resistance.width : content.resistance.height)
        var pair = isHorizontal ? content.horizontal : content.vertical
        if length == UIView.noIntrinsicMetric || !length.isFinite {
            if let pair { for id in [pair.hugging, pair.resistance] { solver.remove(id) } }
            pair = nil
        } else if let pair {
            for (id, priority) in [(pair.hugging, hugging), (pair.resistance, resistance)] {
                solver.setConstant(-Double(length), of: id)
                solver.setPriority(priority, of: id)
            }
        } else {
            let terms = [LayoutTerm(variable: box.length(axis), coefficient: 1)]
            pair = ContentRows.Pair(
                hugging: solver.add(terms, -Double(length), .lessThanOrEqual, priority: hugging),
                resistance: solver.add(terms, -Double(length), .greaterThanOrEqual, priority: resistance))
        }
        if isHorizontal { content.horizontal = pair } else { content.vertical = pair }
        box.content = content
    }

    /// Reads again what a view says of its content.
    func readContent(of box: LayoutBox) {
        guard let view = box.view, let old = box.content, boxes[ObjectIdentifier(view)] === box else { return }
        var new = measured(view, wrapWidth: old.wrapWidth)
        (new.horizontal, new.vertical) = (old.horizontal, old.vertical)
        box.content = new
        install(along: .horizontal, box)
        install(along: .vertical, box)
        if new.wraps != old.wraps {
            if new.wraps { wrappingBoxes.append(box) } else { wrappingBoxes.removeAll { $0 === box } }
        }
    }

    /// Reads the height again of a view that wraps, for the width that it got.
    /// - Returns: whether it is another one now.
    func wrap(_ box: LayoutBox, width: CGFloat) -> Bool {
        guard let view = box.view, let old = box.content, width != old.wrapWidth else { return false }
        var new = measured(view, wrapWidth: width)
        (new.horizontal, new.vertical) = (old.horizontal, old.vertical)
        box.content = new
        guard new.size.height != old.size.height else { return false }
        install(along: .vertical, box)
        return true
    }

    func knowsIntrinsicSize(of view: UIView) -> Bool {
        guard !mustBegin, view !== viewBeingMeasured, let box = box(knownFor: view), box.kind == .free, let known = box.content else {
            return false
        }
        // The height of one that wraps holds for the width it was measured in.
        guard !known.wraps, !staleContent.contains(where: { $0 === box }) else { return false }
        let now = measured(view, wrapWidth: 0)
        return now.size == known.size && !now.wraps
    }
}
