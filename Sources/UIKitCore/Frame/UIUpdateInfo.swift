import Foundation

/// What is known of the update of the screen that is being made. It is the same object for all of one update.
// apple: https://developer.apple.com/documentation/uikit/uiupdateinfo
@preconcurrency @MainActor @objcMembers open class UIUpdateInfo: UIObject {
    /// The "now" of animations and physics, in seconds on the clock of `CACurrentMediaTime()`: when the frame began.
    public let modelTime: TimeInterval
    /// When the changes must be done to be seen in the coming frame.
    public let completionDeadlineTime: TimeInterval
    /// When the changes are probably going to be seen.
    public let estimatedPresentationTime: TimeInterval

    /// True if the changes are seen without waiting for the frame. False: no display here does that.
    open var isImmediatePresentationExpected: Bool { false }
    /// True if there will be phases of low latency. False: no display here has that.
    open var isLowLatencyEventDispatchConfirmed: Bool { false }
    /// True in a phase of low latency. False: no display here has that.
    open var isPerformingLowLatencyPhases: Bool { false }

    init(from start: TimeInterval, to target: TimeInterval) {
        modelTime = start
        completionDeadlineTime = target
        estimatedPresentationTime = target
        super.init()
    }

    /// The update of the screen that a scene is on; nil while none is being made.
    @nonobjc open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? { windowScene.screen.host.updatesIfAny?.info }

    /// The update of the screen that a view is on; nil while none is being made, and for a view in no window.
    @nonobjc open class func current(for view: UIView) -> UIUpdateInfo? { view.window?.screenHost.updatesIfAny?.info }
}
