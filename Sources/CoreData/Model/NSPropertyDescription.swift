/// A property of an entity: the superclass of attributes, relationships and fetched properties.
// apple: https://developer.apple.com/documentation/coredata/nspropertydescription
open class NSPropertyDescription: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The entity that declares the property; nil until it is put into one.
    open internal(set) var entity: NSEntityDescription! {
        get { owner?.object }
        set { owner = newValue?.reference }
    }
    private var owner: SharedWeakReference<NSEntityDescription>?
    /// The name, which is the key. Default: empty.
    open var name = "" { willSet { requireMutable() } }
    /// True if an object can be saved without a value. Default: true.
    open var isOptional = true { willSet { requireMutable() } }
    /// True if the value lives in memory only. Default: false.
    open var isTransient = false { willSet { requireMutable() } }
    /// The model's further values. Default: empty.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// True if the property is searched for often. Default: false. Gives the attribute an index of its own.
    open var isIndexed = false { willSet { requireMutable() } }
    /// True if a system-wide search is to find the value: none is made here. Default: false.
    open var isIndexedBySpotlight = false
    /// The predicates that a value must match, besides being of the right type. Default: none.
    open private(set) var validationPredicates: [NSPredicate] = []
    /// The messages, or numbers of errors, of the predicates.
    open private(set) var validationWarnings: [Any] = []
    /// A text that counts as part of the property when two versions of a model are compared. Default: nil.
    open var versionHashModifier: String? { willSet { requireMutable() } }
    private var givenRenamingIdentifier: String?
    /// The name that the property had in the version before. Default: its name.
    open var renamingIdentifier: String? {
        get { givenRenamingIdentifier ?? name }
        set { givenRenamingIdentifier = newValue }
    }

    public required override init() {}

    /// Sets what values must be true for, with a message or the number of an error for each.
    open func setValidationPredicates(_ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?) {
        self.validationPredicates = validationPredicates ?? []
        self.validationWarnings = validationWarnings ?? []
    }

    /// A number made of all that decides how values are stored. Equal ones can read each other's stores.
    open var versionHash: Data { VersionHash.of(versionText) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copyParts(into: copy)
        return copy
    }

    open override var description: String {
        "(<\(type(of: self))>, name \(name), isOptional \(isOptional), entity \(entity?.name ?? "nil"))"
    }

    /// The copy that subclasses add to.
    func copyParts(into copy: NSPropertyDescription) {
        copy.name = name
        copy.isOptional = isOptional
        copy.isTransient = isTransient
        copy.userInfo = userInfo
        copy.isIndexed = isIndexed
        copy.validationPredicates = validationPredicates
        copy.validationWarnings = validationWarnings
        copy.versionHashModifier = versionHashModifier
        copy.givenRenamingIdentifier = givenRenamingIdentifier
    }

    /// The text that ``versionHash`` is made of.
    var versionText: String { "\(name)|\(isOptional)|\(isTransient)|\(versionHashModifier ?? "")" }

    func requireMutable() {
        _require(
            entity?.isFrozen != true,
            "Can't modify an immutable model. It is in use by a persistent store coordinator: change a copy of it before that is made.")
        entity?.forgetLayout()
    }
}
