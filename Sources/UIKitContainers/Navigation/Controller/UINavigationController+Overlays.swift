import Foundation
@_spi(ForasteroInternal) import UIKitCore
@_spi(ForasteroInternal) import UIKitPresentation

// A view that covers one child alone, such as its search, comes and goes together with the child.
extension UINavigationController {
    func moveOverlays(with transition: ControllerTransition, _ operation: Operation, from: UIViewController?, to: UIViewController?) {
        let view: UIView = self.view
        let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let width = view.bounds.width * direction
        let beneath = -width * NavigationTransitionTheme.flat.parallax
        let isPop = operation == .pop
        if let leaving = from?.overlay?.view {
            transition.animateAlongsideTransition(
                in: leaving,
                animation: { _ in
                    leaving.transform = CGAffineTransform(translationX: isPop ? width : beneath, y: 0)
                })
        }
        guard let to, let coming = to.overlay?.view else { return }
        UIView.performWithoutAnimation { coming.transform = CGAffineTransform(translationX: isPop ? beneath : width, y: 0) }
        transition.animateAlongsideTransition(
            in: coming,
            animation: { [weak self] _ in
                // The child controller's view is in the container by now.
                if let pageView = to.viewIfLoaded, let container = pageView.superview, coming.superview !== container {
                    UIView.performWithoutAnimation {
                        container.insertSubview(coming, aboveSubview: pageView)
                        self?.placeOverlay(of: to)
                    }
                }
                coming.transform = .identity
            })
    }

    /// Only the overlay of the child controller that is shown is in the container.
    func settleOverlays(shown: UIViewController?, gone: UIViewController?) {
        if let overlay = gone?.overlay?.view {
            overlay.transform = .identity
            if overlay.superview === navigationView?.container { overlay.removeFromSuperview() }
        }
        guard let overlay = shown?.overlay?.view, let pageView = shown?.viewIfLoaded, let container = pageView.superview else { return }
        overlay.transform = .identity
        if overlay.superview !== container { container.insertSubview(overlay, aboveSubview: pageView) }
    }
}
