/// All that a constraint says but its constant, by which one is known again that need not be made again.
struct ConstraintKey: Hashable {
    private let firstItem, secondItem: ObjectIdentifier?
    private let firstAttribute, secondAttribute: NSLayoutConstraint.Attribute
    private let relation: NSLayoutConstraint.Relation
    private let multiplier: CGFloat
    private let priority: Float
    private let identifier: String?

    @MainActor init(_ constraint: NSLayoutConstraint) {
        firstItem = constraint.firstItem.map { ObjectIdentifier($0) }
        secondItem = constraint.secondItem.map { ObjectIdentifier($0) }
        (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
        relation = constraint.relation
        multiplier = constraint.multiplier
        priority = constraint.priority.rawValue
        identifier = constraint.identifier
    }
}
