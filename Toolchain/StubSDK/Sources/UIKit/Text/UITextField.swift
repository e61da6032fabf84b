import QuartzCore

@preconcurrency @MainActor @objc public protocol UITextFieldDelegate: NSObjectProtocol {
    @objc optional func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidBeginEditing(_ textField: UITextField)
    @objc optional func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    @objc optional func textFieldDidEndEditing(_ textField: UITextField)
    @objc(textFieldDidEndEditing:reason:) optional func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason)
    @objc(textField:shouldChangeCharactersInRange:replacementString:) optional func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    @objc optional func textFieldDidChangeSelection(_ textField: UITextField)
    @objc optional func textFieldShouldClear(_ textField: UITextField) -> Bool
    @objc optional func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
    public nonisolated static let textDidChangeNotification = NSNotification.Name("UITextFieldTextDidChangeNotification")
    public nonisolated static let textDidBeginEditingNotification = NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification = NSNotification.Name("UITextFieldTextDidEndEditingNotification")

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: UITextFieldDelegate?
    open var text: String? = "", attributedText: NSAttributedString?
    open var placeholder: String?, attributedPlaceholder: NSAttributedString?
    open var font: UIFont? = UIFont.systemFont(ofSize: 17), textColor: UIColor? = UIColor.black
    open var textAlignment = NSTextAlignment.natural, borderStyle = BorderStyle.none, minimumFontSize: CGFloat = 0
    open var clearButtonMode = ViewMode.never, leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
    open var leftView: UIView?, rightView: UIView?, background: UIImage?, disabledBackground: UIImage?
    open var adjustsFontSizeToFitWidth = false, adjustsFontForContentSizeCategory = false, allowsEditingTextAttributes = false
    open var clearsOnBeginEditing = false, clearsOnInsertion = false
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:], typingAttributes: [NSAttributedString.Key: Any]?
    open var keyboardType = UIKeyboardType.default, keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default, enablesReturnKeyAutomatically = false, isSecureTextEntry = false
    open var autocorrectionType = UITextAutocorrectionType.default, autocapitalizationType = UITextAutocapitalizationType.sentences
    open var spellCheckingType = UITextSpellCheckingType.default, smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default, smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var textContentType: UITextContentType! = nil
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
    open var isEditing: Bool { isFirstResponder }

    open var hasText: Bool { !(text ?? "").isEmpty }
    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    open func text(in range: UITextRange) -> String? { nil }
    open func replace(_ range: UITextRange, withText text: String) {}
    open var selectedTextRange: UITextRange?
    open var markedTextRange: UITextRange? { nil }
    open var beginningOfDocument: UITextPosition { .init() }
    open var endOfDocument: UITextPosition { .init() }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }

    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
}

@preconcurrency @MainActor @objc public protocol UISearchBarDelegate: NSObjectProtocol {
    @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}
@preconcurrency @MainActor open class UISearchBar: UIView {
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    open weak var delegate: UISearchBarDelegate?
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }
    open var placeholder: String?, prompt: String?, showsCancelButton = false, barTintColor: UIColor?, searchBarStyle = Style.default
    open var searchTextField = UISearchTextField(frame: .zero), scopeButtonTitles: [String]?, selectedScopeButtonIndex = 0
    open var isTranslucent = true, barStyle = UIBarStyle.default, returnKeyType = UIReturnKeyType.search
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
}
@preconcurrency @MainActor open class UISearchTextField: UITextField {}
