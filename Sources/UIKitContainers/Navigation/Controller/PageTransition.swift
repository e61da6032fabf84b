@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

/// The transition by which a navigation controller shows the top of its stack.
@MainActor
struct PageTransition {
    /// Changes that wait for their turn: one without animation for the next layout, others for the end of the running transition.
    struct Pending {
        var operation: UINavigationController.Operation
        var isAnimated: Bool
    }

    var running: ControllerTransition?
    var pending: Pending?
    /// The child controller that has been pushed, until it is shown.
    var arriving: UIViewController?
    /// The stack to return to if the running transition is cancelled.
    var formerStack: [UIViewController] = []
    /// The stack that the running transition leads to. What has been put on it meanwhile stays if the transition is cancelled.
    var wantedStack: [UIViewController] = []

    /// The stack after a transition that was cancelled.
    func stackAfterCancelling(_ stack: [UIViewController]) -> [UIViewController] {
        let isGrown = stack.count > wantedStack.count && zip(stack, wantedStack).allSatisfy { $0 === $1 }
        if isGrown { return formerStack + stack[wantedStack.count...].filter { page in !formerStack.contains { $0 === page } } }
        return stack.elementsEqual(wantedStack, by: ===) ? formerStack : stack
    }
    /// The interaction controller of the next transition: the finger at the edge.
    var interactor: UIPercentDrivenInteractiveTransition?
    /// True if the bars of the running transition move already.
    var movesBars = false
}
