import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

/// How the system pushes and pops: the child controller above slides over the one below, which moves aside more slowly and is dimmed.
final class NavigationAnimator: UIObject, TimedTransitionAnimator {
    private let isPush: Bool
    private let theme = NavigationTransitionTheme.flat

    init(isPush: Bool) {
        self.isPush = isPush
        super.init()
    }

    /// A child controller that a finger drags stays under the finger.
    private(set) var timing = TransitionTiming.spring

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { theme.duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if context.isInteractive { timing = .curve(.linear) }
        let container = context.containerView
        guard let fromController = context.viewController(forKey: .from), let toController = context.viewController(forKey: .to),
            let from = context.view(forKey: .from), let to = context.view(forKey: .to)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let fromFrame = context.initialFrame(for: fromController)
        let toFrame = context.finalFrame(for: toController)
        let width = container.bounds.width * (container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let upper = isPush ? to : from
        let cover = PageCover(frame: container.bounds, theme: theme, isRightToLeft: width < 0)

        UIView.performWithoutAnimation {
            if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
            container.insertSubview(cover, belowSubview: upper)
            to.frame = toFrame.offsetBy(dx: isPush ? width : -width * theme.parallax, dy: 0)
            cover.place(beside: upper.frame, share: isPush ? 0 : 1)
            to.layoutIfNeeded()
        }
        timing.animate(
            for: theme.duration,
            changes: { [isPush, theme] in
                to.frame = toFrame
                from.frame = fromFrame.offsetBy(dx: isPush ? -width * theme.parallax : width, dy: 0)
                cover.place(beside: upper.frame, share: isPush ? 1 : 0)
            },
            completion: { _ in
                cover.removeFromSuperview()
                UIView.performWithoutAnimation { from.frame = fromFrame }
                context.completeTransition(!context.transitionWasCancelled)
            })
    }
}
