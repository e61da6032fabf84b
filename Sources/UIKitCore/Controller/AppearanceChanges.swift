/// The controllers whose views appear or disappear when a view moves; notified before and after.
///
/// Only the outermost ones are notified; they notify their children. A controller that forwards by hand notifies its own children.
@MainActor
struct AppearanceChanges {
    private let controllers: [UIViewController]
    private let isAppearing: Bool

    /// The changes when `view` moves from one window to another, or into one or out of it.
    init(of view: UIView, from oldWindow: UIWindow?, to newWindow: UIWindow?) {
        let isChange: Bool
        switch (oldWindow, newWindow) {
        case (let oldWindow?, let newWindow?):
            isAppearing = !newWindow.isHidden
            isChange = oldWindow.isHidden == isAppearing
        default:
            // To come into a window counts, be it hidden or not.
            isAppearing = newWindow != nil
            isChange = oldWindow !== newWindow
        }
        controllers = isChange ? Self.outermost(in: view) : []
    }

    /// The changes when a window is shown or hidden.
    init(ofTreeIn window: UIWindow, isAppearing: Bool) {
        self.isAppearing = isAppearing
        controllers = Self.outermost(in: window)
    }

    func begin() {
        for controller in controllers {
            controller.beginTransition(isAppearing: isAppearing, animated: false)
        }
    }

    /// A controller that has left the screen is notified at once; one that has come, after it has been laid out and shown.
    func finish() {
        guard isAppearing else {
            for controller in controllers { controller.endTransition() }
            return
        }
        for controller in controllers {
            if controller.appearance.phase == .appearing { controller.sendIsAppearing() }
            (controller.viewIfLoaded?.displayHost ?? .current).pipeline.afterNextFrame { controller.endTransitionUnlessParentWill() }
        }
    }

    private static func outermost(in view: UIView) -> [UIViewController] {
        if let controller = view.owningController { return isTold(controller) ? [controller] : [] }
        return view.subviews.flatMap { outermost(in: $0) }
    }

    /// A controller that forwards by hand notifies its children itself; a transition notifies those that take part in it.
    private static func isTold(_ controller: UIViewController) -> Bool {
        guard controller.appearance.managerCount == 0 else { return false }
        return controller.parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }
}
