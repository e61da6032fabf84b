import Foundation

// Along the axis.
extension StackArrangement {
    /// Below every priority that an app gives: it decides only what is left open otherwise.
    private static let tieBreak: Float = 0.5
    private static let shortness = UILayoutPriority(0.4)
    /// As known from UIKit's own descriptions: middles are only as equal as the spacing lets.
    private static let centering = UILayoutPriority(149)
    /// Proportions give in to what is required.
    private static let proportion = UILayoutPriority(999)

    func distribute() {
        switch stack.distribution {
        case .fill:
            space(.equal)
            leaveRestToNestedStacks()
        case .fillEqually:
            space(.equal)
            for view in views.dropFirst() { tie(view, along.size, views[0], along.size, for: .equal) }
        case .fillProportionally:
            space(.equal)
            shareByContent()
        case .equalSpacing:
            space(.greaterThanOrEqual)
            addGuides(from: along.end, to: along.start, priority: .required)
        case .equalCentering:
            space(.greaterThanOrEqual)
            addGuides(from: along.center, to: along.center, priority: Self.centering)
        }
        if stack.distribution != .fillEqually { suppressAmbiguity() }
        guard stack.distribution == .equalSpacing || stack.distribution == .equalCentering else { return }
        // Where nothing says how long the stack is, there is no more room between the views than has to be.
        tie(stack, along.size, to: 0, priority: Self.shortness, for: .fit)
    }

    private func space(_ relation: NSLayoutConstraint.Relation) {
        let fromLines = stack.axis == .vertical && stack.isBaselineRelativeArrangement
        for (view, next) in zip(views, views.dropFirst()) {
            tie(
                next, fromLines ? .firstBaseline : along.start, view, fromLines ? .lastBaseline : along.end, is: relation,
                constant: stack.gap(after: view), for: .spacing)
        }
    }

    /// Lets guides of equal length reach from each view to the next.
    private func addGuides(
        from start: NSLayoutConstraint.Attribute, to end: NSLayoutConstraint.Attribute, priority: UILayoutPriority
    ) {
        guard views.count > 2 else { return }
        for (view, next) in zip(views, views.dropFirst()) {
            let guide = addGuide()
            tie(guide, along.start, view, start, for: .distributing)
            tie(next, end, guide, along.end, for: .distributing)
            if let first = guides.first, first !== guide {
                tie(guide, along.size, first, along.size, priority: priority, for: .equal)
            }
        }
    }

    private func shareByContent() {
        let sizes = views.map { noteNaturalSize(of: $0) }
        guard let reference = sizes.firstIndex(where: { $0 > 0 }) else {
            // ad-hoc: contents without sizes are of the same size.
            for view in views.dropFirst() { tie(view, along.size, views[0], along.size, priority: Self.proportion, for: .proportional) }
            return
        }
        for (view, size) in zip(views, sizes) where size > 0 && view !== views[reference] {
            tie(
                view, along.size, views[reference], along.size, multiplier: size / sizes[reference], priority: Self.proportion,
                for: .proportional)
        }
    }

    /// Of views whose content has no size, the last one takes what is left.
    // observed: Catalyst 26.1, a row of labels and plain views by turns
    private func suppressAmbiguity() {
        let plain = views.filter { along.length($0.intrinsicContentSize) == UIView.noIntrinsicMetric }
        for (rank, view) in plain.reversed().enumerated() {
            let priority = min(Self.tieBreak + Float(rank) * 0.001, 0.999)
            tie(view, along.size, to: 0, priority: UILayoutPriority(priority), for: .suppression)
        }
    }

    /// Beside a column that fills its width, contents of other views keep their widths, though the column's contents resist as much.
    // observed: Catalyst 26.1, a label beside a column of two labels, all of the same priorities
    private func leaveRestToNestedStacks() {
        guard stack.axis == .horizontal, views.contains(where: { ($0 as? UIStackView)?.fillsItsWidth == true }) else { return }
        for view in views {
            let size = noteNaturalSize(of: view)
            let hugging = view.contentHuggingPriority(for: .horizontal).rawValue
            guard size >= 0, hugging < 999 else { continue }
            tie(view, .width, is: .lessThanOrEqual, to: size, priority: UILayoutPriority(hugging + 0.5), for: .nesting)
        }
    }
}

extension UIStackView {
    fileprivate var fillsItsWidth: Bool { axis == .vertical && alignment == .fill }
}
