import CoreGraphics

public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

@objc public protocol CAMediaTiming {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}
extension CALayer: CAMediaTiming {}

@objc public protocol CAAnimationDelegate: NSObjectProtocol {
    @objc optional func animationDidStart(_ anim: CAAnimation)
    @objc(animationDidStop:finished:) optional func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

open class CAMediaTimingFunction: UIObject, @unchecked Sendable {
    public init(name: CAMediaTimingFunctionName) {}
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

open class CAAnimation: UIObject, CAAction, CAMediaTiming, NSCopying {
    public override init() { super.init() }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open var delegate: CAAnimationDelegate?
    open var duration: CFTimeInterval = 0, beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
    open var speed: Float = 1, repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0, autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open var timingFunction: CAMediaTimingFunction?
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
    open class func defaultValue(forKey key: String) -> Any? { nil }
}

open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?, isAdditive = false, isCumulative = false
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?, toValue: Any?, byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10, initialVelocity: CGFloat = 0
    open var settlingDuration: CFTimeInterval { 0 }
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?, path: CGPath?, keyTimes: [NSNumber]?, timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
}

open class CATransition: CAAnimation {
    open var type = CATransitionType.fade, subtype: CATransitionSubtype?
    open var startProgress: Float = 0, endProgress: Float = 1
}

open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?
}

open class CATransaction: UIObject {
    public class func begin() {}
    public class func commit() {}
    public class func flush() {}
    public class func disableActions() -> Bool { false }
    public class func setDisableActions(_ flag: Bool) {}
    public class func animationDuration() -> CFTimeInterval { 0.25 }
    public class func setAnimationDuration(_ dur: CFTimeInterval) {}
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    public class func completionBlock() -> (() -> Void)? { nil }
    public class func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

public struct CAFrameRateRange: Hashable, Sendable {
    public var minimum, maximum: Float
    public var preferred: Float?
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
    }
    public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}

open class CADisplayLink: UIObject {
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }
    let target: AnyObject, selector: Selector
    open var isPaused = false, preferredFramesPerSecond = 0, preferredFrameRateRange = CAFrameRateRange.default
    open var timestamp: CFTimeInterval = 0, targetTimestamp: CFTimeInterval = 0, duration: CFTimeInterval = 0
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
    open func invalidate() {}
}
