/// The presentations of a controller. Made when something of it is first set.
@MainActor
package final class PresentationState {
    /// The controller that this one shows. Kept alive by it.
    package var presented: UIViewController?
    /// The controller that shows this one.
    package weak var presenter: UIViewController?
    /// The presentation controller of this controller; there before the presentation if the app has asked for it.
    package var controller: UIPresentationController?
    /// The presentation controller that replaces ``controller`` where the available size asks for another style.
    package var adaptation: UIPresentationController?
    /// The presentation controller at present.
    package var active: UIPresentationController? { adaptation ?? controller }
    /// This controller's own view, while what it presents has taken it off the screen.
    package var removedView: RemovedView?
    package var isBeingPresented = false
    package var isBeingDismissed = false

    // What the app sets.
    package var style = UIModalPresentationStyle.automatic
    var transitionStyle = UIModalTransitionStyle.coverVertical
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    package var isModal = false
    var definesContext = false
    /// The size in popovers that was set before there was a preferred content size.
    var formerPopoverSize: CGSize?
    var providesTransitionStyle = false
    var capturesStatusBarAppearance = false
}

extension UIViewController {
    /// The overlay that covers this controller only, and goes along with it: the controller, and the container of its view.
    package var overlay: (controller: UIViewController, view: UIView)? {
        guard let presented = presentation?.presented, let active = presented.presentation?.active, !active.shouldPresentInFullscreen,
            let container = active.container
        else { return nil }
        return (presented, container)
    }

    /// Ends what covers this controller only: it has gone.
    package func endOverlay() {
        if overlay != nil { PresentationSystem.shared.dismiss(askedOf: self, isAnimated: false, completion: nil) }
    }

    package func ensurePresentation() -> PresentationState {
        if let presentation { return presentation }
        let state = PresentationState()
        presentation = state
        return state
    }

    /// The first answer of this controller and those that hold it.
    func nearest<Value>(_ path: (PresentationState) -> Value?) -> Value? {
        var candidate: UIViewController? = self
        while let controller = candidate {
            if let value = controller.presentation.flatMap(path) { return value }
            candidate = controller.parentController
        }
        return nil
    }

    /// The controller that holds this one and all others around it; itself if none does.
    package var outermostAncestor: UIViewController {
        var result = self
        while let parent = result.parentController { result = parent }
        return result
    }

    /// This controller, or the one around it, that was presented.
    package var presentedAncestor: UIViewController? {
        var candidate: UIViewController? = self
        while let controller = candidate {
            if controller.presentation?.presenter != nil { return controller }
            candidate = controller.parentController
        }
        return nil
    }

    /// The controllers presented one upon the other, beginning with this one.
    package var chainOfPresented: [UIViewController] {
        var chain = [self]
        while let next = chain[chain.count - 1].presentation?.presented { chain.append(next) }
        return chain
    }

    /// True if the view is off the screen because of what the controller presents.
    var isCoveredByPresentation: Bool { presentation?.removedView != nil }

    /// Takes away all that this controller and those inside present, without anybody seeing it.
    func endPresentations() {
        if presentation?.presented != nil { PresentationSystem.shared.dismiss(askedOf: self, isAnimated: false, completion: nil) }
        for child in children { child.endPresentations() }
    }

    /// True if this controller, or one inside it that is on screen, wants to be left only by its own means.
    package var isHeldByContent: Bool {
        if isModalInPresentation { return true }
        return children.contains { $0.viewIfLoaded?.window != nil && $0.isHeldByContent }
    }
}
