@_spi(ForasteroInternal) internal import UIKitCore

/// Leads a transition by moving everything itself, without an animator whose time would be moved.
///
/// It brings the transition to its end too: after `finishInteractiveTransition()` or `cancelInteractiveTransition()` it animates the
/// rest and calls `completeTransition(_:)`. What runs alongside begins when the hand lets go.
@MainActor
package protocol HandsOnInteractor: UIViewControllerInteractiveTransitioning {}
