import Foundation

/// Controls a view that is shown instead of the keyboard, or above it, and types into the first responder.
///
/// A responder shows it by answering it from ``UIResponder/inputViewController`` or ``UIResponder/inputAccessoryViewController``. It is
/// notified of changes of the text as a ``UITextInputDelegate``: of those by itself, and of those that a program makes.
// apple: https://developer.apple.com/documentation/uikit/uiinputviewcontroller
@preconcurrency @MainActor @objcMembers open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view, where it is an input view.
    ///
    /// The one that is made by itself is 216 points high unless constraints of more than low priority say otherwise.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }

    /// The text that is typed into. It has no text while nothing is first responder.
    open var textDocumentProxy: any UITextDocumentProxy { document }
    @nonobjc final private lazy var document = Self.documentClass.init(of: self)
    @nonobjc private static let documentClass: any InputDocument.Type = ClassLookup.require("TypedDocument", of: "UIKitTextInput")

    /// Another object is typed to; nil for none.
    @nonobjc package final func openDocument(for responder: UIResponder?) { document.open(responder) }

    /// The language that the keys are for, as a code such as "de-DE"; nil for that of the keyboard. Default: nil.
    open var primaryLanguage: String?
    /// True if it has a key for dictation of its own. There is no dictation here, so nothing follows from it. Default: false.
    open var hasDictationKey = false
    /// True if everything may be done that the app itself may do, as nobody else's keyboards are shown: true.
    open var hasFullAccess: Bool { true }
    /// True if a key is needed that leads to another keyboard. There is none, so it is false.
    open var needsInputModeSwitchKey: Bool { false }

    open override func loadView() {
        let height: CGFloat = 216
        let made = UIInputView(frame: CGRect(x: 0, y: 0, width: 320, height: height), inputViewStyle: .keyboard)
        made.translatesAutoresizingMaskIntoConstraints = false
        let usual = made.heightAnchor.constraint(equalToConstant: height)
        usual.priority = .defaultLow
        usual.isActive = true
        view = made
    }

    // MARK: Commands

    /// Ends typing: the first responder resigns, if it agrees.
    open func dismissKeyboard() { document.close() }
    /// Goes on to the next keyboard of the user's. There is no other one, so this one stays.
    open func advanceToNextInputMode() {}
    /// Offers the keyboards of the user's. There is no other one, so nothing is offered.
    @objc(handleInputModeListFromView:withEvent:)
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    /// Hands over the words of the user's own, of which nothing is known here: an empty lexicon, before the call returns.
    @objc(requestSupplementaryLexiconWithCompletion:)
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) { completionHandler(UILexicon()) }

    // MARK: News

    /// The selection is about to change. Does nothing here.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// The selection has changed. Does nothing here.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    /// The text is about to change. Does nothing here.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// The text has changed. Does nothing here.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
}
