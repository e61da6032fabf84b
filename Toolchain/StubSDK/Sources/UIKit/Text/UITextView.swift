import QuartzCore

@preconcurrency @MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
    @objc optional func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    @objc optional func textViewDidBeginEditing(_ textView: UITextView)
    @objc optional func textViewDidEndEditing(_ textView: UITextView)
    @objc optional func textViewDidChange(_ textView: UITextView)
    @objc optional func textViewDidChangeSelection(_ textView: UITextView)
    @objc(textView:shouldChangeTextInRange:replacementText:) optional func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool
    @objc(textView:shouldInteractWithURL:inRange:interaction:) optional func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
}

@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextViewTextDidEndEditingNotification")

    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }

    var textDelegate: UITextViewDelegate? { delegate as? UITextViewDelegate }
    open var text: String! = "", attributedText: NSAttributedString! = NSAttributedString(string: "")
    open var font: UIFont?, textColor: UIColor?, textAlignment = NSTextAlignment.natural
    open var isEditable = true, isSelectable = true, allowsEditingTextAttributes = false, clearsOnInsertion = false
    open var adjustsFontForContentSizeCategory = false, dataDetectorTypes: UIDataDetectorTypes = []
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), selectedRange = NSRange(location: 0, length: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:], typingAttributes: [NSAttributedString.Key: Any] = [:]
    public let textContainer: NSTextContainer
    open var textStorage = NSTextStorage(string: ""), layoutManager = NSLayoutManager()
    open var keyboardType = UIKeyboardType.default, keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default, enablesReturnKeyAutomatically = false, isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default, autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default, textContentType: UITextContentType! = nil
    private var storedInputView: UIView?, storedAccessoryView: UIView?
    open override var inputView: UIView? {
        get { storedInputView }
        set { storedInputView = newValue }
    }
    open override var inputAccessoryView: UIView? {
        get { storedAccessoryView }
        set { storedAccessoryView = newValue }
    }
    open override var canBecomeFirstResponder: Bool { true }
    open func scrollRangeToVisible(_ range: NSRange) {}

    open var hasText: Bool { !text.isEmpty }
    open func insertText(_ text: String) { self.text += text }
    open func deleteBackward() { text = String(text.dropLast()) }
    open func text(in range: UITextRange) -> String? { nil }
    open func replace(_ range: UITextRange, withText text: String) {}
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { .init() }
    open var endOfDocument: UITextPosition { .init() }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
}

@preconcurrency @MainActor open class UITextChecker: UIObject {
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
}
