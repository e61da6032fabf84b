import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

extension ControllerTransition: UIViewControllerContextTransitioning {
    public var containerView: UIView { container }
    public var isAnimated: Bool { isAnimating }
    public var isInteractive: Bool { interaction.isInteractive }
    public var transitionWasCancelled: Bool { interaction.isCancelled }
    public var presentationStyle: UIModalPresentationStyle { style }
    public var targetTransform: CGAffineTransform { .identity }

    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    public func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    public func initialFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.initialFrame ?? .zero }
    public func finalFrame(for vc: UIViewController) -> CGRect { side(of: vc)?.finalFrame ?? .zero }

    public func completeTransition(_ didComplete: Bool) { end(didComplete: didComplete) }

    private func side(of controller: UIViewController) -> TransitionSide? {
        if controller === from.controller { return from }
        return controller === to.controller ? to : nil
    }
}
