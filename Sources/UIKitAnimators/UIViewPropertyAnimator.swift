import Foundation

/// Animates what blocks change, and can be paused, moved by hand, reversed and stopped on the way.
///
/// The blocks are run when the animation starts or is paused first; the properties have their new values from then on. When it ends at
/// its beginning, because it was reversed, they get their old values back.
// apple: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor @objcMembers open class UIViewPropertyAnimator: UIObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    let engine: AnimatorEngine

    // MARK: Creating

    /// - Parameters:
    ///   - duration: in seconds. Springs that are known by mass and stiffness take the time that they take.
    ///   - parameters: how it moves.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        engine = AnimatorEngine(duration: duration, timing: parameters)
        super.init()
    }

    /// An animation of 0.25 seconds that moves along the system's default curve.
    // apple: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
    public convenience override init() {
        self.init(duration: 0.25, timingParameters: UICubicTimingParameters())
    }

    /// An animation that moves along one of the system's curves.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animation that moves along a cubic Bézier curve.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animation that moves as on a spring, which is at rest when the duration is over.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animation that runs already.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        let animator = _objcNewAnimator(Self.self, duration: duration, timing: UICubicTimingParameters(options: options))
        animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        let state = engine.lastState
        _require(
            state == .inactive,
            "It is an error to release a paused or stopped property animator. Property animators must either finish animating or be "
                + "explicitly stopped and finished before they can be released. Call stopAnimation(true) before dropping the animator.")
    }

    /// An animator with the same duration and motion, and with neither blocks nor completions.
    open func copy(with zone: NSZone? = nil) -> Any {
        _objcNewAnimator(type(of: self), duration: duration, timing: engine.timing)
    }

    // MARK: How it moves

    /// How it moves, as it was made.
    open var timingParameters: (any UITimingCurveProvider)? { engine.timing }

    /// In seconds, without the delay. That of the spring, if the spring has one of its own.
    open var duration: TimeInterval { engine.duration }

    /// The delay of the animation's start, in seconds.
    open var delay: TimeInterval { engine.delay }

    /// True if views get touches while they are moved. Default: true. To be set before the animation starts.
    open var isUserInteractionEnabled = true {
        didSet { engine.tracks.blocksTouches = !isUserInteractionEnabled }
    }

    /// True if the views that are moved get touches where they are seen: the application hit-tests by itself. Stored only. Default: false.
    open var isManualHitTestingEnabled = false

    /// True if it can be paused, reversed and stopped. Default: true. To be set while the animator is inactive.
    open var isInterruptible = true {
        willSet {
            _require(
                state == .inactive,
                "It is not allowed to set the interruptible property of an active animator: \(self). Set it before the start.")
        }
    }

    /// True if ``fractionComplete`` is the share of the way while paused; if false it is that of the time. Default: true.
    open var scrubsLinearly = true {
        didSet { engine.scrubsLinearly = scrubsLinearly }
    }

    /// True if it pauses at its ends in place of being over, so that it can be reversed. No completion is called then. Default: false.
    open var pausesOnCompletion = false {
        didSet { engine.pausesOnCompletion = pausesOnCompletion }
    }

    // MARK: Where it is

    open var state: UIViewAnimatingState { engine.state }

    /// True if it moves now; can be observed.
    open var isRunning: Bool { engine.isRunning }

    /// True if it goes back to its beginning. Setting it turns around what runs.
    open var isReversed: Bool {
        get { engine.isReversed }
        set {
            requireInterruptible("continued or reversed")
            engine.setReversed(newValue)
        }
    }

    /// How much of the way, in the present direction, has been made: from 0 to 1. Setting it pauses the animation there.
    open var fractionComplete: CGFloat {
        get { CGFloat(engine.fractionComplete) }
        set {
            requireNotStopped("moved")
            keepObserved { engine.scrub(to: Double(newValue)) }
        }
    }

    // MARK: What it does

    /// Adds changes. A running animation lets them take the rest of its time.
    /// - Parameter delayFactor: the share of the remaining way after which they begin, from 0 to 1.
    @objc(addAnimations:delayFactor:)
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        requireNotStopped("given animations")
        engine.add(animation, delayFactor: Double(delayFactor))
    }

    @objc(addAnimations:)
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds what is called at the end, in the order in which it was added, with the end that was reached.
    @objc(addCompletion:)
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { engine.completions.append(completion) }

    // MARK: Starting and stopping

    /// Starts, or goes on from where it was paused.
    open func startAnimation() {
        requireNotStopped("started")
        keepObserved { engine.start(afterDelay: 0) }
    }

    /// Starts after some seconds.
    @objc(startAnimationAfterDelay:)
    open func startAnimation(afterDelay delay: TimeInterval) {
        requireNotStopped("started")
        _require(
            state == .inactive || isRunning || delay <= 0,
            "A paused animator (\(self)) cannot be started with a delay! Call startAnimation() or continueAnimation(…).")
        keepObserved { engine.start(afterDelay: delay) }
    }

    /// Halts the animation where it is. One that has not started becomes active.
    open func pauseAnimation() {
        requireInterruptible("paused")
        requireNotStopped("paused")
        keepObserved { engine.pause() }
    }

    /// Goes on from where it was paused.
    /// - Parameters:
    ///   - parameters: how it moves from here on; nil for as before.
    ///   - durationFactor: the share of the whole duration that the rest takes; 0 for the time that was left.
    @objc(continueAnimationWithTimingParameters:durationFactor:)
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        requireInterruptible("continued or reversed")
        requireNotStopped("continued")
        keepObserved { engine.resume(timing: parameters, durationFactor: Double(durationFactor)) }
    }

    /// Stops where it is; the properties keep what is seen. Does nothing if it is inactive.
    /// - Parameter withoutFinishing: whether the animator is inactive with that, and no completion is called; otherwise
    ///   ``finishAnimation(at:)`` has to follow.
    open func stopAnimation(_ withoutFinishing: Bool) {
        _require(
            isInterruptible, "An animator \(self) that is not interruptible cannot be stopped! Set isInterruptible before the start.")
        _require(state != .stopped, "Animator \(self) is already stopped! Call finishAnimation(at:).")
        keepObserved { engine.stop(withoutFinishing: withoutFinishing) }
    }

    /// Ends a stopped animation: the properties get the values of that position, and completions are called.
    @objc(finishAnimationAtPosition:)
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        _require(
            state != .active, "finishAnimationAtPosition: should only be called on a stopped animator! Call stopAnimation(false) first.")
        if state == .stopped { engine.finish(at: finalPosition) }
    }

    // MARK: Misuse

    private func requireInterruptible(_ deed: String) {
        _require(
            isInterruptible || state == .inactive,
            "An animator \(self) that is not interruptible cannot be \(deed)! Set isInterruptible before the start.")
    }

    private func requireNotStopped(_ deed: String) {
        _require(state != .stopped, "Animator \(self) is stopped and cannot be \(deed). Call finishAnimation(at:) first.")
    }

    private func keepObserved(_ change: () -> Void) {
        engine.owner = self
        change()
    }
}

extension UICubicTimingParameters {
    fileprivate convenience init(options: UIView.AnimationOptions) {
        let function = options.timingFunction
        var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
        function.getControlPoint(at: 1, values: &first)
        function.getControlPoint(at: 2, values: &second)
        self.init(
            controlPoint1: CGPoint(x: CGFloat(first[0]), y: CGFloat(first[1])),
            controlPoint2: CGPoint(x: CGFloat(second[0]), y: CGFloat(second[1])))
    }
}
