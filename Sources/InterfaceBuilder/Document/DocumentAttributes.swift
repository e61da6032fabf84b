/// The attributes of an element, in their order.
// optimization: they are few, so that looking through them is faster than a dictionary.
struct DocumentAttributes: Sendable, ExpressibleByDictionaryLiteral {
    private var list: [(name: AttributeName, value: String)]
    /// The bits of the names.
    private var names: UInt64 = 0

    init(dictionaryLiteral elements: (String, String)...) { self.init(elements.map { (AttributeName($0.0), $0.1) }) }

    /// - Parameter list: no name twice.
    init(_ list: [(name: AttributeName, value: String)]) {
        self.list = list
        for attribute in list { names |= attribute.name.bit }
    }

    var count: Int { list.count }

    /// Nil stands for no such attribute.
    subscript(name: AttributeName) -> String? {
        get {
            guard names & name.bit != 0 else { return nil }
            for index in list.indices where list[index].name == name { return list[index].value }
            return nil
        }
        set {
            list.removeAll { $0.name == name }
            guard let newValue else { return }
            list.append((name, newValue))
            names |= name.bit
        }
    }

    subscript(name: String) -> String? {
        get { self[AttributeName(name)] }
        set { self[AttributeName(name)] = newValue }
    }

    /// Returns true if there is an attribute of that value.
    func has(_ name: AttributeName, _ value: String) -> Bool {
        guard names & name.bit != 0 else { return false }
        for index in list.indices where list[index].name == name { return list[index].value == value }
        return false
    }

    /// Returns true if all attributes are the same, in the same order, but for one name.
    func equal(_ other: DocumentAttributes, without name: AttributeName) -> Bool {
        var rest = other.list.lazy.filter { $0.name != name }.makeIterator()
        for attribute in list where attribute.name != name {
            guard let next = rest.next(), next.name == attribute.name, next.value == attribute.value else { return false }
        }
        return rest.next() == nil
    }

    func hash(into hasher: inout Hasher, without name: AttributeName) {
        for index in list.indices where list[index].name != name { hasher.combine(list[index].value) }
    }
}
