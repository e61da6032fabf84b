/// The attributes of an element, in their order.
// optimization: they are few, so that looking through them is faster than hashing their names.
struct DocumentAttributes: Sendable, ExpressibleByDictionaryLiteral {
    private var list: [(name: String, value: String)]

    init(dictionaryLiteral elements: (String, String)...) { list = elements.map { (name: $0.0, value: $0.1) } }

    /// - Parameter list: no name twice.
    init(_ list: [(name: String, value: String)]) { self.list = list }

    var count: Int { list.count }

    /// The attributes in their order, without one of them.
    func text(without name: String) -> String {
        var text = ""
        for attribute in list where attribute.name != name { text += "\(attribute.name)=\(attribute.value)\n" }
        return text
    }

    /// Nil stands for no such attribute.
    subscript(name: String) -> String? {
        get {
            for attribute in list where attribute.name == name { return attribute.value }
            return nil
        }
        set {
            list.removeAll { $0.name == name }
            if let newValue { list.append((name, newValue)) }
        }
    }
}
