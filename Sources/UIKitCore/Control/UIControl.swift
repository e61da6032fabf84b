import Foundation

/// A view that stands for an action or a value, and sends its targets what happens to it.
// apple: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor @objcMembers open class UIControl: UIView, UIContextMenuInteractionDelegate {
    private var targets = ControlTargets()
    private var tracking = ControlTracking()

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeControl(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeControl(to: coder)
    }

    /// A control that runs an action on ``Event/primaryActionTriggered``; nil leaves it without.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// The states that hold at present.
    open var state: UIControl.State {
        var state: UIControl.State = .normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// True if the control can be used. Default: true.
    open dynamic var isEnabled = true {
        didSet { if isEnabled != oldValue { stateDidChange() } }
    }

    /// True if the control is chosen, whatever that means for its class. Default: false.
    open dynamic var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// True if a finger is on the control. Set by the control itself. Default: false.
    open dynamic var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Where the content stands across. Default: in the middle.
    open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center {
        didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
    }

    /// Where the content stands across when reading direction is taken into account: never leading or trailing.
    open var effectiveContentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    /// Where the content is in height. Default: in the middle.
    open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
    }

    // MARK: Targets

    /// Has `action` sent to a target on events. A target of nil means the first object in the responder chain that performs it.
    ///
    /// The target is not kept alive. A value that is no object is as good as nil: nothing keeps the box that it would be in. The action takes
    /// nothing, the control, or the control and the event.
    // apple: https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
        targets.add(ControlTargets.object(target), action, controlEvents)
    }

    /// Takes back what was added; nil stands for any target, and for any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
        targets.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// The objects that are targets; `NSNull` among them stands for the responder chain.
    open var allTargets: Set<AnyHashable> { targets.allTargets }

    /// The events on which something is sent.
    open var allControlEvents: UIControl.Event { targets.allEvents }

    /// The names of the actions that a target gets on an event; nil if there are none.
    @objc(actionsForTarget:forControlEvent:)
    open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]? {
        targets.actionNames(for: target.map { $0 as AnyObject }, controlEvent)
    }

    /// Sends one action, through the application.
    @objc(sendAction:to:forEvent:)
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Sends and runs everything that was added for some events, in the order in which it was added.
    @objc(sendActionsForControlEvents:)
    open func sendActions(for controlEvents: UIControl.Event) { send(controlEvents, nil) }

    // MARK: Actions

    /// Runs an action on events. It replaces one with the same identifier on the same events.
    // apple: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { targets.add(action, controlEvents) }

    /// Takes back an action, or one that has the same identifier.
    open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
        targets.remove(identifiedBy: action.identifier, controlEvents)
    }

    /// Takes back the action of an identifier.
    @objc(removeActionForIdentifier:forControlEvents:)
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event) {
        targets.remove(identifiedBy: actionIdentifier, controlEvents)
    }

    /// Calls `iterator` with each action, or each target and its selector, and their events, in the order in which they were added;
    /// until it sets its last argument to true.
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (target: Any?, action: Selector)?, UIControl.Event, inout Bool) -> Void
    ) {
        var stops = false
        for entry in targets.all where !stops {
            switch entry.handler {
            case .action(let action): iterator(action, nil, entry.events, &stops)
            case .selector(let selector, let target): iterator(nil, (target, selector), entry.events, &stops)
            }
        }
    }

    /// Runs one action, with the control as its sender.
    @objc(sendAction:)
    open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

    /// Does what the control does when it is used in its main way.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

    // MARK: Menus

    /// Shows the control's menu; nil while ``isContextMenuInteractionEnabled`` is false.
    open private(set) var contextMenuInteraction: UIContextMenuInteraction?

    /// True if the control shows a menu when a finger stays on it. Default: false.
    open var isContextMenuInteractionEnabled: Bool {
        get { contextMenuInteraction != nil }
        set { changeContextMenu(to: newValue) }
    }

    /// True if a touch shows the menu at once instead of sending the action. Default: false.
    open var showsMenuAsPrimaryAction = false

    /// The menu for a finger at a position. Default: nil, none.
    @objc(contextMenuInteraction:configurationForMenuAtLocation:)
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The menu is about to come. Does nothing here.
    @objc(contextMenuInteraction:willDisplayMenuForConfiguration:animator:)
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The menu is about to go. Does nothing here.
    @objc(contextMenuInteraction:willEndForConfiguration:animator:)
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    private func changeContextMenu(to isEnabled: Bool) {
        guard isEnabled != (contextMenuInteraction != nil) else { return }
        guard isEnabled else {
            if let contextMenuInteraction { removeInteraction(contextMenuInteraction) }
            contextMenuInteraction = nil
            return
        }
        let interaction = UIContextMenuInteraction(delegate: self)
        interaction.isCompact = true
        addInteraction(interaction)
        contextMenuInteraction = interaction
    }

    /// True if the finger on the control has brought its menu.
    private var hasShownMenu = false

    // MARK: Tracking

    /// True if a finger is being followed.
    open var isTracking: Bool { tracking.isTracking }

    /// True if that finger is over the control, or not far from it.
    open var isTouchInside: Bool { tracking.isInside }

    /// A finger has come down. Default: true, follow it.
    @objc(beginTrackingWithTouch:withEvent:)
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger has moved. Default: true, go on following it.
    @objc(continueTrackingWithTouch:withEvent:)
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted. Does nothing here.
    @objc(endTrackingWithTouch:withEvent:)
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The finger was taken away. Does nothing here.
    @objc(cancelTrackingWithEvent:)
    open func cancelTracking(with event: UIEvent?) {}

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first, !tracking.isTracking else { return }
        guard beginTracking(touch, with: event) else { return }
        tracking.begin(touch)
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
        hasShownMenu = showsMenuAsPrimaryAction && contextMenuInteraction?.present(at: touch.location(in: self)) ?? false
        if hasShownMenu { send(.menuActionTriggered, event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking.touch(in: touches) else { return }
        if hasShownMenu {
            contextMenuInteraction?.follow(touch.location(in: nil), isLifted: false)
            return
        }
        guard continueTracking(touch, with: event) else {
            tracking.end()
            isHighlighted = false
            return
        }
        let wasInside = tracking.isInside
        tracking.isInside = isNear(touch)
        isHighlighted = tracking.isInside
        switch (wasInside, tracking.isInside) {
        case (true, true): send(.touchDragInside, event)
        case (false, false): send(.touchDragOutside, event)
        case (false, true): send([.touchDragEnter, .touchDragInside], event)
        case (true, false): send([.touchDragExit, .touchDragOutside], event)
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = tracking.touch(in: touches) else { return }
        if hasShownMenu {
            hasShownMenu = false
            tracking.end()
            isHighlighted = false
            contextMenuInteraction?.follow(touch.location(in: nil), isLifted: true)
            return
        }
        let isInside = isNear(touch)
        tracking.isInside = isInside
        endTracking(touch, with: event)
        tracking.end()
        isHighlighted = false
        send(isInside ? eventsOfTap : .touchUpOutside, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracking.touch(in: touches) != nil else { return }
        hasShownMenu = false
        cancelTracking(with: event)
        tracking.end()
        isHighlighted = false
        send(.touchCancel, event)
    }

    /// Keeps taps on a control with an action of its own from the recognisers of views above it.
    // apple: https://developer.apple.com/documentation/uikit/uigesturerecognizer
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard answersTaps, isEnabled, let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self else { return true }
        return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }

    /// Gives up the finger that is followed when the control leaves its window.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        guard newWindow == nil, tracking.isTracking else { return }
        cancelTracking(with: nil)
        tracking.end()
        isHighlighted = false
    }

    // MARK: For subclasses of ours

    /// Called when ``state`` has changed. Does nothing but lay out here.
    @_spi(ForasteroInternal)
    @nonobjc open func stateDidChange() { setNeedsLayout() }

    /// True if a single tap is this control's own affair.
    @_spi(ForasteroInternal)
    @nonobjc open var answersTaps: Bool { false }

    /// True if a scroll view around the control leaves a finger on it alone, however it moves.
    @_spi(ForasteroInternal)
    @nonobjc open var keepsTouchesFromScrolling: Bool { true }

    /// The events that are sent when a finger is lifted over the control.
    @_spi(ForasteroInternal)
    @nonobjc open var eventsOfTap: UIControl.Event { .touchUpInside }

    /// Sends and runs what was added for some events, with the touches that are the reason.
    @_spi(ForasteroInternal)
    @nonobjc public final func send(_ events: UIControl.Event, _ event: UIEvent?) {
        for handler in targets.handlers(for: events) {
            switch handler {
            case .action(let action): sendAction(action)
            case .selector(let selector, let target): sendAction(selector, to: target, for: event)
            }
        }
    }

    /// Does what the control is for.
    @_spi(ForasteroInternal)
    @nonobjc open override func performFocusAction() -> Bool {
        guard isEnabled else { return false }
        performPrimaryAction()
        return true
    }

    // MARK: Overriding

    /// ``state`` follows the properties that it is made of.
    open override class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        key == "state" ? ["isEnabled", "isSelected", "isHighlighted"] : super.keyPathsForValuesAffectingValue(forKey: key)
    }

    open override var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? stateTraits }
        set { super.accessibilityTraits = newValue }
    }

    // MARK: Private

    private var stateTraits: UIAccessibilityTraits {
        var traits: UIAccessibilityTraits = answersTaps ? .button : .none
        if !isEnabled { traits.insert(.notEnabled) }
        if isSelected { traits.insert(.selected) }
        return traits
    }

    private func isNear(_ touch: UITouch) -> Bool { tracking.isNear(touch.location(in: self), bounds: bounds) }
}
