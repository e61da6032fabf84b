/// A property whose value is one other object, or many.
// apple: https://developer.apple.com/documentation/coredata/nsrelationshipdescription
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
    /// The entity of the objects at the other end.
    open var destinationEntity: NSEntityDescription? {
        get { destination?.object }
        set {
            requireMutable()
            destination = newValue?.reference
        }
    }
    private var destination: SharedWeakReference<NSEntityDescription>?
    /// The relationship that leads back. Both sides are kept equal. Default: nil, none.
    open weak var inverseRelationship: NSRelationshipDescription? { willSet { requireMutable() } }
    /// How many objects there may be at most; 1 makes a to-one relationship, 0 is without limit. Default: 1.
    open var maxCount = 1 { willSet { requireMutable() } }
    /// How many there must be at least, if there are any at all or the relationship is not optional. Default: 0.
    open var minCount = 0 { willSet { requireMutable() } }
    /// The effect on the objects at the other end when this one is deleted. Default: nullify.
    open var deleteRule = NSDeleteRule.nullifyDeleteRule
    /// True if the objects at the other end have an order. Default: false.
    open var isOrdered = false { willSet { requireMutable() } }
    /// True if there may be more than one object at the other end.
    open var isToMany: Bool { maxCount != 1 }

    override func copyParts(into copy: NSPropertyDescription) {
        super.copyParts(into: copy)
        guard let copy = copy as? NSRelationshipDescription else { return }
        copy.maxCount = maxCount
        copy.minCount = minCount
        copy.deleteRule = deleteRule
        copy.isOrdered = isOrdered
    }

    override var versionText: String {
        "R|\(super.versionText)|\(destinationEntity?.name ?? "")|\(inverseRelationship?.name ?? "")|\(isToMany)|\(isOrdered)"
    }
}
