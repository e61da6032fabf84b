internal import LayoutEngine
@_spi(ForasteroInternal) internal import UIKitCore

/// Turns a constraint into a sum that is compared with zero, in the coordinates of the view that holds all its items.
@MainActor
struct ExpressionMaker {
    /// A line or a length along an axis.
    private enum Line {
        case start, end, center, length, firstBaseline, lastBaseline
    }

    private let engine: ConstraintEngine
    private let container: UIView
    private var isRightToLeft = false
    private(set) var expression = LayoutExpression()
    /// Those that have been named, each once.
    private(set) var boxes: [LayoutBox] = []
    /// True if the constant follows from what may change by itself.
    private(set) var isVolatile = false
    /// True if it follows from where a scroll view has scrolled to.
    private(set) var dependsOnOffsets = false

    init(_ engine: ConstraintEngine, container: UIView) {
        self.engine = engine
        self.container = container
        boxes.reserveCapacity(2)
    }

    /// `first − multiplier × second − constant`
    mutating func add(_ constraint: NSLayoutConstraint) {
        let multiplier = Double(constraint.multiplier)
        let (first, second) = (constraint.first, constraint.second)
        // The others have the same lines wherever one reads.
        isRightToLeft =
            (first.followsReading || second.followsReading) && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        // Positions count from the right edge leftwards then, and distances too; lengths are lengths.
        let isMirrored =
            isRightToLeft && first.dimension == .horizontalPosition && second.dimension == .horizontalPosition
            && (first.followsReading || second.followsReading)
        add(first, times: isMirrored || isRightToLeft && first.isDistance && first.followsReading ? -1 : 1)
        let sign: Double = isMirrored || isRightToLeft && second.isDistance && second.followsReading ? -1 : 1
        if second.dimension != .none { add(second, times: -sign * multiplier) }
        if isMirrored, multiplier != 1 { add(container, .length, .horizontal, times: 1 - multiplier) }
        expression.add(constraint.constant, times: -1)
    }

    // MARK: Sides

    private mutating func add(_ side: ConstraintSide, times factor: Double) {
        if let reference = side.reference { add(reference, side.attribute, times: factor) }
        if side.isDistance, let reference = side.originReference { add(reference, side.originAttribute, times: -factor) }
    }

    private mutating func add(_ reference: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, times factor: Double) {
        let line = Self.line(of: attribute, isRightToLeft: isRightToLeft)
        let axis = attribute.axis
        guard let view = reference.view else {
            if let guide = reference.item { add(guide, line, axis, times: factor) }
            return
        }
        guard attribute.isOfMargins else { return add(view, line, axis, times: factor) }
        isVolatile = true
        add(view, line, axis, times: factor)
        let margins = view.layoutMargins
        let (before, after) = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        switch line {
        case .start: expression.add(before, times: factor)
        case .end: expression.add(after, times: -factor)
        default: expression.add((before - after) / 2, times: factor)
        }
    }

    private static func line(of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool) -> Line {
        switch attribute {
        case .left, .top, .leftMargin, .topMargin: .start
        case .right, .bottom, .rightMargin, .bottomMargin: .end
        case .leading, .leadingMargin: isRightToLeft ? .end : .start
        case .trailing, .trailingMargin: isRightToLeft ? .start : .end
        case .width, .height, .notAnAttribute: .length
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .center
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    // MARK: Items

    private mutating func add(_ item: any LayoutItem, _ line: Line, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        switch item {
        case let guide as RegionGuide: add(guide, line, axis, times: factor)
        default:
            add(box(item), line, axis, times: factor)
            if line != .length, let owner = item.layoutView { addOrigin(of: owner, axis, times: factor) }
        }
    }

    private mutating func add(_ view: UIView, _ line: Line, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        if line == .firstBaseline || line == .lastBaseline { return addBaseline(of: view, isFirst: line == .firstBaseline, times: factor) }
        if view === container { return addContainer(line, axis, times: factor) }
        add(box(view), line, axis, times: factor)
        if line != .length, let parent = view.parent { addOrigin(of: parent, axis, times: factor) }
    }

    /// Where the box itself is, in the coordinates in which it is placed.
    private mutating func add(_ box: LayoutBox, _ line: Line, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        if line != .length { expression.add(box.start(axis), times: factor) }
        switch line {
        case .length, .end: expression.add(box.length(axis), times: factor)
        case .center: expression.add(box.length(axis), times: factor / 2)
        default: break
        }
    }

    /// The container's own lines, in its own coordinates: its edges stand where its alignment rectangle begins and ends.
    private mutating func addContainer(_ line: Line, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        let box = box(container)
        if line != .length { expression.add(container.alignmentStart(axis), times: factor) }
        switch line {
        case .length: expression.add(box.length(axis), times: factor)
        case .center: expression.add(box.length(axis), times: factor / 2)
        case .end:
            if container.hasScrolledContent {
                let size = engine.scrolledSize(of: box)
                expression.add(axis == .horizontal ? size.width : size.height, times: factor)
            } else {
                expression.add(box.length(axis), times: factor)
            }
        default: break
        }
    }

    /// Where the coordinates inside a view begin, in those of the container.
    private mutating func addOrigin(of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        var next = view
        while next !== container, let parent = next.parent {
            expression.add(box(next).start(axis), times: factor)
            expression.add(next.alignmentStart(axis), times: -factor)
            if next.hasScrolledContent {
                isVolatile = true
                dependsOnOffsets = true
                expression.add(axis == .horizontal ? next.bounds.minX : next.bounds.minY, times: -factor)
            }
            next = parent
        }
    }

    private mutating func add(_ guide: RegionGuide, _ line: Line, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        guard let owner = guide.owningView else { return }
        let box = box(owner)
        if line != .length { addOrigin(of: owner, axis, times: factor) }
        if guide.region == .scrollContent {
            let size = engine.scrolledSize(of: box)
            let length = axis == .horizontal ? size.width : size.height
            let part: Double = line == .start ? 0 : line == .center ? 0.5 : 1
            return part == 0 ? () : expression.add(length, times: factor * part)
        }
        isVolatile = true
        if owner.hasScrolledContent { dependsOnOffsets = true }
        // How far the region is from the edges of the view, whose size may not be known yet.
        let span = guide.span(along: axis)
        if line != .length {
            expression.add(span.start, times: factor)
            if span.isAtEnd { addLength(of: owner, box, axis, times: factor) }
        }
        let part: Double = line == .start ? 0 : line == .center ? 0.5 : 1
        guard part > 0 else { return }
        if span.followsLength { addLength(of: owner, box, axis, times: factor * part) }
        expression.add(span.length, times: factor * part)
    }

    private mutating func addLength(of view: UIView, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis, times factor: Double) {
        expression.add(box.length(axis), times: factor)
        expression.add(view.alignmentExtra(axis), times: factor)
    }

    // MARK: Baselines

    private mutating func addBaseline(of view: UIView, isFirst: Bool, times factor: Double) {
        let inner = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if inner !== view, inner.isDescendant(of: view) {
            if inner.isSolved(with: view) { return addBaseline(of: inner, isFirst: isFirst, times: factor) }
            isVolatile = true
            add(view, .start, .vertical, times: factor)
            let frame = inner.convert(inner.bounds, to: view)
            let text = inner.textBaselines.map { frame.midY + (isFirst ? $0.first : $0.last) }
            return expression.add(text ?? (isFirst ? frame.minY : frame.maxY), times: factor)
        }
        guard let text = view.textBaselines else { return add(view, isFirst ? .start : .end, .vertical, times: factor) }
        isVolatile = true
        add(view, .center, .vertical, times: factor)
        expression.add(isFirst ? text.first : text.last, times: factor)
    }

    private mutating func box(_ item: any LayoutItem) -> LayoutBox {
        let box = engine.box(for: item)
        if !boxes.contains(where: { $0 === box }) { boxes.append(box) }
        return box
    }
}

extension ConstraintEngine {
    /// A constraint as the solver takes it; nil where an item is gone.
    func expression(
        of constraint: NSLayoutConstraint
    ) -> (expression: LayoutExpression, boxes: [LayoutBox], container: UIView, isVolatile: Bool, dependsOnOffsets: Bool)? {
        guard let container = constraint.container, let root, container.isSolved(with: root) else { return nil }
        var maker = ExpressionMaker(self, container: container)
        maker.add(constraint)
        return (maker.expression, maker.boxes, container, maker.isVolatile, maker.dependsOnOffsets)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isOfMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}

extension UIView {
    /// Where the alignment rectangle begins, from the edge of the view.
    fileprivate func alignmentStart(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let insets = alignmentRectInsets
        return axis == .horizontal ? insets.left : insets.top
    }

    /// How much longer the view is than its alignment rectangle.
    fileprivate func alignmentExtra(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let insets = alignmentRectInsets
        return axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    }
}
