/// One scene of a storyboard: a controller, what is beside it, and the segues that begin there.
struct StoryboardScene: Sendable {
    /// The controller's element, without its view.
    let controller: DocumentElement
    let id: String
    /// The identifier that it is instantiated by; nil for scenes that are only reached by segues.
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

    /// Where its controller is in a file, for messages.
    func location(in file: String) -> SourceLocation {
        SourceLocation(file: file, line: controller.line, element: controller.name, id: id)
    }

    var relationships: [SegueDescription] { segues.filter { $0.kind == "relationship" } }
}
