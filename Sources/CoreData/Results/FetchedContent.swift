/// Objects in their order, in sections.
struct FetchedContent {
    private(set) var sections: [FetchedSection] = []
    private(set) var objects: [NSManagedObject] = []
    private var indexPaths: [ObjectIdentifier: IndexPath] = [:]

    init() {}

    /// - Parameter sectionNameKeyPath: neighbours with equal values there make a section; nil for one section.
    init(_ objects: [NSManagedObject], sectionNameKeyPath: String?) {
        self.objects = objects
        guard let sectionNameKeyPath else {
            sections = [FetchedSection(name: "", members: objects)]
            index()
            return
        }
        for object in objects {
            let name = Self.name(of: object, sectionNameKeyPath)
            if sections.last?.name == name {
                sections[sections.count - 1].members.append(object)
            } else {
                sections.append(FetchedSection(name: name, members: [object]))
            }
        }
        index()
    }

    private static func name(of object: NSManagedObject, _ path: String) -> String {
        object.value(forKeyPath: path).map { "\($0)" } ?? ""
    }

    private mutating func index() {
        indexPaths.reserveCapacity(objects.count)
        for (section, content) in sections.enumerated() {
            for (row, object) in content.members.enumerated() { indexPaths[ObjectIdentifier(object)] = IndexPath(indexes: [section, row]) }
        }
    }

    func indexPath(of object: NSManagedObject) -> IndexPath? { indexPaths[ObjectIdentifier(object)] }
    func contains(_ object: NSManagedObject) -> Bool { indexPath(of: object) != nil }
    func sectionName(of object: NSManagedObject) -> String? { indexPath(of: object).map { sections[$0[0]].name } }
}
