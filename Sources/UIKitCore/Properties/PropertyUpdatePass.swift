/// Calls `updateProperties()` where it is waited for: before constraints and layout, from the top down, a controller before its view.
@MainActor
enum PropertyUpdatePass {
    /// How often views may ask again from within, before the rest is left to the next frame.
    private static let roundLimit = 16
    /// How many times a view has asked. Each screen remembers up to which it has looked for them.
    private static var requests = 0

    static func noteViewToUpdate() { requests &+= 1 }

    /// Before a frame.
    static func run(in windows: WindowStack) {
        guard windows.handledPropertyRequests != requests else { return }
        windows.handledPropertyRequests = requests
        for window in windows.visibleWindows where window.awaitsPropertyUpdate { run(on: window) }
    }

    static func run(on view: UIView) {
        for _ in 0..<roundLimit where view.awaitsPropertyUpdate { visit(view) }
    }

    private static func visit(_ view: UIView) {
        updateOwn(view)
        guard view.flags.contains(.subtreeNeedsUpdateProperties) else { return }
        view.flags.remove(.subtreeNeedsUpdateProperties)
        for child in view.children where child.awaitsPropertyUpdate { visit(child) }
    }

    /// The properties of a view and of its controller, without those of views inside.
    static func updateOwn(_ view: UIView) {
        guard !view.flags.isDisjoint(with: [.needsUpdateProperties, .controllerNeedsUpdateProperties]) else { return }
        view.traitCollection.performAsCurrent {
            if let controller = view.owningController, view.flags.contains(.controllerNeedsUpdateProperties) {
                view.flags.remove(.controllerNeedsUpdateProperties)
                view.observing(.controllerProperties) { controller.updateProperties() }
            }
            if view.flags.contains(.needsUpdateProperties) {
                view.flags.remove(.needsUpdateProperties)
                view.observing(.properties) { view.updateProperties() }
            }
        }
    }
}

extension UIView {
    /// True if the view, or one inside, waits for ``updateProperties()``.
    var awaitsPropertyUpdate: Bool {
        !flags.isDisjoint(with: [.needsUpdateProperties, .controllerNeedsUpdateProperties, .subtreeNeedsUpdateProperties])
    }
}
