import Foundation

/// Says over which parts of a view the pointer looks how.
// apple: https://developer.apple.com/documentation/uikit/uipointerinteractiondelegate
@preconcurrency @MainActor @objc public protocol UIPointerInteractionDelegate: NSObjectProtocol {
    /// The region under the pointer; nil where the view has none there. Default: the whole view. Asked at each move.
    @objc(pointerInteraction:regionForRequest:defaultRegion:)
    optional func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion?
    /// The style of the pointer in a region that it has come into; nil for the system's.
    @objc(pointerInteraction:styleForRegion:)
    optional func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
    /// Called before the pointer comes into a region; with whom to animate that.
    @objc(pointerInteraction:willEnterRegion:animator:)
    optional func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
    /// Called before the pointer leaves a region.
    @objc(pointerInteraction:willExitRegion:animator:)
    optional func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}

/// Takes what is to be animated when the pointer comes or goes.
// apple: https://developer.apple.com/documentation/uikit/uipointerinteractionanimating
@preconcurrency @MainActor @objc public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Changes that are animated together with the pointer.
    @objc(addAnimations:) func addAnimations(_ animations: @escaping () -> Void)
    /// Called after that, with whether it was not cut short.
    @objc(addCompletion:) func addCompletion(_ completion: @escaping (Bool) -> Void)
}
