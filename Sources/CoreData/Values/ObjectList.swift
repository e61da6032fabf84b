/// Objects in the order in which they came, each once. Whether one is in it takes the same time however many there are.
struct ObjectList: Sequence {
    private(set) var elements: [NSManagedObject] = []
    /// Where each stands; not kept while there are few.
    private var indexes: [ObjectIdentifier: Int] = [:]
    private var isIndexed = false
    private static let fewest = 8

    init() {}

    init(_ objects: some Sequence<NSManagedObject>) {
        for object in objects { append(object) }
    }

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }
    func makeIterator() -> IndexingIterator<[NSManagedObject]> { elements.makeIterator() }
    subscript(index: Int) -> NSManagedObject { elements[index] }

    func contains(_ object: NSManagedObject) -> Bool { index(of: object) != nil }

    func index(of object: NSManagedObject) -> Int? {
        isIndexed ? indexes[ObjectIdentifier(object)] : elements.firstIndex { $0 === object }
    }

    /// Appends one that is known not to be there yet.
    // optimization: where each stands is found out when somebody asks.
    mutating func appendNew(_ object: NSManagedObject) {
        elements.append(object)
        if isIndexed { (isIndexed, indexes) = (false, [:]) }
    }

    /// - Returns: whether it was not there yet.
    @discardableResult
    mutating func append(_ object: NSManagedObject) -> Bool {
        indexIfMany()
        guard !contains(object) else { return false }
        elements.append(object)
        if isIndexed {
            indexes[ObjectIdentifier(object)] = elements.count - 1
        } else if elements.count > Self.fewest {
            index()
        }
        return true
    }

    mutating func insert(_ object: NSManagedObject, at slotIndex: Int) {
        guard !contains(object) else { return }
        elements.insert(object, at: Swift.min(slotIndex, elements.count))
        if isIndexed { index() }
    }

    /// - Returns: whether it was there.
    @discardableResult
    mutating func remove(_ object: NSManagedObject) -> Bool {
        indexIfMany()
        guard let index = index(of: object) else { return false }
        elements.remove(at: index)
        if isIndexed { index == elements.count ? indexes[ObjectIdentifier(object)] = nil : self.index() }
        return true
    }

    mutating func removeAll() { self = ObjectList() }

    private mutating func indexIfMany() {
        if !isIndexed, elements.count > Self.fewest { index() }
    }

    private mutating func index() {
        isIndexed = elements.count > Self.fewest
        indexes = isIndexed ? Dictionary(elements.enumerated().map { (ObjectIdentifier($1), $0) }) { $1 } : [:]
    }
}
