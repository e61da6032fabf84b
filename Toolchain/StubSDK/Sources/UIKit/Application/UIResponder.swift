import QuartzCore

@preconcurrency @MainActor @objc public protocol UIResponderStandardEditActions: NSObjectProtocol {
    @objc optional func cut(_ sender: Any?)
    @objc optional func copy(_ sender: Any?)
    @objc optional func paste(_ sender: Any?)
    @objc optional func select(_ sender: Any?)
    @objc optional func selectAll(_ sender: Any?)
    @objc optional func delete(_ sender: Any?)
}

@preconcurrency @MainActor @objcMembers open class UIResponder: UIObject, UIResponderStandardEditActions {
    public override init() { super.init() }

    // Declared so that a subclass can override them; answered only when it does
    @nonobjc open func cut(_ sender: Any?) {}
    @nonobjc open func copy(_ sender: Any?) {}
    @nonobjc open func paste(_ sender: Any?) {}
    @nonobjc open func select(_ sender: Any?) {}
    @nonobjc open func selectAll(_ sender: Any?) {}
    @nonobjc open func delete(_ sender: Any?) {}

    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        UIApplication.shared.firstResponder = self
        return true
    }
    @discardableResult open func resignFirstResponder() -> Bool {
        if isFirstResponder { UIApplication.shared.firstResponder = nil }
        return true
    }
    open var inputView: UIView? { nil }
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var userActivity: NSUserActivity?
    open var undoManager: UndoManager? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open func reloadInputViews() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    open var accessibilityLabel: String?, accessibilityHint: String?, accessibilityValue: String?, accessibilityIdentifier: String?
    open var isAccessibilityElement = false, accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElementsHidden = false, accessibilityViewIsModal = false, shouldGroupAccessibilityChildren = false
    open var accessibilityFrame = CGRect.zero, accessibilityPath: UIBezierPath?, accessibilityActivationPoint = CGPoint.zero
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic, accessibilityLanguage: String?
    open var accessibilityElements: [Any]?, accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
    open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
}

@preconcurrency @MainActor open class UIInputViewController: UIViewController {}

extension UIResponder {
    public nonisolated static let keyboardWillShowNotification = NSNotification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = NSNotification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = NSNotification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = NSNotification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name("UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name("UIKeyboardDidChangeFrameNotification")
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
