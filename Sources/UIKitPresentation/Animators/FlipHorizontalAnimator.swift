import Foundation
internal import QuartzCore
@_spi(ForasteroInternal) internal import UIKitCore

/// Turns everything about the vertical axis: the presented view is on the back of what is there.
final class FlipHorizontalAnimator: UIObject, TimedTransitionAnimator {
    private let isPresenting: Bool
    let timing = TransitionTiming.curve(.easeInOut)

    /// How far the eye is from the screen, in points.
    private static let eyeDistance: CGFloat = 1000

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.75 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let sign: CGFloat = isPresenting ? 1 : -1
        let going = context.view(forKey: .from)
        let coming = isPresenting ? context.putInViewOnTop() : context.view(forKey: .to)
        if !isPresenting { _ = context.putInViewBeneath() }
        let half = transitionDuration(using: context) / 2
        coming?.isHidden = true
        TransitionTiming.curve(.easeIn).animate(for: half) {
            going?.layer.transform = Self.turned(by: sign * .pi / 2)
        } completion: { _ in
            going?.isHidden = true
            coming?.isHidden = false
            coming?.layer.transform = Self.turned(by: -sign * .pi / 2)
            TransitionTiming.curve(.easeOut).animate(for: half) {
                coming?.layer.transform = CATransform3DIdentity
            } completion: { _ in
                going?.isHidden = false
                going?.layer.transform = CATransform3DIdentity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private static func turned(by angle: CGFloat) -> CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / eyeDistance
        return CATransform3DRotate(perspective, angle, 0, 1, 0)
    }
}
