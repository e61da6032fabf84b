import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitCollections
@_spi(ForasteroInternal) import UIKitPresentation

/// Pushes and pops a controller of a collection view that shows the same one as the controller below: the items go from their positions in
/// one layout to those in the other.
final class LayoutToLayoutAnimator: UIObject, TimedTransitionAnimator {
    let timing = TransitionTiming.curve(.easeInOut)

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        NavigationTransitionTheme.flat.layoutDuration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to) as? UICollectionViewController, let to = context.view(forKey: .to) else {
            return context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.performWithoutAnimation {
            context.containerView.addSubview(to)
            to.frame = context.finalFrame(for: controller)
            controller.takeOver()
        }
        controller.showOwnLayout(animated: true) { context.completeTransition(!context.transitionWasCancelled) }
    }
}
