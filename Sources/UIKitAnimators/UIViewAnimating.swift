import Foundation

/// An animation that can be started, paused and stopped.
// apple: https://developer.apple.com/documentation/uikit/uiviewanimating
@preconcurrency @MainActor @objc public protocol UIViewAnimating: NSObjectProtocol {
    /// Says whether it has begun, and whether it was stopped.
    var state: UIViewAnimatingState { get }
    /// True if it is moving now.
    var isRunning: Bool { get }
    /// True if it goes back to its beginning.
    var isReversed: Bool { get set }
    /// How much of the way, in the present direction, has been made: from 0 to 1.
    var fractionComplete: CGFloat { get set }

    /// Begins it, or lets it go on from where it was paused.
    func startAnimation()
    /// Begins it after some seconds.
    @objc(startAnimationAfterDelay:)
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds it where it is; it is begun, if it was not.
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
    /// Adds changes that begin when a part of the rest, from 0 to 1, has passed.
    @objc(addAnimations:delayFactor:)
    optional func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes that are animated for the rest.
    @objc(addAnimations:)
    optional func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called when it is over, with where it stopped.
    @objc(addCompletion:)
    optional func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Lets it go on with another timing, for a multiple of its duration; 0 is the rest.
    @objc(continueAnimationWithTimingParameters:durationFactor:)
    optional func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
