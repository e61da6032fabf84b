/// One scene of a storyboard: a controller, what stands beside it, and the segues that begin there.
struct StoryboardScene: Sendable {
    /// The controller's element, without its view.
    let controller: DocumentElement
    let id: String
    /// What instantiates it; nil for scenes that are only reached by segues.
    let identifier: String?
    let view: DocumentElement?
    /// Everything else: gesture recognisers, views beside the controller's, the first responder, the exit.
    let others: [DocumentElement]
    let segues: [SegueDescription]

    /// - Returns: nil for a scene without a controller.
    init?(_ scene: DocumentElement) {
        let objects = scene.child("objects")?.children ?? []
        guard let index = objects.firstIndex(where: { $0["sceneMemberID"] == "viewController" }), let id = objects[index].id else {
            return nil
        }
        var controller = objects[index]
        self.id = id
        identifier = controller["storyboardIdentifier"]
        segues = SegueDescription.all(in: scene)
        let viewIndex = controller.children.firstIndex { $0.key == "view" }
        view = viewIndex.map { controller.children.remove(at: $0) }
        self.controller = controller
        others = objects.indices.filter { $0 != index }.map { objects[$0] }
    }

    var relationships: [SegueDescription] { segues.filter { $0.kind == "relationship" } }
}

/// A segue as the document describes it.
struct SegueDescription: Sendable {
    let id: String
    let kind: String
    let destination: String
    private let attributes: DocumentAttributes
    /// The sides on which the arrow of a popover may be, as `up`; empty where nothing is said.
    let arrowDirections: [String]

    init?(_ element: DocumentElement) {
        guard let id = element.id, let kind = element["kind"], let destination = element["destination"] else { return nil }
        (self.id, self.kind, self.destination) = (id, kind, destination)
        attributes = element.attributes
        let arrow = element.child("popoverArrowDirection")
        arrowDirections = ["up", "down", "left", "right"].filter { arrow?[$0] == "YES" }
    }

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
