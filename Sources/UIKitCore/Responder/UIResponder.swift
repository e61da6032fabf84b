import Foundation
public import ItemProvider

/// An object that can be asked to handle events, and passes on to its ``next`` what it does not handle.
///
/// Views, controllers, windows and the application are responders; together they form the chain that touches and actions
/// without a target travel along.
// apple: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor @objcMembers
open class UIResponder: UIObject, UIResponderStandardEditActions, UIUserActivityRestoring,
    UIPasteConfigurationSupporting, UIActivityItemsConfigurationProviding
{
    @preconcurrency @MainActor public override init() {
        super.init()
        if let census = Inspection.census { census.add(self) }
    }

    deinit {
        if let census = Inspection.census { census.remove(self) }
    }

    // MARK: The chain

    /// Who is asked next when this object does not handle something; nil at the end of the chain. Default: nil.
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/next
    @objc(nextResponder)
    open var next: UIResponder? { nil }

    /// The object that performs an action that starts here: this one if ``canPerformAction(_:withSender:)`` agrees, else the
    /// answer of ``next``.
    @objc(targetForAction:withSender:)
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Returns true if this object performs an action at present. Default: whether it implements it.
    @objc(canPerformAction:withSender:)
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) || takesPaste(action) }

    // MARK: The first responder

    /// True if events that belong to no position on the screen, such as keys, come here first.
    open var isFirstResponder: Bool { containingWindow?.firstResponder === self }

    /// True if the object may become first responder. Default: false.
    open var canBecomeFirstResponder: Bool { false }

    /// True if the object may cease to be first responder. Default: true.
    open var canResignFirstResponder: Bool { true }

    /// Makes the object its window's first responder, after the present one has resigned.
    ///
    /// - Returns: false if ``canBecomeFirstResponder`` is false, the object is in no window, or the present first responder
    ///   refuses to resign; true if it is first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = containingWindow else { return false }
        return window.makeFirstResponder(self)
    }

    /// Ceases to be first responder.
    ///
    /// - Returns: false if the object is first responder and ``canResignFirstResponder`` is false.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard let window = containingWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.setFirstResponder(nil)
        return true
    }

    // MARK: Commands

    /// The commands that keys of a keyboard give here, asked for at each key. Default: nil.
    ///
    /// The chain is searched from the first responder on, or from the key window; the first command that fits is performed.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes menus while they are built. Does nothing here.
    ///
    /// The main menu is built by the application and its delegate; the menus beside what is selected by all responders of the chain,
    /// from the application to the first responder.
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/buildmenu(with:)
    @nonobjc open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Brings a command up to date before it is shown or performed here: its title, its state, whether it is disabled. Does nothing here.
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/validate(_:)
    @objc(validateCommand:)
    open func validate(_ command: UICommand) {}

    /// Where changes made here are registered to be undone. Default: the one of ``next``; a window has one of its own.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: Activities

    /// The activity of the user here. Default: nil.
    ///
    /// While it needs to be saved, ``updateUserActivityState(_:)`` is called before it is kept (SV-95).
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/useractivity
    open var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, &UserActivityKey.key) as? NSUserActivity }
        set {
            objc_setAssociatedObject(self, &UserActivityKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            newValue?.owner = self
        }
    }

    /// Brings an activity up to date before it is kept. Does nothing here.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Shows again what an activity is about. Does nothing here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Sharing

    /// What can be shared here. Default: nil, nothing. Kept alive.
    ///
    /// Commands of sharing in the main menu (``UICommandTagShare``) ask the responders from the first one on, and take the first
    /// configuration that has items and supports sharing.
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/activityitemsconfiguration
    open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
        get { objc_getAssociatedObject(self, &SharingKey.key) as? any UIActivityItemsConfigurationReading }
        set { objc_setAssociatedObject(self, &SharingKey.key, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    // MARK: Touches

    // Each of these passes the touches on to ``next``; whoever overrides one without calling super ends their way here.

    /// Fingers have come down in this view.
    @objc(touchesBegan:withEvent:)
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Fingers that came down in this view have moved.
    @objc(touchesMoved:withEvent:)
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Fingers that came down in this view have been lifted.
    @objc(touchesEnded:withEvent:)
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// The system, or a gesture recogniser, has taken these touches over.
    @objc(touchesCancelled:withEvent:)
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    // MARK: Keys

    /// Keys have been pressed. Sent to the first responder, and passed on to ``next``.
    @objc(pressesBegan:withEvent:)
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }

    /// A press has changed its force.
    @objc(pressesChanged:withEvent:)
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }

    /// Keys have been released.
    @objc(pressesEnded:withEvent:)
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }

    /// The keys are no longer this object's concern, for instance because the window lost the keyboard.
    @objc(pressesCancelled:withEvent:)
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    // MARK: Motion

    /// The device is being shaken. Default: passes it on to ``next``.
    @objc(motionBegan:withEvent:)
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }

    /// The device was shaken. Default: passes it on to ``next``.
    @objc(motionEnded:withEvent:)
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }

    /// It was no shaking after all. Default: passes it on to ``next``.
    @objc(motionCancelled:withEvent:)
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }

    // MARK: Editing commands

    // Declared so that a subclass can say `override`; a responder performs only those that a subclass has written.

    @nonobjc open func cut(_ sender: Any?) {}
    @nonobjc open func copy(_ sender: Any?) {}
    @nonobjc open func paste(_ sender: Any?) {}
    @nonobjc open func select(_ sender: Any?) {}
    @nonobjc open func selectAll(_ sender: Any?) {}
    @nonobjc open func delete(_ sender: Any?) {}
    @nonobjc open func toggleBoldface(_ sender: Any?) {}
    @nonobjc open func toggleItalics(_ sender: Any?) {}
    @nonobjc open func toggleUnderline(_ sender: Any?) {}
    @nonobjc open func find(_ sender: Any?) {}
    @nonobjc open func findAndReplace(_ sender: Any?) {}
    @nonobjc open func findNext(_ sender: Any?) {}
    @nonobjc open func findPrevious(_ sender: Any?) {}
    @nonobjc open func useSelectionForFind(_ sender: Any?) {}
    @nonobjc open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    @nonobjc open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}

    // MARK: Pasting

    /// The types that can be pasted here. Default: nil, nothing. A copy is kept.
    ///
    /// The command that pastes reaches ``paste(itemProviders:)`` where the class has no ``paste(_:)`` of its own.
    // apple: https://developer.apple.com/documentation/uikit/uiresponder/pasteconfiguration
    open var pasteConfiguration: UIPasteConfiguration? {
        get { objc_getAssociatedObject(self, &PasteKey.key) as? UIPasteConfiguration }
        set { objc_setAssociatedObject(self, &PasteKey.key, newValue?.copy(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// Takes what is pasted. Does nothing here.
    @objc(pasteItemProviders:)
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns true if these can be pasted. Default: if one of them has a type that ``pasteConfiguration`` accepts (SV-123).
    @objc(canPasteItemProviders:)
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasteConfiguration?.accepts(itemProviders) ?? false }

    // MARK: For subclasses of ours

    /// The object is first responder now. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func didBecomeFirstResponder() {}

    /// The object is no longer first responder, whether it agreed or not. Does nothing here.
    @_spi(ForasteroInternal)
    @nonobjc open func didResignFirstResponder() {}

    // MARK: Internal

    /// The window in which the object can be first responder.
    @nonobjc var containingWindow: UIWindow? { nil }
}

private enum SharingKey {
    nonisolated(unsafe) static var key: UInt8 = 0
}
