import QuartzCore

extension UIView {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
        case bottomRight
    }
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }
    public struct AutoresizingMask: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2)
        public static let flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8)
        public static let flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
    }
    public struct AnimationOptions: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2)
        public static let beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8), autoreverse = Self(rawValue: 16)
        public static let overrideInheritedDuration = Self(rawValue: 32), overrideInheritedCurve = Self(rawValue: 64)
        public static let allowAnimatedContent = Self(rawValue: 128), showHideTransitionViews = Self(rawValue: 256)
        public static let curveEaseInOut = Self([]), curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16)
        public static let curveLinear = Self(rawValue: 3 << 16), transitionFlipFromLeft = Self(rawValue: 1 << 20)
        public static let transitionFlipFromRight = Self(rawValue: 2 << 20), transitionCrossDissolve = Self(rawValue: 5 << 20)
    }
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear = Self([]), calculationModeCubic = Self(rawValue: 3 << 10)
        public static let beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8)
    }

    // Animations end at once
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { finish(animations, completion) }
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { finish(animations, completion) }
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { finish(animations, completion) }
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { finish(animations, completion) }
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) { animations() }
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) { finish(animations, completion) }
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) { finish(nil, completion) }
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    public class var areAnimationsEnabled: Bool { true }
    public class var inheritedAnimationDuration: TimeInterval { 0 }
    public class func setAnimationsEnabled(_ enabled: Bool) {}
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    public class func commitAnimations() {}
    public class func setAnimationDuration(_ duration: TimeInterval) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    private class func finish(_ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        animations?()
        completion?(true)
    }
}

extension UIAppearance where Self: UIAppearanceContainer {
    public static func appearance() -> Self { fatalError("The stub SDK has no appearance proxies.") }
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { appearance() }
}

@preconcurrency @MainActor @objc public protocol UITimingCurveProvider: NSObjectProtocol {}
@preconcurrency @MainActor open class UISpringTimingParameters: UIObject, UITimingCurveProvider {
    public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) {}
}
@preconcurrency @MainActor open class UIViewPropertyAnimator: UIObject {
    private var animations: [() -> Void] = [], completions: [(UIViewAnimatingPosition) -> Void] = []
    open var fractionComplete: CGFloat = 0, isReversed = false
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init()
        if let animations { addAnimations(animations) }
    }
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .linear, animations: animations)
    }
    public convenience init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) { self.init() }
    open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
    open func startAnimation() {
        animations.forEach { $0() }
        completions.forEach { $0(.end) }
    }
    open func pauseAnimation() {}
    open func stopAnimation(_ withoutFinishing: Bool) {}
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
