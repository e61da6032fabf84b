import Foundation

/// An animation that can be started, paused and stopped.
// apple: https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor @objc public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    /// Whether it is moving now.
    var isRunning: Bool { get }
    /// Whether it goes back to its beginning.
    var isReversed: Bool { get set }
    /// How much of the way, in the present direction, has been made: from 0 to 1.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    @objc(startAnimationAfterDelay:)
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    /// Stops where it is.
    /// - Parameter withoutFinishing: whether all is over with that; otherwise ``finishAnimation(at:)`` has to follow.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation.
    @objc(finishAnimationAtPosition:)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks change.
// apple: https://developer.apple.com/documentation/uikit/uiviewimplicitlyanimating
@preconcurrency @MainActor @objc public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    @objc(addAnimations:delayFactor:)
    optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    @objc(addAnimations:)
    optional func addAnimations(_ animation: @escaping () -> Void)
    @objc(addCompletion:)
    optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    @objc(continueAnimationWithTimingParameters:durationFactor:)
    optional func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
