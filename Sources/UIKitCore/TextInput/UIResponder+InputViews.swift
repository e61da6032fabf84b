import Foundation
import ObjCRuntime

// What is shown at the lower edge of the window for the first responder.
extension UIResponder {
    /// The view that is shown at the lower edge of the window while the object is first responder, as a keyboard would be. Default: nil.
    ///
    /// Where it is nil, that of the nearest object up the chain counts. As high as its frame, and as wide as the window.
    @objc open var inputView: UIView? { nil }

    /// The view that is shown above ``inputView``, or alone at the lower edge of the window. Default: nil. Found in the same way.
    @objc open var inputAccessoryView: UIView? { nil }

    /// Controls the view that is shown instead of the keyboard. Default: nil. Where it is nil ``inputView`` counts.
    @objc open var inputViewController: UIInputViewController? { nil }

    /// Controls what is shown above it. Default: nil. Where it is nil ``inputAccessoryView`` counts.
    @objc open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The language of the keyboard. Default: that of the first of ``UITextInputMode/activeInputModes``.
    @objc open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// Identifies this text, so that it keeps the keyboard it had. There is one keyboard, so nothing follows from it.
    /// Default: nil.
    @objc open var textInputContextIdentifier: String? { nil }

    /// Forgets which keyboard a text had.
    @objc(clearTextInputContextIdentifier:)
    open class func clearTextInputContextIdentifier(_ identifier: String) {}

    /// The shortcuts beside the keyboard. The keyboard here has no bar for them, as that of a phone has none.
    @objc open var inputAssistantItem: UITextInputAssistantItem {
        if let item = objc_getAssociatedObject(self, &UITextInputAssistantItem.key) as? UITextInputAssistantItem { return item }
        let item = UITextInputAssistantItem()
        objc_setAssociatedObject(self, &UITextInputAssistantItem.key, item, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return item
    }

    /// Has the input views asked for again, if the object is first responder. Without it other answers change nothing.
    @objc open func reloadInputViews() {
        if isFirstResponder { containingWindow?.inputViews?.update() }
    }
}
