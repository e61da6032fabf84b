/// An element of an XML document, with the line on which it begins.
struct DocumentElement: Sendable {
    var name: String
    var attributes: DocumentAttributes = [:]
    var children: [DocumentElement] = []
    /// The text inside, without that of the elements inside.
    var text = ""
    /// Counted from 1.
    var line: Int

    /// What other elements refer to.
    var id: String? { attributes["id"] }
    /// The property of the surrounding element that this one is the value of.
    var key: String? { attributes["key"] }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The first element inside with a name.
    func child(_ name: String) -> DocumentElement? { children.first { $0.name == name } }

    /// The first element inside that is the value of a property.
    func child(key: String) -> DocumentElement? { children.first { $0.attributes["key"] == key } }

    /// The elements inside of a name.
    func children(_ name: String) -> [DocumentElement] { children.filter { $0.name == name } }

    /// `YES` or `NO`; nil where there is neither.
    func flag(_ attribute: String) -> Bool? {
        switch attributes[attribute] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded(.towardZero)) } }

    /// A finite number; nil where there is none.
    func number(_ attribute: String) -> Double? {
        guard let number = attributes[attribute].flatMap({ Double($0) }), number.isFinite else { return nil }
        return number
    }
}
