import Foundation

extension UIView {
    /// Animates several changes, each with its own part of the time.
    ///
    /// The block calls ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` for each part; what it changes outside of
    /// these takes the whole time. Between its parts a property keeps its value.
    /// - Parameters:
    ///   - duration: of all parts together, in seconds. Inside another animation, its duration holds.
    ///   - completion: called when all is over, with false if something was cut short.
    // apple: https://developer.apple.com/documentation/uikit/uiview/animatekeyframes(withduration:delay:options:animations:completion:)
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let parameters = ViewAnimationParameters(duration: duration, delay: delay, options: options.animationOptions)
        let recorder = ChangeRecorder(parameters: parameters.inherited(from: AnimationStack.innermost?.parameters))
        let outer = ChangeRecorder.current
        recorder.record(animations)
        if let outer {
            outer.animate(recorder.finish(), mode: options.calculationMode)
            outer.recordBlock({}, completion: completion)
            return
        }
        let animation = BlockAnimation(parameters) { finished in
            for waiting in recorder.completions { waiting(finished) }
            completion?(finished)
        }
        animation.animate(recorder.finish(), mode: options.calculationMode)
        for part in recorder.nested { animation.animate(part.tracks, mode: part.mode) }
        animation.close()
    }

    /// Animates what a block changes in a part of the time of ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
    ///
    /// Outside of such a block the changes are made at once.
    /// - Parameters:
    ///   - frameStartTime: when it begins, from 0, the beginning, to 1, the end.
    ///   - frameDuration: the share of the whole duration that it takes.
    // apple: https://developer.apple.com/documentation/uikit/uiview/addkeyframe(withrelativestarttime:relativeduration:animations:)
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let recorder = ChangeRecorder.current else { return animations() }
        recorder.recordKeyframe(from: frameStartTime, lasting: frameDuration, animations)
    }
}

extension UIView.KeyframeAnimationOptions {
    private static let calculationMask: UInt = 0xF << 10

    /// The same without the way in which values are calculated. Options for the curve, which only the other type names, pass through.
    fileprivate var animationOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & ~Self.calculationMask) }

    fileprivate var calculationMode: CAAnimationCalculationMode {
        switch UIView.KeyframeAnimationOptions(rawValue: rawValue & Self.calculationMask) {
        case .calculationModeDiscrete: .discrete
        case .calculationModePaced: .paced
        case .calculationModeCubic: .cubic
        case .calculationModeCubicPaced: .cubicPaced
        default: .linear
        }
    }
}
