/// Is notified when a dynamic animator begins and ceases to move things.
// apple: https://developer.apple.com/documentation/uikit/uidynamicanimatordelegate
@preconcurrency @MainActor @objc public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    /// Called before the first frame after a rest.
    @objc optional func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

    /// Called when all items have come to rest, or none is left.
    @objc optional func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
