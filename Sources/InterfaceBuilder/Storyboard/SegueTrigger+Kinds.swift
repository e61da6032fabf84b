import Foundation
@_spi(ForasteroInternal) import UIKitCore

// The kinds of segues that storyboards know.
extension SegueTrigger {
    /// Shows the destination; nil for kinds that leave it to a class of the app's.
    var action: ((UIStoryboardSegue) -> Void)? {
        let isAnimated = UIView.areAnimationsEnabled
        switch segue.kind {
        case "show": return { $0.source.show($0.destination, sender: $0.sender) }
        case "showDetail", "replace": return { $0.source.showDetailViewController($0.destination, sender: $0.sender) }
        case "push": return { [location] in Self.push($0, isAnimated, location) }
        case "presentation", "modal", "popoverPresentation", "popover":
            return { $0.source.present($0.destination, animated: isAnimated) }
        case "embed": return { [weak self] in self?.embed($0) }
        default: return nil
        }
    }

    private static func push(_ segue: UIStoryboardSegue, _ isAnimated: Bool, _ location: SourceLocation) {
        guard let stack = segue.source.navigationController else {
            fatalError(
                """
                Push segues can only be used when the source controller is managed by an instance of UINavigationController. Embed the \
                scene in a navigation controller, or make the segue at \(location) one that shows.
                """)
        }
        stack.pushViewController(segue.destination, animated: isAnimated)
    }

    /// Gives a destination that is presented its style, and a popover what it points at. The source may change that when it is prepared.
    func setUp(_ destination: UIViewController, sender: Any?) {
        guard ["presentation", "modal", "popoverPresentation", "popover"].contains(segue.kind) else { return }
        let isPopover = segue.kind.hasPrefix("popover")
        let named = segue["modalPresentationStyle"].flatMap { [ElementRule].presentationStyles[$0] }
        if let style = isPopover ? UIModalPresentationStyle.popover : named.flatMap({ UIModalPresentationStyle(rawValue: $0) }) {
            destination.modalPresentationStyle = style
        }
        let transition = segue["modalTransitionStyle"].flatMap { [ElementRule].transitionStyles[$0] }
        if let style = transition.flatMap({ UIModalTransitionStyle(rawValue: $0) }) { destination.modalTransitionStyle = style }
        if let popover = destination.popoverPresentationController { anchor(popover, sender) }
    }

    /// Where the document names nothing that a popover points at, it is the sender.
    private func anchor(_ popover: UIPopoverPresentationController, _ sender: Any?) {
        if let item = anchorBarButtonItem ?? (anchorView == nil ? sender as? UIBarButtonItem : nil) {
            popover.barButtonItem = item
        } else if let view = anchorView ?? sender as? UIView {
            popover.sourceView = view
            popover.sourceRect = view.bounds
        }
        if let passthroughViews { popover.passthroughViews = passthroughViews }
        let known: [String: UIPopoverArrowDirection] = ["up": .up, "down": .down, "left": .left, "right": .right]
        let permitted = segue.arrowDirections.compactMap { known[$0] }
        if !permitted.isEmpty { popover.permittedArrowDirections = UIPopoverArrowDirection(permitted) }
    }

    /// Puts the destination's view into the container, which it fills from then on.
    private func embed(_ segue: UIStoryboardSegue) {
        guard let containerView else { return }
        let (source, child) = (segue.source, segue.destination)
        guard !source.isInside(sceneOf: child) else {
            return ConsoleWarning.tell(
                """
                \(location): the segue embeds the scene "\(self.segue.destination)" in itself; the inner one is left out. \
                Change where the segue leads.
                """)
        }
        source.addChild(child)
        guard let view = child.view else { return }
        view.frame = containerView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(view)
        child.didMove(toParent: source)
    }
}

extension UIViewController {
    /// Returns true if the controller, or one that contains it, was created from the same scene as another.
    fileprivate func isInside(sceneOf other: UIViewController) -> Bool {
        guard let scene = (other.sceneTies as? any SegueScene)?.sceneID else { return false }
        var next: UIViewController? = self
        while let controller = next {
            let ties = controller.sceneTies as? any SegueScene
            if ties?.sceneID == scene, ties?.storyboard === other.storyboard { return true }
            next = controller.parent
        }
        return false
    }
}
