import Foundation
@_spi(ForasteroInternal) import UIKitCore

// What the kinds of segues do that storyboards know.
extension SegueTrigger {
    /// Shows the destination; nil for kinds that leave it to a class of the app's.
    var action: ((UIStoryboardSegue) -> Void)? {
        let isAnimated = segue.isAnimated && UIView.areAnimationsEnabled
        switch segue.kind {
        case "show": return { $0.source.show($0.destination, sender: $0.sender) }
        case "showDetail", "replace": return { $0.source.showDetailViewController($0.destination, sender: $0.sender) }
        case "push": return { Self.push($0, isAnimated) }
        case "presentation", "modal", "popoverPresentation", "popover": return { self.present($0, isAnimated) }
        case "embed": return { [weak self] in self?.embed($0) }
        default: return nil
        }
    }

    private static func push(_ segue: UIStoryboardSegue, _ isAnimated: Bool) {
        guard let stack = segue.source.navigationController else {
            fatalError(
                """
                Push segues can only be used when the source controller is managed by an instance of UINavigationController. Embed the \
                scene in a navigation controller, or make the segue one that shows.
                """)
        }
        stack.pushViewController(segue.destination, animated: isAnimated)
    }

    private func present(_ segue: UIStoryboardSegue, _ isAnimated: Bool) {
        let isPopover = self.segue.kind.hasPrefix("popover")
        let named = self.segue["modalPresentationStyle"].flatMap { [ElementRule].presentationStyles[$0] }
        if let style = isPopover ? UIModalPresentationStyle.popover : named.flatMap({ UIModalPresentationStyle(rawValue: $0) }) {
            segue.destination.modalPresentationStyle = style
        }
        let transition = self.segue["modalTransitionStyle"].flatMap { [ElementRule].transitionStyles[$0] }
        if let style = transition.flatMap({ UIModalTransitionStyle(rawValue: $0) }) { segue.destination.modalTransitionStyle = style }
        segue.source.present(segue.destination, animated: isAnimated)
    }

    /// Puts the destination's view into the container, which it fills from then on.
    private func embed(_ segue: UIStoryboardSegue) {
        guard let containerView else { return }
        let (source, child) = (segue.source, segue.destination)
        source.addChild(child)
        guard let view = child.view else { return }
        view.frame = containerView.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        containerView.addSubview(view)
        child.didMove(toParent: source)
    }
}
