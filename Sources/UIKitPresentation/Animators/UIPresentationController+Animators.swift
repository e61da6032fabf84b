@_spi(ForasteroInternal) internal import UIKitCore

extension UIPresentationController {
    /// The system's motion for the presented controller's style, or for that of the controller that defines the context.
    func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
        switch transitionStyle {
        case .coverVertical, .partialCurl: CoverVerticalAnimator(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
        case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
        }
    }

    private var transitionStyle: UIModalTransitionStyle {
        if presentationStyle.isInContext, let presenter, presenter.providesPresentationContextTransitionStyle {
            return presenter.modalTransitionStyle
        }
        return presentedViewController.modalTransitionStyle
    }
}
