import Foundation

/// The constraints and guides by which a stack view lines up its views, as it was when they were made.
@MainActor
final class StackArrangement {
    /// The purpose of a constraint, by the names that people know from the descriptions of constraints.
    enum Purpose: String {
        case canvas = "UISV-canvas-connection"
        case spacing = "UISV-spacing"
        case alignment = "UISV-alignment"
        case spanning = "UISV-spanning-boundary"
        case fit = "UISV-spanning-fit"
        case equal = "UISV-fill-equally"
        case proportional = "UISV-fill-proportionally"
        case distributing = "UISV-distributing"
        case hiding = "UISV-hiding"
        case suppression = "UISV-ambiguity-suppression"
        case nesting = "UISV-nested-fill"
    }

    unowned let stack: UIStackView
    let along: StackAxis
    let across: StackAxis
    /// Those that take room, in their order; empty again when the constraints have been made, so that none is kept alive.
    private(set) var views: [UIView] = []
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var guides: [UILayoutGuide] = []
    /// Of the arrangement before, what has not been taken over yet.
    // optimization: hiding one of many views changes few of the constraints, and making them anew costs as much as all of the layout.
    private var formerConstraints: [ConstraintKey: NSLayoutConstraint] = [:]
    private var formerGuides: [UILayoutGuide] = []
    /// All that are lined up, in their order.
    private let order: [ObjectIdentifier]
    /// The sizes along the axis that constraints were made for.
    private var notedSizes: [NotedSize] = []

    private struct NotedSize {
        weak var view: UIView?
        let size: CGFloat
    }

    init(of stack: UIStackView) {
        self.stack = stack
        along = StackAxis(stack.axis)
        across = along.across
        order = stack.arrangedSubviews.map { ObjectIdentifier($0) }
    }

    /// The container of the views: the stack, or the guide of its margins.
    var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }

    /// Makes everything active, and replaces the arrangement before.
    func putUp(inPlaceOf former: StackArrangement?) {
        takeOver(former)
        views = stack.visibleSubviews
        if !stack.arrangedSubviews.isEmpty {
            connectStart()
            distribute()
            connectEnd()
            align()
            hide()
        }
        views = []
        NSLayoutConstraint.deactivate(Array(formerConstraints.values))
        for guide in formerGuides { stack.removeLayoutGuide(guide) }
        (formerConstraints, formerGuides) = ([:], [])
        NSLayoutConstraint.activate(constraints)
    }

    private func takeOver(_ former: StackArrangement?) {
        guard let former else { return }
        formerGuides = former.guides
        guard continues(former) else { return NSLayoutConstraint.deactivate(former.constraints) }
        for constraint in former.constraints where constraint.isActive {
            // Of two that say the same one is enough.
            formerConstraints.updateValue(constraint, forKey: ConstraintKey(constraint))?.isActive = false
        }
    }

    /// True if contents have other sizes now than the constraints were made for.
    var isOutdated: Bool { notedSizes.contains { noted in noted.view.map { naturalSize(of: $0) != noted.size } ?? true } }

    /// Returns true if nothing new stands before something old. Of equal views the one gives in that constraints named first, so that then
    /// all are made again, in order.
    private func continues(_ former: StackArrangement) -> Bool {
        let new = Set(order)
        let kept = former.order.filter { new.contains($0) }
        return order.starts(with: kept)
    }

    // MARK: Making

    /// `item.attribute  relation  multiplier × other.otherAttribute + constant`
    func tie(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
        _ otherAttribute: NSLayoutConstraint.Attribute, is relation: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: UILayoutPriority = .required, for purpose: Purpose
    ) {
        let new = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: multiplier,
            constant: constant)
        new.priority = priority
        new.identifier = purpose.rawValue
        let constraint = formerConstraints.removeValue(forKey: ConstraintKey(new)) ?? new
        constraint.constant = constant
        constraints.append(constraint)
    }

    /// A size of an item alone.
    func tie(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, is relation: NSLayoutConstraint.Relation = .equal,
        to constant: CGFloat, priority: UILayoutPriority = .required, for purpose: Purpose
    ) {
        tie(item, attribute, nil, .notAnAttribute, is: relation, constant: constant, priority: priority, for: purpose)
    }

    func addGuide() -> UILayoutGuide {
        guard formerGuides.isEmpty else {
            guides.append(formerGuides.removeFirst())
            return guides[guides.count - 1]
        }
        let guide = UILayoutGuide()
        guide.identifier = Purpose.distributing.rawValue
        stack.addLayoutGuide(guide)
        guides.append(guide)
        return guide
    }

    /// The size of a view's content along the axis, to be looked at again later; -1 without one.
    func noteNaturalSize(of view: UIView) -> CGFloat {
        let size = naturalSize(of: view)
        notedSizes.append(NotedSize(view: view, size: size))
        return size
    }

    private func naturalSize(of view: UIView) -> CGFloat {
        let size = along.length(view.intrinsicContentSize)
        guard size == UIView.noIntrinsicMetric, stack.distribution == .fillProportionally else { return size }
        return along.length(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize))
    }

    // MARK: The ends, and what is hidden

    // From the first view to the last, so that constraints name them in their order.

    private func connectStart() {
        if let first = views.first {
            tie(first, along.start, canvas, along.start, for: .canvas)
        } else {
            // ad-hoc: nothing but hidden views takes no room, unless something that is required says otherwise.
            tie(stack, along.size, to: 0, priority: UILayoutPriority(999), for: .fit)
        }
    }

    private func connectEnd() {
        if let last = views.last { tie(canvas, along.end, last, along.end, for: .canvas) }
    }

    /// Hidden views are in the middle of the gap in which they would be, without width. What is in them has no say in the layout.
    private func hide() {
        var former: UIView?
        for view in stack.arrangedSubviews {
            guard view.isHidden else {
                former = view
                continue
            }
            tie(view, along.size, to: 0, priority: Self.hiding, for: .hiding)
            if let former, former === views.last {
                tie(canvas, along.end, view, along.end, for: .hiding)
            } else if let former {
                tie(view, along.start, former, along.end, constant: stack.gap(after: former) / 2, for: .hiding)
            } else {
                tie(view, along.start, canvas, along.start, for: .hiding)
            }
            tie(view, across.start, canvas, across.start, for: .hiding)
            tie(view, across.end, canvas, across.end, priority: Self.hiddenHeight, for: .hiding)
        }
    }

    // ad-hoc: a size that the app requires of a hidden view is no contradiction, as nothing else depends on it.
    private static let hiding = UILayoutPriority(999)
    /// Less than any content counts.
    private static let hiddenHeight = UILayoutPriority(25)
}
