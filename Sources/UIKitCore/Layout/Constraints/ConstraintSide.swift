/// One side of a constraint: an attribute of a view or of a guide, or the distance between two.
package struct ConstraintSide {
    package weak var item: (any LayoutItem)?
    package var attribute: NSLayoutConstraint.Attribute
    /// From where a distance is measured; `attribute` is where it ends.
    package weak var originItem: (any LayoutItem)?
    package var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// Nothing: of a constraint that sets a length.
    static var none: ConstraintSide { ConstraintSide(nil, .notAnAttribute) }

    /// Returns true if another side stands for the same attribute of the same item, which is still there.
    func isPosition(of other: ConstraintSide) -> Bool {
        guard let item, item === other.item, originItem === other.originItem else { return false }
        return attribute == other.attribute && originAttribute == other.originAttribute
    }

    package var isDistance: Bool { originAttribute != .notAnAttribute }

    /// The dimension of the side. A distance is a length, whatever its ends are.
    package var dimension: NSLayoutConstraint.Attribute.Dimension { isDistance ? .length : attribute.dimension }

    package var followsReading: Bool { attribute.followsReading || originAttribute.followsReading }

    /// The views and guides that the side names.
    var items: [any LayoutItem] { isDistance ? [item, originItem].compactMap { $0 } : item.map { [$0] } ?? [] }
}

extension NSLayoutConstraint.Attribute {
    /// The dimension of an attribute: only equal ones can be compared.
    package enum Dimension {
        case none, horizontalPosition, verticalPosition, length
    }

    package var dimension: Dimension {
        switch self {
        case .notAnAttribute: .none
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontalPosition
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .verticalPosition
        case .width, .height: .length
        }
    }

    package var axis: NSLayoutConstraint.Axis {
        self == .width || dimension == .horizontalPosition ? .horizontal : .vertical
    }

    /// True if the attribute changes sides with the direction of reading.
    package var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// True if the attribute is a left or right edge wherever one reads.
    var isFixedEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// As it is in the descriptions of constraints.
    var debugText: String {
        let names = [
            "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
            "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
            "centerXWithinMargins", "centerYWithinMargins",
        ]
        return names[rawValue]
    }
}
