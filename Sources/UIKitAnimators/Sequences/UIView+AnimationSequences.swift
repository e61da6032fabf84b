import Foundation

// The way to animate before there were blocks. Still found in much source; to be avoided in new one.
extension UIView {
    /// Animates everything that changes until ``commitAnimations()``. Calls nest.
    ///
    /// Begins with a duration of 0.2 seconds, no delay, an ease at both ends, and nobody who is notified of it.
    /// - Parameters:
    ///   - animationID: handed to the delegate's methods, as is `context`.
    // apple: https://developer.apple.com/documentation/uikit/uiview/beginanimations(_:context:)
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        AnimationSequence.begin(AnimationSequence(identifier: animationID, context: context))
    }

    /// Ends what ``beginAnimations(_:context:)`` began.
    public class func commitAnimations() { AnimationSequence.commit() }

    /// Who is notified of the beginning and the end. Kept alive until the end. Default: nil.
    public class func setAnimationDelegate(_ delegate: Any?) { AnimationSequence.current?.delegate = delegate as AnyObject? }

    /// The message to the delegate when the animation begins: it takes the identifier and the context. Default: nil.
    @objc(setAnimationWillStartSelector:)
    public class func setAnimationWillStart(_ selector: Selector?) { AnimationSequence.current?.willStart = selector }

    /// The message to the delegate at the end: it takes the identifier, a number that is true or false, and the context. Default: nil.
    @objc(setAnimationDidStopSelector:)
    public class func setAnimationDidStop(_ selector: Selector?) { AnimationSequence.current?.didStop = selector }

    /// In seconds. Default: 0.2.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        AnimationSequence.current?.change { $0.duration = max(duration, 0) }
    }

    /// In seconds. Default: 0.
    public class func setAnimationDelay(_ delay: TimeInterval) { AnimationSequence.current?.change { $0.delay = max(delay, 0) } }

    /// Default: an ease at both ends.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        AnimationSequence.current?.change { $0.motion = .curve(curve.timingFunction) }
    }

    /// How often the changes are run; 0 stands for once. Default: 0.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        AnimationSequence.current?.change { $0.repetition.count = repeatCount }
    }

    /// Returns true if each run goes back to the beginning. Default: false.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        AnimationSequence.current?.change { $0.repetition.autoreverses = repeatAutoreverses }
    }

    /// Returns true if what is in motion goes on from where it is seen. Default: false.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        AnimationSequence.current?.change {
            if fromCurrentState {
                $0.options.insert(.beginFromCurrentState)
            } else {
                $0.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// Lets the content of a view change by a transition. To be called before the content changes.
    /// - Parameter cache: without effect.
    @objc(setAnimationTransition:forView:cache:)
    public class func setAnimationTransition(_ transition: UIView.AnimationTransition, for view: UIView, cache: Bool) {
        guard let kind = transition.kind, let sequence = AnimationSequence.current else { return }
        sequence.prepareTransition(kind, of: view)
    }
}

extension UIView.AnimationTransition {
    fileprivate var kind: TransitionKind? {
        switch self {
        case .none: nil
        case .flipFromLeft: .flip(.left)
        case .flipFromRight: .flip(.right)
        case .curlUp: .curlUp
        case .curlDown: .curlDown
        }
    }
}
