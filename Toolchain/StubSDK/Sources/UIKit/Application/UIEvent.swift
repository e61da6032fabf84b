import QuartzCore

@preconcurrency @MainActor open class UITouch: UIObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }
    open var timestamp: TimeInterval { 0 }
    open var phase: Phase { .began }
    open var tapCount: Int { 0 }
    open var type: TouchType { .direct }
    open var force: CGFloat { 0 }
    open var maximumPossibleForce: CGFloat { 0 }
    open var majorRadius: CGFloat { 0 }
    open var view: UIView? { nil }
    open var window: UIWindow? { nil }
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor open class UIEvent: UIObject {
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses, scroll = 10, hover, transform = 14 }
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var timestamp: TimeInterval { 0 }
    open var allTouches: Set<UITouch>? { nil }
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@preconcurrency @MainActor open class UIPress: UIObject {
    public enum PressType: Int, Sendable { case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause }
    open var type: PressType { .select }
    open var key: UIKey? { nil }
}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    open var allPresses: Set<UIPress> { [] }
}
@preconcurrency @MainActor open class UIKey: UIObject {
    open var characters: String { "" }
    open var keyCode: UIKeyboardHIDUsage { .keyboardTab }
    open var modifierFlags: UIKeyModifierFlags { [] }
}
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardReturnOrEnter = 40, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
    case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
@preconcurrency @MainActor open class UICommand: UIObject {}
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) { self.init() }
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String) {
        self.init()
    }
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow", inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow", inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
}
