import QuartzCore

@preconcurrency @MainActor @objc public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    @objc optional func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    @objc(gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:) optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc(gestureRecognizer:shouldRequireFailureOfGestureRecognizer:) optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc(gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:) optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    @objc(gestureRecognizer:shouldReceiveTouch:) optional func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool
}

@preconcurrency @MainActor open class UIGestureRecognizer: UIObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
    }
    private var targets: [(object: () -> AnyObject?, action: Selector)] = []
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public convenience override init() { self.init(target: nil, action: nil) }
    open weak var delegate: UIGestureRecognizerDelegate?
    open internal(set) weak var view: UIView?
    open var state = State.possible { didSet { if state == .ended || state == .changed || state == .began { send() } } }
    open var isEnabled = true, cancelsTouchesInView = true, delaysTouchesBegan = false, delaysTouchesEnded = true, name: String?
    open var allowedTouchTypes: [NSNumber] = [], requiresExclusiveTouchType = true
    open var numberOfTouches: Int { 0 }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open func addTarget(_ target: Any, action: Selector) {
        weak let object = target as AnyObject
        targets.append(({ object }, action))
    }
    open func removeTarget(_ target: Any?, action: Selector?) {
        targets.removeAll { (target == nil || $0.object() === (target as AnyObject)) && (action == nil || $0.action == action!) }
    }
    private func send() {
        for target in targets { _ = (target.object() as? Foundation.NSObject)?.perform(target.action, with: self) }
    }
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    open func reset() {}
    open func ignore(_ touch: UITouch, for event: UIEvent) {}
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5, allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0, numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public var rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4), down = Self(rawValue: 8)
    }
    open var direction = Direction.right, numberOfTouchesRequired = 1
}
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
