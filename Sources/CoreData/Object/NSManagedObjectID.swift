/// The ID of an object across contexts and runs of the program.
///
/// A temporary one, from when the object was inserted, gives way to a permanent one when it is saved.
// apple: https://developer.apple.com/documentation/coredata/nsmanagedobjectid
open class NSManagedObjectID: Foundation.NSObject, NSCopying, @unchecked Sendable {
    /// The entity of the object.
    public let entity: NSEntityDescription
    /// True if the object has not been saved yet.
    public final var isTemporaryID: Bool { reference == nil }
    private let reference: StoreReference?
    final var store: NSPersistentStore? { reference?.store }
    final var storeIdentifier: String? { reference?.identifier }
    /// The number of the row in the store; for a temporary ID, that of the insertion.
    final let number: Int64
    /// The key under which a context keeps the object.
    struct Key: Hashable {
        let root: ObjectIdentifier
        let store: ObjectIdentifier?
        let number: Int64
    }
    final let key: Key

    /// - Parameter store: nil for a temporary one.
    init(entity: NSEntityDescription, store: NSPersistentStore?, number: Int64) {
        self.entity = entity
        reference = store?.reference
        self.number = number
        key = Key(root: ObjectIdentifier(entity.layout.root), store: store.map { ObjectIdentifier($0) }, number: number)
    }

    /// The store that the object is in; nil for a temporary ID.
    open var persistentStore: NSPersistentStore? { store }

    /// `x-coredata://STORE/ENTITY/pNUMBER`.
    open func uriRepresentation() -> URL {
        let letter = isTemporaryID ? "t" : "p"
        guard let url = URL(string: "x-coredata://\(storeIdentifier ?? "")/\(entity.name ?? "")/\(letter)\(number)") else {
            _requireFailure("The entity \(entity.name ?? "") has a name that cannot stand in a URL.")
        }
        return url
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { Int(truncatingIfNeeded: number &* 0x1E37_79B9_7F4A_7C15) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return isSame(as: other)
    }

    open override var description: String { "0x\(String(UInt(bitPattern: hash), radix: 16)) <\(uriRepresentation().absoluteString)>" }

    final func isSame(as other: NSManagedObjectID) -> Bool {
        self === other
            || number == other.number && storeIdentifier == other.storeIdentifier && entity.layout.rootName == other.entity.layout.rootName
    }
}
