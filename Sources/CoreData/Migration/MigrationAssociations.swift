/// Which new objects were made of which old ones, by the names of mappings.
struct MigrationAssociations {
    private var made: [String: [ObjectIdentifier: [NSManagedObject]]] = [:]
    private var origins: [String: [ObjectIdentifier: [NSManagedObject]]] = [:]
    /// In the order in which they were made, for each mapping.
    private var inOrder: [String: ObjectList] = [:]
    private var kept = ObjectList()

    mutating func add(_ source: NSManagedObject, _ object: NSManagedObject, _ name: String) {
        made[name, default: [:]][ObjectIdentifier(source), default: []].append(object)
        origins[name, default: [:]][ObjectIdentifier(object), default: []].append(source)
        inOrder[name, default: ObjectList()].append(object)
        // An address stands for its object only as long as that lives.
        kept.append(source)
    }

    func objects(of name: String, for sources: [NSManagedObject]?) -> [NSManagedObject] {
        guard let sources else { return inOrder[name]?.elements ?? [] }
        return sources.flatMap { made[name]?[ObjectIdentifier($0)] ?? [] }
    }

    func sources(of name: String, for objects: [NSManagedObject]?) -> [NSManagedObject] {
        let objects = objects ?? inOrder[name]?.elements ?? []
        return objects.flatMap { origins[name]?[ObjectIdentifier($0)] ?? [] }
    }
}
