import Foundation

/// Watches touches in its view, and in all inside it, for a movement, and sends an action when it sees one.
///
/// Discrete recognisers send one action, in state ``State/ended``; continuous ones send one for each state from
/// ``State/began`` to ``State/ended`` or ``State/cancelled``. Recognisers of the same touches compete: the first to recognise makes
/// the others fail, unless a delegate allows both.
// apple: https://developer.apple.com/documentation/uikit/uigesturerecognizer
@preconcurrency @MainActor @objcMembers open class UIGestureRecognizer: UIObject {
    /// How far a recogniser has come.
    public enum State: Int, Sendable {
        /// Not recognised yet, or ready for the next attempt.
        case possible = 0
        /// A continuous gesture has begun.
        case began = 1
        /// A continuous gesture goes on.
        case changed = 2
        /// Recognised: the end of a continuous gesture, or a discrete one as a whole.
        case ended = 3
        /// The system, or the app, has ended a continuous gesture.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// The state of a discrete recogniser that has recognised: the same as ``ended``.
        public static var recognized: State { .ended }
    }

    // MARK: Creating

    /// A recogniser with a first target and action; neither is used if one of them is nil.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
        if let census = Inspection.census { census.add(self) }
    }

    /// A recogniser without a target.
    @preconcurrency @MainActor public convenience override init() { self.init(target: nil, action: nil) }

    /// A recogniser from a nib.
    public init?(coder: NSCoder) {
        super.init()
        decodeRecognizer(from: coder)
        if let census = Inspection.census { census.add(self) }
    }

    deinit {
        if let census = Inspection.census { census.remove(self) }
    }

    /// Takes over what a nib says of the gesture. Does nothing here.
    @nonobjc func decodeGesture(from coder: NSCoder) {}

    // MARK: Targets

    /// Adds an object that is sent `action` when the recogniser's state says so. The same pair twice counts once.
    ///
    /// The target is not kept alive. The action takes nothing or the recogniser.
    open func addTarget(_ target: Any, action: Selector) { targets.add(target as AnyObject, action) }

    /// Removes a target; nil stands for any target, and any action.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target.map { $0 as AnyObject }, action) }

    // MARK: State

    /// How far the recogniser has come. Set by subclasses only.
    ///
    /// Setting it obeys the rules of competition: what is set may come later (see ``require(toFail:)``) or become a failure.
    open var state: UIGestureRecognizer.State {
        get { attempt.state }
        set { arena.change(self, to: newValue) }
    }

    /// The view to which the recogniser is attached.
    open var view: UIView? { attachedView }

    /// Who is asked about touches and competitors. Default: nil.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// True if the recogniser watches touches. Switching it off cancels it. Default: true.
    open dynamic var isEnabled = true {
        didSet { if oldValue, !isEnabled { arena.cancel(self) } }
    }

    /// A name for debugging.
    open var name: String?

    // MARK: Touches and the view

    /// True if the view's touches are cancelled when the recogniser succeeds. Default: true.
    open var cancelsTouchesInView = true
    /// True if the view is notified of touches only after the recogniser has failed. Default: false.
    open var delaysTouchesBegan = false
    /// True if the view is notified of lifted fingers only after the recogniser has failed. Default: true.
    open var delaysTouchesEnded = true
    /// Kinds of touches that are watched, as numbers of ``UITouch/TouchType``. Default: all.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// Kinds of presses that are watched, as numbers of ``UIPress/PressType``. Default: none.
    open var allowedPressTypes: [NSNumber] = []
    /// True if one gesture is made of one kind of touch only: others are ignored while it is under way. Default: true.
    open var requiresExclusiveTouchType = true

    /// The modifier keys that were held down when the recogniser last got a touch or a press.
    open var modifierFlags: UIKeyModifierFlags { attempt.modifierFlags }

    /// The buttons of the pointer that were down then.
    open var buttonMask: UIEvent.ButtonMask { attempt.buttonMask }

    /// How many fingers are part of the gesture now. Those of a tap count although they are lifted.
    open var numberOfTouches: Int { attempt.participants.count }

    /// Where the gesture is: the middle of its fingers, in a view's coordinates; in those of the window if nil.
    @objc(locationInView:)
    open func location(in view: UIView?) -> CGPoint { attempt.location(in: view, window: attachedView?.window) }

    /// Where one finger is.
    /// - Precondition: `touchIndex` is less than ``numberOfTouches``.
    @objc(locationOfTouch:inView:)
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let fingers = attempt.participants
        _require(
            fingers.indices.contains(touchIndex),
            "\(self) has \(fingers.count) touches; there is none at index \(touchIndex). Ask numberOfTouches first.")
        return fingers[touchIndex].location(in: view)
    }

    // MARK: Competition

    /// Makes this recogniser wait until another one has failed; if that one recognises, this one fails.
    @objc(requireGestureRecognizerToFail:)
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { requirements.add(otherGestureRecognizer) }

    /// Returns true if this recogniser, once active, makes another one fail. Default: true.
    @objc(canPreventGestureRecognizer:)
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if another recogniser, once active, makes this one fail. Default: true.
    @objc(canBePreventedByGestureRecognizer:)
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Returns true if this recogniser waits for another one's failure, asked once for each attempt. Default: false.
    @objc(shouldRequireFailureOfGestureRecognizer:)
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Returns true if another recogniser waits for this one's failure. Default: false.
    @objc(shouldBeRequiredToFailByGestureRecognizer:)
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    // MARK: For subclasses

    /// Fingers have come down. A subclass that overrides these four calls super.
    @objc(touchesBegan:withEvent:)
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have moved. Does nothing here.
    @objc(touchesMoved:withEvent:)
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were lifted. Does nothing here.
    @objc(touchesEnded:withEvent:)
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// The system has taken the touches away. Does nothing here.
    @objc(touchesCancelled:withEvent:)
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Better values for earlier touches have come. Never called: no device here sends estimates.
    @objc(touchesEstimatedPropertiesUpdated:)
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Keys or buttons of ``allowedPressTypes`` have been pressed.
    @objc(pressesBegan:withEvent:)
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Analogue buttons have another pressure. Does nothing here.
    @objc(pressesChanged:withEvent:)
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// Buttons were released. Does nothing here.
    @objc(pressesEnded:withEvent:)
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
    /// The system has taken the presses away. Does nothing here.
    @objc(pressesCancelled:withEvent:)
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

    /// The attempt is over: forget what was seen. Called after the action, before ``state`` becomes possible again.
    open func reset() {}

    /// Leaves a touch out of the gesture; its view keeps it.
    @objc(ignoreTouch:forEvent:)
    open func ignore(_ touch: UITouch, for event: UIEvent) { arena.ignore(touch, by: self) }

    /// Leaves a press out of the gesture.
    @objc(ignorePress:forEvent:)
    open func ignore(_ button: UIPress, for event: UIPressesEvent) { arena.ignore(button, by: self) }

    /// Returns true if the recogniser wants events of this kind at all; asked before the delegate. Default: true.
    @objc(shouldReceiveEvent:)
    open func shouldReceive(_ event: UIEvent) -> Bool { true }

    open nonisolated override var description: String {
        Thread.isMainThread ? MainActor.assumeIsolated { debugSummary } : super.description
    }

    // MARK: Internal

    weak var attachedView: UIView?
    var targets = TargetActions()
    var requirements = FailureRequirements()
    /// The state since the last reset.
    var attempt = GestureAttempt()

    /// Enters a state, and notifies observers of ``state``.
    final func note(_ state: UIGestureRecognizer.State) {
        willChangeValue(forKey: "state")
        attempt.state = state
        didChangeValue(forKey: "state")
        Inspection.views?.didChangeState(of: self)
    }

    /// Returns true if the view under a touch is notified of it only when this recogniser has made up its mind.
    @nonobjc func holdsBack(beginningOf touch: UITouch) -> Bool { delaysTouchesBegan && isUndecided(about: touch) }

    /// Returns true if it is still open what becomes of a touch.
    func isUndecided(about touch: UITouch) -> Bool {
        attempt.state == .possible && attempt.touches.contains { $0 === touch }
    }
}

/// The former name of ``UIGestureRecognizer/State``, which patterns of `case` may go on using.
@available(*, deprecated, renamed: "UIGestureRecognizer.State")
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
