/// The identifiers of all that an object lies in, the outermost first, and its own.
struct RestorationPath: Hashable {
    let components: [String]

    init(_ components: [String]) { self.components = components }

    /// Nil if the controller has no identifier, or one of those around it has none: then its state is not kept (SV-97).
    @MainActor
    init?(of controller: UIViewController) {
        var components: [String] = []
        var next: UIViewController? = controller
        while let controller = next {
            guard let identifier = controller.restorationIdentifier else { return nil }
            components.append(identifier)
            next = controller.parent ?? controller.presentingViewController
        }
        self.components = components.reversed()
    }
}
