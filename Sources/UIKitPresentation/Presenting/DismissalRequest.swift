@_spi(ForasteroInternal) internal import UIKitCore

/// One dismissal, whoever asked for it: which controllers go, and which one is seen to go.
@MainActor
package struct DismissalRequest {
    let presenter: UIViewController
    /// The controllers that go, the lowest first. Only the last one is animated.
    let chain: [UIViewController]
    var isAnimated: Bool
    var completion: (() -> Void)?
    /// True if the delegate is to be notified, as it is when the user dismisses.
    package var isByUser = false
    /// The interaction controller of the dismissal; nil to ask the transitioning delegate.
    package var interactor: (any UIViewControllerInteractiveTransitioning)?

    var top: UIViewController { chain[chain.count - 1] }
    /// Those that go without being seen to.
    var intermediates: ArraySlice<UIViewController> { chain.dropLast() }

    /// The presented controller goes; without one, the controller itself. Nil if there is nothing to dismiss.
    package init?(askedOf controller: UIViewController, isAnimated: Bool, completion: (() -> Void)? = nil) {
        guard let lowest = controller.presentedViewController ?? controller.presentedAncestor,
            let presenter = lowest.presentation?.presenter
        else { return nil }
        self.presenter = presenter
        chain = lowest.chainOfPresented
        self.isAnimated = isAnimated
        self.completion = completion
    }

    package func perform() {
        guard !chain.contains(where: \.isBeingDismissed) else {
            return ConsoleWarning.tell(
                "Warning: Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is in progress!")
        }
        for member in chain { member.presentation?.active?.finishPresenting() }
        top.presentation?.active?.startDismissal(self)
    }
}
