/// An element of the XML in which workspaces and schemes are written. Text between elements says nothing there.
struct MarkupElement: Equatable {
    let name: String
    let attributes: [String: String]
    var children: [MarkupElement] = []

    func children(named name: String) -> [MarkupElement] { children.filter { $0.name == name } }

    func child(named name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// The first element of a name anywhere below, in the order of the file.
    func descendant(named name: String) -> MarkupElement? {
        for child in children {
            if child.name == name { return child }
            if let found = child.descendant(named: name) { return found }
        }
        return nil
    }
}
