/// An index over properties of an entity, by which the store finds objects faster.
// apple: https://developer.apple.com/documentation/coredata/nsfetchindexdescription
open class NSFetchIndexDescription: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The name; unique in its entity.
    open var name: String
    /// The properties, the most significant first.
    open var elements: [NSFetchIndexElementDescription]
    /// Whose index it is; nil until it is given to one.
    open internal(set) var entity: NSEntityDescription? {
        get { owner?.object }
        set { owner = newValue?.reference }
    }
    private var owner: SharedWeakReference<NSEntityDescription>?
    /// The predicate that an object must match to be in the index. Default: nil. All are in it here.
    open var partialIndexPredicate: NSPredicate?

    /// An index over some properties; nil is none.
    public init(name: String, elements: [NSFetchIndexElementDescription]?) {
        self.name = name
        self.elements = elements ?? []
    }

    open func copy(with zone: NSZone? = nil) -> Any { NSFetchIndexDescription(name: name, elements: elements) }
}

/// A property in an index.
// apple: https://developer.apple.com/documentation/coredata/nsfetchindexelementdescription
open class NSFetchIndexElementDescription: Foundation.NSObject, @unchecked Sendable {
    /// Which property.
    open private(set) var property: NSPropertyDescription?
    /// Default: binary, for values that have an order.
    open var collationType: NSFetchIndexElementType
    /// Default: true.
    open var isAscending = true
    /// The name of the property.
    open var propertyName: String? { property?.name }

    /// A property in rising order.
    public init(property: NSPropertyDescription, collationType: NSFetchIndexElementType) {
        (self.property, self.collationType) = (property, collationType)
    }
}

/// How an index keeps a property.
// apple: https://developer.apple.com/documentation/coredata/nsfetchindexelementtype
public enum NSFetchIndexElementType: UInt, Sendable {
    case binary = 0
    case rTree = 1
}
