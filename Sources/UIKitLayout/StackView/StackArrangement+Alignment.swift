// Across the axis.
extension StackArrangement {
    /// The stack is as narrow as its views let it, just above what `systemLayoutSizeFitting` asks for.
    private static let fit = UILayoutPriority(51)
    /// Lines of text that are at one height stand as near to the edge as they can.
    private static let edge = UILayoutPriority(49)
    /// Views without content have no size unless something gives them one.
    private static let suppression = UILayoutPriority(25)

    func align() {
        for view in views { align(view) }
        guard stack.alignment != .fill, !views.isEmpty else { return }
        tie(stack, across.size, to: 0, priority: Self.fit, for: .fit)
        for view in views { tie(view, across.size, to: 0, priority: Self.suppression, for: .suppression) }
    }

    private func align(_ view: UIView) {
        switch (stack.alignment, stack.axis) {
        case (.fill, _):
            tie(view, across.start, canvas, across.start, for: .alignment)
            tie(canvas, across.end, view, across.end, for: .alignment)
        case (.center, _):
            tie(view, across.center, canvas, across.center, for: .alignment)
            keepInside(view)
        case (.trailing, _):
            tie(canvas, across.end, view, across.end, for: .alignment)
            tie(view, across.start, canvas, across.start, is: .greaterThanOrEqual, for: .spanning)
        case (.firstBaseline, .horizontal): align(view, by: .firstBaseline, at: across.start)
        case (.lastBaseline, .horizontal): align(view, by: .lastBaseline, at: across.end)
        case (.leading, _), (.firstBaseline, .vertical), (.lastBaseline, .vertical):
            tie(view, across.start, canvas, across.start, for: .alignment)
            tie(canvas, across.end, view, across.end, is: .greaterThanOrEqual, for: .spanning)
        }
    }

    private func align(_ view: UIView, by line: NSLayoutConstraint.Attribute, at edge: NSLayoutConstraint.Attribute) {
        if let first = views.first, first !== view { tie(view, line, first, line, for: .alignment) }
        keepInside(view)
        tie(view, edge, canvas, edge, priority: Self.edge, for: .spanning)
    }

    private func keepInside(_ view: UIView) {
        tie(view, across.start, canvas, across.start, is: .greaterThanOrEqual, for: .spanning)
        tie(canvas, across.end, view, across.end, is: .greaterThanOrEqual, for: .spanning)
    }
}
