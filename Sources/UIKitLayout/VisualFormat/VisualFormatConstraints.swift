import Foundation

/// Makes constraints of a format that has been read.
@MainActor
struct VisualFormatConstraints {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    private var made: [NSLayoutConstraint] = []

    /// Between views that a single dash joins, in points.
    private static let standardDistance: CGFloat = 8

    static func make(
        _ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) -> [NSLayoutConstraint] {
        var maker = VisualFormatConstraints(format: format, options: options, metrics: metrics, views: views)
        try maker.makeAll()
        return maker.made
    }

    private init(format: VisualFormat, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        self.format = format
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    private mutating func makeAll() throws(VisualFormatError) {
        let alignment = try alignmentAttributes()
        for (index, part) in format.parts.enumerated() {
            if let connection = part.connection { try connect(format.parts[index - 1], part, connection) }
            for size in part.sizes { try constrain(part, size) }
        }
        var former: Any?
        for part in format.parts {
            guard case .view(let name) = part.subject else { continue }
            let item = try view(name, part.position)
            if let former {
                for attribute in alignment { add(item, attribute, .equal, former, attribute, 0) }
            }
            former = item
        }
    }

    // MARK: Distances

    private mutating func connect(
        _ first: VisualFormat.Part, _ second: VisualFormat.Part, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) {
        let (start, startAttribute) = try edge(of: first, beside: second, isStart: true, connection)
        let (end, endAttribute) = try edge(of: second, beside: first, isStart: false, connection)
        switch connection {
        case .flush: add(end, endAttribute, .equal, start, startAttribute, 0)
        case .standard:
            let reachesSuperview = first.isSuperview || second.isSuperview
            add(end, endAttribute, .equal, start, startAttribute, reachesSuperview ? 0 : sign * Self.standardDistance)
        case .distances(let predicates):
            for predicate in predicates {
                let distance = try number(predicate.value, predicate.position)
                let relation = sign < 0 ? predicate.relation.reversed : predicate.relation
                add(end, endAttribute, relation, start, startAttribute, sign * distance, try priority(predicate))
            }
        }
    }

    /// From right to left, what comes next lies at a smaller coordinate.
    private var sign: CGFloat { isRightToLeft ? -1 : 1 }

    private var isRightToLeft: Bool { format.axis == .horizontal && direction == .directionRightToLeft }

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    /// The item that is named, and which of its edges faces the neighbour.
    private func edge(
        of part: VisualFormat.Part, beside neighbour: VisualFormat.Part, isStart: Bool, _ connection: VisualFormat.Connection
    ) throws(VisualFormatError) -> (Any, NSLayoutConstraint.Attribute) {
        // The near edge of a superview is the one that the first view begins at.
        let isTrailing = part.isSuperview ? !isStart : isStart
        switch part.subject {
        case .view(let name):
            return (try view(name, part.position), edge(isTrailing: isTrailing, ofSuperview: false, connection, part, neighbour))
        case .superview:
            return (
                try superview(beside: neighbour, part.position),
                edge(isTrailing: isTrailing, ofSuperview: true, connection, part, neighbour)
            )
        }
    }

    private func edge(
        isTrailing: Bool, ofSuperview: Bool, _ connection: VisualFormat.Connection, _ part: VisualFormat.Part,
        _ neighbour: VisualFormat.Part
    ) -> NSLayoutConstraint.Attribute {
        let isMargin = if case .standard = connection { ofSuperview } else { false }
        guard format.axis == .horizontal else {
            if options.contains(.spacingBaselineToBaseline), !part.isSuperview, !neighbour.isSuperview {
                return isTrailing ? .lastBaseline : .firstBaseline
            }
            return isTrailing ? (isMargin ? .bottomMargin : .bottom) : (isMargin ? .topMargin : .top)
        }
        switch direction {
        case .directionLeftToRight: return isTrailing ? (isMargin ? .rightMargin : .right) : (isMargin ? .leftMargin : .left)
        case .directionRightToLeft: return isTrailing ? (isMargin ? .leftMargin : .left) : (isMargin ? .rightMargin : .right)
        default: return isTrailing ? (isMargin ? .trailingMargin : .trailing) : (isMargin ? .leadingMargin : .leading)
        }
    }

    // MARK: Sizes and alignment

    private mutating func constrain(_ part: VisualFormat.Part, _ size: VisualFormat.Predicate) throws(VisualFormatError) {
        guard case .view(let name) = part.subject else { return }
        let item = try view(name, part.position)
        let length = format.axis == .horizontal ? NSLayoutConstraint.Attribute.width : .height
        let priority = try priority(size)
        if case .name(let other) = size.value, metrics[other] == nil, views[other] != nil {
            add(item, length, size.relation, try view(other, size.position), length, 0, priority)
        } else {
            add(item, length, size.relation, nil, .notAnAttribute, try number(size.value, size.position), priority)
        }
    }

    private func alignmentAttributes() throws(VisualFormatError) -> [NSLayoutConstraint.Attribute] {
        let isHorizontal = format.axis == .horizontal
        let across: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        let along: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
            (.alignAllCenterX, .centerX),
        ]
        let viewCount = format.parts.count { !$0.isSuperview }
        if viewCount > 1, (isHorizontal ? along : across).contains(where: { options.contains($0.0) }) {
            let edge = isHorizontal ? "vertical" : "horizontal"
            throw VisualFormatError(
                reason: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also "
                    + (isHorizontal ? "horizontal." : "vertical."), position: 0)
        }
        return (isHorizontal ? across : along).filter { options.contains($0.0) }.map { $0.1 }
    }

    // MARK: Names

    private func view(_ name: String, _ position: Int) throws(VisualFormatError) -> Any {
        guard let view = views[name] else {
            throw VisualFormatError(reason: "\(name) is not a key in the views dictionary.", position: position)
        }
        return view
    }

    private func superview(beside part: VisualFormat.Part, _ position: Int) throws(VisualFormatError) -> Any {
        guard case .view(let name) = part.subject else {
            throw VisualFormatError(reason: "Expected a view beside the superview", position: position)
        }
        guard let superview = (try view(name, part.position) as? UIView)?.superview else {
            throw VisualFormatError(
                reason: "Unable to interpret '|' character, because the related view doesn't have a superview", position: position)
        }
        return superview
    }

    private func number(_ value: VisualFormat.Value, _ position: Int) throws(VisualFormatError) -> CGFloat {
        switch value {
        case .number(let number): return number
        case .name(let name):
            guard let metric = metrics[name] else {
                throw VisualFormatError(reason: "\(name) is not a key in the metrics dictionary.", position: position)
            }
            guard let number = Self.number(metric) else {
                throw VisualFormatError(reason: "The metric \(name) is no number.", position: position)
            }
            return number
        }
    }

    private static func number(_ metric: Any) -> CGFloat? {
        switch metric {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as any BinaryInteger: CGFloat(Int(number))
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let priority as UILayoutPriority: CGFloat(priority.rawValue)
        default: nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
        guard let priority = predicate.priority else { return .required }
        return UILayoutPriority(Float(try number(priority, predicate.position)))
    }

    private mutating func add(
        _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: Any?,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute, multiplier: 1,
            constant: constant)
        constraint.priority = priority
        made.append(constraint)
    }
}

extension VisualFormat.Part {
    var isSuperview: Bool { if case .superview = subject { true } else { false } }
}

extension NSLayoutConstraint.Relation {
    fileprivate var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        default: .equal
        }
    }
}
