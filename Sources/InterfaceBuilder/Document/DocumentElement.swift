/// An element of an XML document, with the line on which it begins.
struct DocumentElement: Sendable {
    var name: String
    var attributes: DocumentAttributes = [:]
    var children: [DocumentElement] = []
    /// The text inside, without that of the elements inside.
    var text = ""
    /// Counted from 1.
    var line: Int

    /// The identifier that other elements refer to.
    var id: String? { attributes[.id] }
    /// The property of the surrounding element that this one is the value of.
    var key: String? { attributes[.key] }

    subscript(attribute: String) -> String? { attributes[attribute] }
    subscript(attribute: AttributeName) -> String? { attributes[attribute] }

    // optimization: by their indexes, because handing elements to a closure would copy each.

    /// The first element inside with a name.
    func child(_ name: String) -> DocumentElement? {
        for index in children.indices where children[index].name == name { return children[index] }
        return nil
    }

    /// The first element inside that is the value of a property.
    func child(key: String) -> DocumentElement? {
        for index in children.indices where children[index].attributes.has(.key, key) { return children[index] }
        return nil
    }

    /// The elements inside of a name.
    func children(_ name: String) -> [DocumentElement] {
        var found: [DocumentElement] = []
        for index in children.indices where children[index].name == name { found.append(children[index]) }
        return found
    }

    /// `YES` or `NO`; nil where there is neither.
    func flag(_ attribute: AttributeName) -> Bool? {
        switch attributes[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    func flag(_ attribute: String) -> Bool? { flag(AttributeName(attribute)) }

    func integer(_ attribute: AttributeName) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

    func integer(_ attribute: String) -> Int? { integer(AttributeName(attribute)) }

    /// A finite number; nil where there is none.
    func number(_ attribute: AttributeName) -> Double? {
        guard let text = attributes[attribute] else { return nil }
        if let number = DecimalText.number(in: text) { return number }
        guard let number = Double(text), number.isFinite else { return nil }
        return number
    }

    func number(_ attribute: String) -> Double? { number(AttributeName(attribute)) }
}
