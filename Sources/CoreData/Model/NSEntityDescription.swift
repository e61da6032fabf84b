/// A kind of object: what class it is of, and which properties it has.
// apple: https://developer.apple.com/documentation/coredata/nsentitydescription
open class NSEntityDescription: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The model that the entity is in; nil until it is put into one.
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The name by which objects are made and fetched.
    open var name: String? { willSet { requireMutable() } }
    private var givenClassName: String?
    /// The class of the objects, by name, with its module in front or without. Default: `NSManagedObject`.
    open var managedObjectClassName: String! {
        get { givenClassName ?? "NSManagedObject" }
        set {
            requireMutable()
            givenClassName = newValue
        }
    }
    /// True if there are objects of its subentities only. Default: false.
    open var isAbstract = false { willSet { requireMutable() } }
    /// The model's further values. Default: empty.
    open var userInfo: [AnyHashable: Any]? = [:]
    /// Sets of properties, by name, whose values no two objects have in common. Default: none.
    open var uniquenessConstraints: [[Any]] = [] { willSet { requireMutable() } }
    /// By what the store finds objects faster. Default: none.
    open var indexes: [NSFetchIndexDescription] = [] { willSet { requireMutable() } }
    /// Counts as part of the entity when two versions of a model are compared. Default: nil.
    open var versionHashModifier: String? { willSet { requireMutable() } }
    /// The entity whose properties it has as well; nil for none.
    open private(set) var superentity: NSEntityDescription? {
        get { above?.object }
        set { above = newValue?.reference }
    }
    private var above: SharedWeakReference<NSEntityDescription>?
    /// How those that belong to the entity know it.
    final let reference = SharedWeakReference<NSEntityDescription>()
    private var ownProperties: [NSPropertyDescription] = []
    private var givenRenamingIdentifier: String?
    /// True if a coordinator uses the model.
    var isFrozen = false
    private var knownLayout: EntityLayout?

    public override init() {
        super.init()
        reference.begin(self)
    }

    deinit { reference.end() }

    // MARK: Properties

    /// The properties that the entity declares, and those that it inherits. Setting them sets its own.
    open var properties: [NSPropertyDescription] {
        get { (superentity?.properties ?? []) + ownProperties }
        set {
            requireMutable()
            let inherited = Set((superentity?.properties ?? []).map { ObjectIdentifier($0) })
            ownProperties = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
            for property in ownProperties { property.entity = self }
        }
    }

    /// Those that the entity declares itself.
    var declaredProperties: [NSPropertyDescription] { ownProperties }

    /// All properties, by name.
    open var propertiesByName: [String: NSPropertyDescription] { Dictionary(properties.map { ($0.name, $0) }) { $1 } }
    /// The attributes among them.
    open var attributesByName: [String: NSAttributeDescription] { propertiesByName.compactMapValues { $0 as? NSAttributeDescription } }
    /// The relationships among them.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The relationships that lead to objects of an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        properties.compactMap { $0 as? NSRelationshipDescription }.filter { $0.destinationEntity === entity }
    }

    // MARK: Inheritance

    /// The entities that inherit from this one directly.
    open var subentities: [NSEntityDescription] = [] {
        willSet { requireMutable() }
        didSet {
            for entity in subentities {
                entity.superentity = self
                entity.forgetLayout()
            }
        }
    }

    /// They, by name.
    open var subentitiesByName: [String: NSEntityDescription] { Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 } }

    /// Returns true if the entity is another one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        var next: NSEntityDescription? = self
        while let current = next {
            if current === entity || (current.name == entity.name && current.name != nil) { return true }
            next = current.superentity
        }
        return false
    }

    // MARK: Versions

    /// The name that the entity had in the version before. Default: its name.
    open var renamingIdentifier: String? {
        get { givenRenamingIdentifier ?? name }
        set { givenRenamingIdentifier = newValue }
    }

    /// A number made of all that decides how objects are stored.
    open var versionHash: Data {
        let parts = properties.map(\.versionText).sorted().joined(separator: "\n")
        return VersionHash.of("\(name ?? "")|\(isAbstract)|\(superentity?.name ?? "")|\(versionHashModifier ?? "")\n\(parts)")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSEntityDescription()
        copy.name = name
        copy.givenClassName = givenClassName
        copy.isAbstract = isAbstract
        copy.userInfo = userInfo
        copy.uniquenessConstraints = uniquenessConstraints
        copy.versionHashModifier = versionHashModifier
        copy.givenRenamingIdentifier = givenRenamingIdentifier
        copy.properties = ownProperties.compactMap { $0.copy() as? NSPropertyDescription }
        return copy
    }

    open override var description: String {
        "(<NSEntityDescription>) name \(name ?? "nil"), managedObjectClassName \(managedObjectClassName ?? "")"
    }

    // MARK: Internal

    /// Where each property is in an object.
    var layout: EntityLayout {
        if let knownLayout { return knownLayout }
        let layout = EntityLayout(self)
        knownLayout = layout
        return layout
    }

    func forgetLayout() {
        knownLayout = nil
        for entity in subentities { entity.forgetLayout() }
    }

    func requireMutable() {
        _require(
            !isFrozen,
            "Can't modify an immutable model. It is in use by a persistent store coordinator: change a copy of it before that is made.")
        forgetLayout()
    }
}

extension NSEntityDescription {
    /// The entity of a name in the model of a context; nil if there is none.
    // apple: https://developer.apple.com/documentation/coredata/nsentitydescription/entity(forentityname:in:)
    public class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
        _require(
            context.rootCoordinator != nil,
            "+entityForName: nil is not a legal NSPersistentStoreCoordinator for searching for entity name '\(entityName)'. "
                + "Give the context a coordinator or a parent first.")
        return context.model?.entitiesByName[entityName]
    }

    /// A new object of an entity, inserted into a context.
    /// - Precondition: the model has such an entity.
    // apple: https://developer.apple.com/documentation/coredata/nsentitydescription/insertnewobject(forentityname:into:)
    public class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            _requireFailure(
                "+entityForName: could not locate an entity named '\(entityName)' in this model. Spell it as the model does.")
        }
        return ManagedObjectMaker.make(entity, insertInto: context)
    }
}
