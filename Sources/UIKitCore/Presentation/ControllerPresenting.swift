import Foundation

/// Presents and dismisses controllers, and runs what moves meanwhile. Declared in UIKitPresentation, and found by the name of its class.
@MainActor
package protocol ControllerPresenting {
    static func present(_ request: PresentationRequest)
    /// Dismisses the controller that another presents; if it presents nothing, the controller itself.
    static func dismiss(askedOf controller: UIViewController, isAnimated: Bool, completion: (() -> Void)?)
    /// Takes the style that belongs to other traits.
    static func adapt(
        _ controller: UIPresentationController, to traits: UITraitCollection, coordinator: any UIViewControllerTransitionCoordinator)
    /// The system's motion for a controller's style.
    static func makeAnimator(
        for controller: UIPresentationController, isPresenting: Bool
    ) -> any UIViewControllerAnimatedTransitioning
    /// Announces a change of a window's size, and makes it.
    static func makeSizeChange(of window: UIWindow, to frame: CGRect, traits: UITraitCollection) -> any WindowSizeChanging
}

@MainActor
enum PresentationSystem {
    static let shared: any ControllerPresenting.Type = ClassLookup.require("ControllerPresenter", of: "UIKitPresentation")
}
