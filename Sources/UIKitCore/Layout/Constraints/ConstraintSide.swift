/// One side of a constraint: an attribute of a view or of a guide, or the distance between two.
package struct ConstraintSide {
    package let reference: LayoutItemReference?
    package let attribute: NSLayoutConstraint.Attribute
    /// From where a distance is measured; `attribute` is where it ends.
    package let originReference: LayoutItemReference?
    package let originAttribute: NSLayoutConstraint.Attribute

    private init(
        reference: LayoutItemReference?, _ attribute: NSLayoutConstraint.Attribute, from originReference: LayoutItemReference? = nil,
        _ originAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
    ) {
        self.reference = reference
        self.attribute = attribute
        self.originReference = originReference
        self.originAttribute = originAttribute
    }

    @MainActor init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        self.init(reference: item?.layoutReference, attribute)
    }

    /// The distance from one position to another.
    init(from origin: ConstraintSide, to end: ConstraintSide) {
        self.init(reference: end.reference, end.attribute, from: origin.reference, origin.attribute)
    }

    /// Nothing: of a constraint that sets a length.
    static var none: ConstraintSide { ConstraintSide(reference: nil, .notAnAttribute) }

    /// Nil without one, and once it is gone.
    package var item: (any LayoutItem)? { reference?.item }
    package var originItem: (any LayoutItem)? { originReference?.item }

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

    // optimization: without a list.
    @inline(__always) func forEachItem(_ body: (LayoutItemReference) -> Void) {
        if let reference, reference.item != nil { body(reference) }
        if let originReference, originReference.item != nil { body(originReference) }
    }
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
