import Foundation
@_spi(ForasteroInternal) internal import UIKitCore

/// What controllers present and dismiss others with.
final class ControllerPresenter: ControllerPresenting {
    static func present(_ request: PresentationRequest) { request.perform() }

    static func dismiss(askedOf controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?) {
        DismissalRequest(askedOf: controller, isAnimated: isAnimated, completion: completion)?.perform()
    }

    static func adapt(
        _ controller: UIPresentationController, to traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator
    ) {
        controller.adapt(to: traits, coordinator: coordinator)
    }

    static func makeAnimator(
        for controller: UIPresentationController, isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning {
        controller.systemAnimator(isPresenting: isPresenting)
    }

    static func makeSizeChange(of window: UIWindow, to frame: CGRect, traits: UITraitCollection) -> any WindowSizeChanging {
        WindowSizeChange(of: window, to: frame, traits: traits)
    }
}
