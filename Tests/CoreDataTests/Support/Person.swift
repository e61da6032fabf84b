import CoreData

class Being: NSManagedObject {
    @NSManaged var name: String?
}

@objc enum Rank: Int16 {
    case low = 0
    case high = 40
}

/// As Xcode would generate it, with what an app adds.
class Person: Being {
    @NSManaged public var age: Int16
    @NSManaged public var born: Date?
    @NSManaged public var isAdmin: Bool
    @NSManaged public var nicknames: [String]?
    @NSManaged public var score: Double
    @NSManaged public var shown: String?
    @NSManaged public var department: NSManagedObject?
    @NSManaged public var tags: Set<NSManagedObject>
    /// The same value under two types is not usual, and works.
    var rank: Rank {
        get { Rank(rawValue: age) ?? .low }
        set { age = newValue.rawValue }
    }
    private(set) var events: [String] = []

    override func awakeFromInsert() {
        super.awakeFromInsert()
        events.append("insert")
        setPrimitiveValue(Date(timeIntervalSinceReferenceDate: 5), forKey: "born")
    }
    override func awakeFromFetch() {
        super.awakeFromFetch()
        events.append("fetch")
    }
    override func willSave() {
        super.willSave()
        events.append("willSave")
        if name == "fix me" { name = "fixed" }
    }
    override func didSave() { events.append("didSave") }
    override func prepareForDeletion() { events.append("delete") }
    override func validateForInsert() throws {
        try super.validateForInsert()
        if name == "bad" { throw NSError(domain: "Test", code: 5) }
    }
}

extension Person {
    @objc(addTagsObject:)
    @NSManaged public func addToTags(_ value: NSManagedObject)

    @objc(removeTagsObject:)
    @NSManaged public func removeFromTags(_ value: NSManagedObject)

    @objc(addTags:)
    @NSManaged public func addToTags(_ values: NSSet)

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Person> { NSFetchRequest<Person>(entityName: "Person") }
}
