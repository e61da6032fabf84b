import UIKitInteractions
import Foundation
public import ItemProvider
@_spi(ForasteroInternal) public import UIKitCore

/// One line of text that people type and change.
///
/// A tap makes it first responder and begins the typing. Its delegate is asked before what a person does, and notified afterwards; the text that
/// a program sets sends nothing. Text that is too long is cut off at its end, and moves with the caret while it is edited.
// apple: https://developer.apple.com/documentation/uikit/uitextfield
// The bodies of the members are in `UITextField+….swift`.
@preconcurrency @MainActor @objcMembers open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    @nonobjc var theme: TextFieldTheme { .flat }
    @nonobjc var content = FieldContent(font: TextFieldTheme.flat.font) { didSet { contentDidChange() } }
    @nonobjc var placeholderText = PlaceholderText() { didSet { contentDidChange() } }
    @nonobjc var traits = TextTraits()
    @nonobjc var editing = FieldEditing()
    @nonobjc let lines = FieldLines()
    @nonobjc lazy var drag = TextDrag(of: self)
    @nonobjc lazy var drop = TextDrop(on: self, drag: drag)
    @nonobjc lazy var pasting = TextPasting(into: self)
    @nonobjc private lazy var floatingCaret = FloatingCaret(over: self)
    @nonobjc private(set) lazy var parts = FieldParts(of: self)
    @nonobjc private(set) lazy var editor = TextEditor(of: self)
    private var longPress: UILongPressGestureRecognizer?
    private lazy var stringTokenizer = UITextInputStringTokenizer(textInput: self)

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeField(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeField(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { !parts.all.contains($0) } }

    private func setUp() { parts.install() }

    // optimization: a field that is never shown needs no recogniser.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, longPress == nil else { return }
        editor.prepareMenu()
        let recognizer = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
        addGestureRecognizer(recognizer)
        longPress = recognizer
    }

    @objc private func pressed(_ recognizer: UILongPressGestureRecognizer) { longPress(recognizer) }

    // For kinds of fields: whether the clear button has something to take away, that it has, and whether there is no caret.
    @nonobjc var hasClearableContent: Bool { hasText }
    @nonobjc func didClear() {}
    @nonobjc var hidesCaret: Bool { false }

    // MARK: Text

    /// The text that was typed or set; never nil. Setting it notifies nobody. Default: empty.
    open dynamic var text: String? {
        get { content.string }
        set { setContent { $0.set(newValue ?? "") } }
    }

    /// The text with its look. Setting it sets ``font``, ``textColor`` and ``textAlignment`` to those of the first character, where it has
    /// them. Nil empties the field.
    open dynamic var attributedText: NSAttributedString? {
        get { content.attributed ?? NSAttributedString(string: content.string, attributes: content.attributes) }
        set { setContent { if let newValue { $0.set(newValue) } else { $0.set("") } } }
    }

    /// The text in place of an empty one. Default: nil.
    open dynamic var placeholder: String? {
        get { placeholderText.string }
        set { placeholderText = PlaceholderText(string: newValue) }
    }

    /// The placeholder with a look of its own; where an attribute is missing that of placeholders serves. Default: nil.
    open dynamic var attributedPlaceholder: NSAttributedString? {
        get {
            placeholderText.attributed ?? placeholderText.string.map { NSAttributedString(string: $0, attributes: placeholderAttributes) }
        }
        set {
            placeholderText = PlaceholderText(
                string: newValue?.string, attributed: newValue.map { NSAttributedString(attributedString: $0) })
        }
    }

    // MARK: Look

    /// Default: the system's font at 17 points, which nil is too. Setting it gives all of the text this font.
    open dynamic var font: UIFont? {
        get { content.font }
        set { content.setFont(newValue ?? theme.font) }
    }

    /// Default: ``UIColor/label``, which nil is too. Setting it gives all of the text this colour.
    open dynamic var textColor: UIColor? {
        get { content.color }
        set { content.setColor(newValue ?? .label) }
    }

    /// Default: natural.
    open dynamic var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { content.setAlignment(newValue) }
    }

    /// How text looks that says nothing of its own. Setting it gives all of the text this look.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { content.attributes }
        set { content.attributes = newValue }
    }

    /// How text will look that is typed next; nil while the field is not edited, and forgotten when the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? editor.typingAttributes ?? attributesBeforeCaret : nil }
        set { if isEditing { editor.typingAttributes = newValue } }
    }

    /// True if text that does not fit is set smaller while it is not edited. Default: false.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { contentDidChange() } } }
    /// How small at least, in points; 0 is no limit. Default: 0.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { contentDidChange() } } }
    /// True if fonts made for a text style follow the size the user prefers. Default: false.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { adjustFont() } } }

    /// The border around the text. Default: nothing.
    open var borderStyle = UITextField.BorderStyle.none { didSet { if borderStyle != oldValue { borderDidChange() } } }
    /// A picture behind the text, in place of a border; not with round corners. Default: nil.
    open var background: UIImage? { didSet { if background !== oldValue { setNeedsLayout() } } }
    /// The same while the field is disabled; it needs ``background``. Default: nil.
    open var disabledBackground: UIImage? { didSet { if disabledBackground !== oldValue { setNeedsLayout() } } }

    /// With round corners it is the colour inside of the border.
    open override var backgroundColor: UIColor? {
        get { parts.groundColor ?? super.backgroundColor }
        set {
            parts.groundColor = borderStyle == .roundedRect ? newValue : nil
            super.backgroundColor = borderStyle == .roundedRect ? nil : newValue
        }
    }

    // MARK: Editing

    /// Is asked and notified. Not kept alive. Default: nil.
    open weak var delegate: (any UITextFieldDelegate)?

    /// True if the field is being typed into.
    open var isEditing: Bool { editor.isActive }

    /// True if a person may make what is selected bold, italic and underlined, by the menu or by Command-B, -I and -U; then what is pasted
    /// keeps its look, and what is typed looks like what is before it. Default: false.
    open var allowsEditingTextAttributes = false
    /// True if the text goes when the typing begins, if ``UITextFieldDelegate/textFieldShouldClear(_:)`` agrees. Default: false.
    open var clearsOnBeginEditing = false
    /// True if what is typed first takes the place of all text. A selection set by a program switches it off. Default: false.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { setClearsOnInsertion(newValue) }
    }

    // MARK: Beside the text

    /// When a button that empties the field is shown; never while the field is empty, or the right view is shown. Default: never.
    open var clearButtonMode = UITextField.ViewMode.never { didSet { if clearButtonMode != oldValue { setNeedsLayout() } } }
    /// Stands before the text. Default: nil.
    open var leftView: UIView? { didSet { parts.sideViewDidChange(from: oldValue, to: leftView) } }
    /// When ``leftView`` is shown. Default: never.
    open var leftViewMode = UITextField.ViewMode.never { didSet { if leftViewMode != oldValue { sizeDidChange() } } }
    /// Stands behind the text. Default: nil.
    open var rightView: UIView? { didSet { parts.sideViewDidChange(from: oldValue, to: rightView) } }
    /// When ``rightView`` is shown. Default: never.
    open var rightViewMode = UITextField.ViewMode.never { didSet { if rightViewMode != oldValue { sizeDidChange() } } }

    // MARK: Places

    // Override these to put the parts elsewhere; do not call them. All are in the field's coordinates.

    /// Where the border is drawn. Default: `bounds`.
    @objc(borderRectForBounds:) open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Where the text stands while it is not edited.
    @objc(textRectForBounds:) open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
    /// Where the text stands while it is edited.
    @objc(editingRectForBounds:) open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(bounds) }
    /// Where the placeholder stands. Default: where a text would.
    @objc(placeholderRectForBounds:)
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }
    /// Where the clear button is in a field of given bounds. Default: at the end of the line, in the middle of the height.
    @objc(clearButtonRectForBounds:)
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { geometry.clearButtonRect(in: bounds) }
    /// Where ``leftView`` is in a field of given bounds: at the left edge, or the right one where one reads from right to left.
    @objc(leftViewRectForBounds:) open func leftViewRect(forBounds bounds: CGRect) -> CGRect { geometry.leftViewRect(in: bounds) }
    /// Where ``rightView`` stands: at the other edge.
    @objc(rightViewRectForBounds:) open func rightViewRect(forBounds bounds: CGRect) -> CGRect { geometry.rightViewRect(in: bounds) }

    /// Draws the text into the current context, in the field's coordinates.
    @objc(drawTextInRect:) open func drawText(in rect: CGRect) { drawLine(in: rect) }
    /// Draws the placeholder into the current context.
    @objc(drawPlaceholderInRect:) open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

    open override var intrinsicContentSize: CGSize { naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.layOut()
    }

    // MARK: Responding

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    /// Takes the place of a keyboard. Default: nil. Setting it while the field is edited needs ``UIResponder/reloadInputViews()``.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// Stands above it. Default: nil.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// If the field is enabled and its delegate agrees, who is asked each time.
    open override var canBecomeFirstResponder: Bool { isEditing || mayBegin }
    /// If its delegate agrees, who is asked each time.
    open override var canResignFirstResponder: Bool { mayEnd }
    @nonobjc open override func didBecomeFirstResponder() { begin() }
    @nonobjc open override func didResignFirstResponder() { end() }
    /// While the field is enabled. Where Tab brings the focus to it, it is typed to.
    open override var canBecomeFocused: Bool { isEnabled }
    @_spi(ForasteroInternal)
    @nonobjc open override var isFocusGroup: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override var keepsTabKey: Bool { false }
    @_spi(ForasteroInternal)
    @nonobjc open override func focusDidChange(to isFocused: Bool) {}
    @nonobjc open override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { resignFirstResponder() }
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformTextAction(action) ?? super.canPerformAction(action, withSender: sender)
    }
    open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }
    open override func toggleItalics(_ sender: Any?) { toggle(.italic) }
    open override func toggleUnderline(_ sender: Any?) { toggle(.underlined) }
    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func paste(itemProviders: [NSItemProvider]) { pasting.paste(itemProviders) }
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasting.canPaste(itemProviders) }
    open override func delete(_ sender: Any?) { deleteBackward() }
    open override func select(_ sender: Any?) { editor.selectWord(at: editor.selection.location) }
    open override func selectAll(_ sender: Any?) { editor.select(content.whole) }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        beginPress(touch) && super.beginTracking(touch, with: event)
    }
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continuePress(touch)
        return super.continueTracking(touch, with: event)
    }
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        endPress(touch)
    }
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        editing.press = nil
    }
    @nonobjc open override var answersTaps: Bool { true }
    /// Only while it selects: on a phone one scrolls a form wherever the finger is.
    @nonobjc open override var keepsTouchesFromScrolling: Bool { editing.press?.isSelecting == true }

    // MARK: Simple input

    /// True if there is any text.
    open var hasText: Bool { !content.string.isEmpty }
    /// Puts what was typed in the place of the selection, if the delegate agrees. A line feed alone is the Return key.
    open func insertText(_ text: String) { type(text) }
    /// Takes away what is selected, or the character before the caret, if the delegate agrees.
    open func deleteBackward() { editor.deleteBeforeCaret() }

    // MARK: Input

    open func text(in range: UITextRange) -> String? { editor.nsRange(range).map { content.characters(in: $0) } }
    open func replace(_ range: UITextRange, withText text: String) { replaceCharacters(range, with: text) }
    /// The selection; nil while the field is not edited. Ends lie between characters as people see them.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextOffsetRange(editor.selection) : nil }
        set { if let range = newValue.flatMap({ editor.nsRange($0) }) { selectByProgram(range) } }
    }
    open var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }
    /// The background colour counts. Default: nil, a little of the tint colour.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editor.compose(markedText ?? "", selectedRange) }
    open func unmarkText() { editor.endComposition() }

    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(content.length) }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(fromPosition, toPosition)
    }
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { editor.position(position, movedBy: offset) }
    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        self.position(position, moved: offset, direction)
    }
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { editor.order(position, other) }
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.location(of: toPosition) - editor.location(of: from)
    }

    open weak var inputDelegate: (any UITextInputDelegate)?
    open var tokenizer: any UITextInputTokenizer { stringTokenizer }

    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        isForward(direction) ? range.end : range.start
    }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.range(position, isForward(direction) ? endOfDocument : beginningOfDocument)
    }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        line.isRightToLeft ? .rightToLeft : .leftToRight
    }
    /// A field has one direction for all of its text.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        content.setDirection(writingDirection)
    }

    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? caretRect(for: range.start) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: editor.location(of: position)) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(location(nearest: point)) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closest(to: point, within: range) }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
    open func beginFloatingCursor(at point: CGPoint) { floatingCaret.begin(at: point) }
    open func updateFloatingCursor(at point: CGPoint) { floatingCaret.update(to: point) }
    open func endFloatingCursor() { floatingCaret.end() }

    // MARK: Overriding

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFont() }
        parts.colorsDidChange()
        contentDidChange()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder }
        set { super.accessibilityLabel = newValue }
    }
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenText ?? placeholder }
        set { super.accessibilityValue = newValue }
    }
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.subtracting(.button) }
        set { super.accessibilityTraits = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.fieldAppearanceProperties }
}
