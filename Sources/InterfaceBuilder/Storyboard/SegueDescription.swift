/// A segue as the storyboard describes it.
struct SegueDescription: Sendable {
    let id: String
    let kind: String
    let destination: String
    private let attributes: DocumentAttributes
    /// The sides on which the arrow of a popover may be, as `up`; empty where nothing is said.
    let arrowDirections: [String]
    /// Where the document has it; nil in compiled ones.
    let line: Int?

    init(
        id: String, kind: String, destination: String, attributes: DocumentAttributes, arrowDirections: [String], line: Int? = nil
    ) {
        (self.id, self.kind, self.destination) = (id, kind, destination)
        (self.attributes, self.arrowDirections) = (attributes, arrowDirections)
        self.line = line
    }

    init?(_ element: DocumentElement) {
        guard let id = element.id, let kind = element["kind"], let destination = element["destination"] else { return nil }
        let arrow = element.child("popoverArrowDirection")
        self.init(
            id: id, kind: kind, destination: destination, attributes: element.attributes,
            arrowDirections: Self.directions.filter { arrow?[$0] == "YES" }, line: element.line)
    }

    /// Where it is in a file, for messages.
    func location(in file: String) -> SourceLocation { SourceLocation(file: file, line: line, element: "segue", id: id) }

    /// The sides of a popover, in the order of the bits of `UIPopoverArrowDirection`.
    static let directions = ["up", "down", "left", "right"]

    subscript(attribute: String) -> String? { attributes[attribute] }

    var identifier: String? { self["identifier"] }
    var isAnimated: Bool { self["animates"] != "NO" }

    static func all(in element: DocumentElement) -> [SegueDescription] {
        var found: [SegueDescription] = []
        collect(&found, element)
        return found
    }

    private static func collect(_ found: inout [SegueDescription], _ element: DocumentElement) {
        if element.name == "segue", let segue = SegueDescription(element) { found.append(segue) }
        for child in element.children { collect(&found, child) }
    }
}
