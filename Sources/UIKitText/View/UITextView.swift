public import UIKitInteractions
public import Foundation
public import ItemProvider
@_spi(ForasteroInternal) public import UIKitCore

/// Several lines of text that people read, select, and change.
///
/// The text is laid out by TextKit: ``textStorage`` holds it, ``layoutManager`` knows where it stands, ``textContainer`` how wide it is.
/// Only what is seen is laid out and drawn. A delegate is asked before what a person does and notified afterwards; the text that a program sets
/// sends nothing but the change of the selection.
// apple: https://developer.apple.com/documentation/uikit/uitextview
// The bodies of the members are in `UITextView+….swift`.
@preconcurrency @MainActor @objcMembers open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting {
    @nonobjc let theme = TextViewTheme.flat
    @nonobjc let system: TextSystem
    @nonobjc var look = TextViewLook()
    @nonobjc var traits = TextTraits()
    @nonobjc var state = TextViewState()
    @nonobjc lazy var drag = TextDrag(of: self)
    @nonobjc lazy var drop = TextDrop(on: self, drag: drag)
    @nonobjc lazy var pasting = TextPasting(into: self)
    @nonobjc private lazy var floatingCaret = FloatingCaret(over: self)
    @nonobjc private(set) lazy var editor = TextEditor(of: self)
    @nonobjc private(set) lazy var parts = TextViewParts(of: self)
    @nonobjc private(set) lazy var gestures = TextGestures(of: self)
    @nonobjc private(set) lazy var items = TextItems(of: self)
    @nonobjc private(set) lazy var finder = TextFinder(of: self)
    private lazy var textTokenizer = TextViewTokenizer(textInput: self)
    private weak var givenDelegate: (any UITextViewDelegate)?

    // MARK: Creating

    /// - Parameter textContainer: where the text goes; one without a layout manager gets one and a storage. Nil makes a container that
    ///   follows the view's width.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        system = TextSystem(textContainer)
        super.init(frame: frame)
        setUp()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// - Parameter usingTextLayoutManager: whether ``textLayoutManager`` lays the text out, which looks the same.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { state.usesLayoutManager = true }
    }

    public required init?(coder: NSCoder) {
        system = TextSystem(nil)
        super.init(coder: coder)
        setUp()
        decodeTextView(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeTextView(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { super.archivedSubviews.filter { !parts.all.contains($0) } }

    private func setUp() {
        system.container.viewer = self
        system.container.tracksChanged = { [weak self] in self?.setNeedsLayout() }
        backgroundColor = .systemBackground
        contentMode = .redraw
        parts.install()
        updateLinkLook()
    }

    // optimization: a view that is never shown needs no recognisers.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil else { return }
        editor.prepareMenu()
        gestures.install()
        items.update()
    }

    // MARK: TextKit

    /// The text. Direct changes of it are shown, but neither reported to the delegate nor undoable.
    open var textStorage: NSTextStorage { system.storage }
    /// Where the text stands. Asking for it makes the view one of TextKit 1 for good.
    open var layoutManager: NSLayoutManager { useLayoutManager() }
    /// The room for lines, as wide as the view is now.
    open var textContainer: NSTextContainer {
        updateContainer()
        return system.container
    }
    /// The same layout by the names of TextKit 2; nil in a view that was made with a container that has a layout manager, and once
    /// ``layoutManager`` was asked for.
    open var textLayoutManager: NSTextLayoutManager? { currentTextLayoutManager }
    /// Between the edges of the view and the container. Default: 8 points above and below. What is no number is refused.
    open var textContainerInset: UIEdgeInsets = TextViewTheme.flat.inset {
        didSet { insetDidChange(from: oldValue) }
    }

    // MARK: Text

    /// The text that was typed or set; nil sets an empty text. Setting it gives all of it the view's font, colour and alignment, puts the
    /// caret at the end, and forgets what can be undone. Default: empty.
    open dynamic var text: String! {
        get { system.storage.string }
        set { setText(newValue ?? "") }
    }

    /// The text with its look. Setting it sets ``font``, ``textColor`` and ``textAlignment`` to those at its end.
    open dynamic var attributedText: NSAttributedString! {
        get { system.storage.attributedSubstring(from: editor.whole) }
        set { setAttributedText(newValue ?? NSAttributedString(string: "")) }
    }

    /// Nil, the default, is Helvetica at 12 points. Setting it gives all of the text this font.
    open dynamic var font: UIFont? {
        get { look.font }
        set { setFont(newValue) }
    }

    /// Nil, the default, is ``UIColor/label``. Setting it gives all of the text this colour.
    open dynamic var textColor: UIColor? {
        get { look.color }
        set { setColor(newValue) }
    }

    /// Default: natural. Setting it aligns all of the text.
    open dynamic var textAlignment: NSTextAlignment {
        get { look.alignment }
        set { setAlignment(newValue) }
    }

    /// How text will look that is typed next. It goes by what stands before the caret; what is set holds until the selection changes.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { attributesForTyping }
        set { setTypingAttributes(newValue) }
    }

    /// How links look, over the look that they have. Default: the tint colour; nil is that too.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { look.link ?? [.foregroundColor: tintColor ?? UIColor.link] }
        set {
            look.link = newValue
            updateLinkLook()
        }
    }

    /// The data that is detected and acts as a link while the view is not editable. Default: nothing.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { items.update() } }
    }

    /// True if fonts made for a text style follow the size the user prefers. Default: false.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory { adjustFonts() } } }
    /// Kept; points are as large as elsewhere. Default: false.
    open var usesStandardTextScaling = false
    /// The border around the text. Default: nothing.
    open var borderStyle: UITextView.BorderStyle = .none { didSet { if borderStyle != oldValue { borderDidChange() } } }

    // MARK: Editing

    /// Is asked and notified. Not kept alive. Default: nil.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { givenDelegate }
        set { super.delegate = newValue }
    }

    /// True if a person may change the text. Default: true.
    open var isEditable = true { didSet { if isEditable != oldValue { abilityDidChange() } } }
    /// True if a person may select text, and tap links. Default: true.
    open var isSelectable = true { didSet { if isSelectable != oldValue { abilityDidChange() } } }
    /// True if a person may make what is selected bold, italic and underlined, by the menu or by Command-B, -I and -U. Default: false.
    open var allowsEditingTextAttributes = false
    /// True if what is typed first takes the place of all text. Any change of the selection switches it off. Default: false.
    open var clearsOnInsertion: Bool {
        get { editor.clearsOnInsertion }
        set { setClearsOnInsertion(newValue) }
    }
    /// The selection in UTF-16 units; a part outside the text is cut off.
    open var selectedRange: NSRange {
        get { editor.selection }
        set { editor.select(newValue) }
    }

    /// Scrolls as little as possible to show a stretch of the text, at once; of one that is too large the end.
    open func scrollRangeToVisible(_ range: NSRange) { scrollToShow(range) }

    /// Selection and content offset, as values of a property list. Setting what another view said restores them.
    open var interactionState: Any {
        get { savedInteractionState }
        set { restoreInteractionState(newValue) }
    }

    // MARK: Responding

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?
    /// Takes the place of a keyboard. Default: nil. Setting it while the view is edited needs ``UIResponder/reloadInputViews()``.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    /// Stands above it. Default: nil.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// If the view can be edited and its delegate agrees, who is asked each time, or if text can be selected.
    open override var canBecomeFirstResponder: Bool { isFirstResponder || mayBegin }
    /// If its delegate agrees, who is asked each time.
    open override var canResignFirstResponder: Bool { mayEnd }
    /// While text can be edited or selected. Where Tab brings the focus to it, it is typed to.
    open override var canBecomeFocused: Bool { isEditable || isSelectable }
    @_spi(ForasteroInternal)
    @nonobjc open override var isFocusGroup: Bool { true }
    @_spi(ForasteroInternal)
    @nonobjc open override func focusDidChange(to isFocused: Bool) {}
    @_spi(ForasteroInternal)
    @nonobjc open override func didBecomeFirstResponder() { begin() }
    @_spi(ForasteroInternal)
    @nonobjc open override func didResignFirstResponder() { end() }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformTextAction(action) ?? super.canPerformAction(action, withSender: sender)
    }
    /// Searches in the text; nil while ``isFindInteractionEnabled`` is false.
    open private(set) var findInteraction: UIFindInteraction?
    /// True if people may search in the text, and put other text in the place of what is found if the view is editable. Default: false.
    open var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set { if newValue != isFindInteractionEnabled { findInteraction = changeFindInteraction(to: newValue) } }
    }

    open override func find(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: false) }
    open override func findAndReplace(_ sender: Any?) { findInteraction?.presentFindNavigator(showingReplace: true) }
    open override func findNext(_ sender: Any?) { findInteraction?.findNext() }
    open override func findPrevious(_ sender: Any?) { findInteraction?.findPrevious() }
    open override func useSelectionForFind(_ sender: Any?) { findSelection() }

    open override func cut(_ sender: Any?) { editor.cutSelection() }
    open override func copy(_ sender: Any?) { editor.copySelection() }
    open override func paste(_ sender: Any?) { editor.paste() }
    open override func paste(itemProviders: [NSItemProvider]) { pasting.paste(itemProviders) }
    open override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { pasting.canPaste(itemProviders) }
    open override func delete(_ sender: Any?) { deleteBackward() }
    open override func select(_ sender: Any?) { editor.selectWord(at: editor.selection.location) }
    open override func selectAll(_ sender: Any?) { editor.select(editor.whole) }
    open override func toggleBoldface(_ sender: Any?) { toggle(.bold) }
    open override func toggleItalics(_ sender: Any?) { toggle(.italic) }
    open override func toggleUnderline(_ sender: Any?) { toggle(.underlined) }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { makeSelection(run: .leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { makeSelection(run: .rightToLeft) }

    // MARK: Simple input

    /// True if there is any text.
    open var hasText: Bool { editor.length > 0 }
    /// Puts text in the place of the selection. The delegate is asked if a person types it.
    open func insertText(_ text: String) { editor.type(text, asks: TypedInput.isArriving) }
    /// Takes away what is selected, or the character before the caret. The delegate is asked if a person does it.
    open func deleteBackward() { editor.deleteBeforeCaret(asks: TypedInput.isArriving) }

    // MARK: Input

    open func text(in range: UITextRange) -> String? { editor.nsRange(range).map { characters(in: $0) } }
    open func replace(_ range: UITextRange, withText text: String) { replaceCharacters(range, with: text) }
    /// The selection. Ends lie between characters as people see them.
    open var selectedTextRange: UITextRange? {
        get { TextOffsetRange(editor.selection) }
        set { if let range = newValue.flatMap({ editor.nsRange($0) }) { editor.select(range) } }
    }
    open var markedTextRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }
    /// The background colour counts. Default: nil, a little of the tint colour.
    open var markedTextStyle: [NSAttributedString.Key: Any]? { didSet { setNeedsLayout() } }
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        editor.compose(markedText ?? "", selectedRange, asks: TypedInput.isArriving)
    }
    open func unmarkText() { editor.endComposition() }

    open var beginningOfDocument: UITextPosition { TextOffset(0) }
    open var endOfDocument: UITextPosition { TextOffset(editor.length) }
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
    open var tokenizer: any UITextInputTokenizer { textTokenizer }

    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        isForward(direction, at: range.start) ? range.end : range.start
    }
    open func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
        editor.range(position, isForward(direction, at: position) ? endOfDocument : beginningOfDocument)
    }
    open func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection {
        isRightToLeft(at: editor.location(of: position)) ? .rightToLeft : .leftToRight
    }
    /// For the paragraphs that the stretch touches.
    open func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
        setDirection(writingDirection, for: range)
    }

    open func firstRect(for range: UITextRange) -> CGRect { firstRectOfText(range) }
    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: position) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }
    open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closest(to: point, within: range) }
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
    open func beginFloatingCursor(at point: CGPoint) { floatingCaret.begin(at: point) }
    open func updateFloatingCursor(at point: CGPoint) { floatingCaret.update(to: point) }
    open func endFloatingCursor() { floatingCaret.end() }
    /// The look of the text at a position; with the direction the one before or behind it is meant.
    @objc(textStylingAtPosition:inDirection:)
    open func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString.Key: Any]? {
        styling(at: position, direction)
    }

    // MARK: Layout

    /// As large as the text with its insets; worked out at once where the next layout would. Setting it lasts until then.
    open override var contentSize: CGSize {
        get {
            measureContentIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }
    @_spi(ForasteroInternal)
    @nonobjc open override func contentDidMove() {
        super.contentDidMove()
        parts.contentDidMove()
    }
    /// The text at a width, with insets and paddings, no wider than that.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
    /// None while scrolling is on; otherwise that of the text.
    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : naturalSize }
    open override dynamic var isScrollEnabled: Bool {
        get { super.isScrollEnabled }
        set {
            guard newValue != super.isScrollEnabled else { return }
            super.isScrollEnabled = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    // MARK: Overriding

    /// The text says it, whatever is on it.
    @_spi(ForasteroInternal)
    @nonobjc open override var takesContentSizeFromConstraints: Bool { false }
    @_spi(ForasteroInternal)
    @nonobjc open override var wrapsContent: Bool { !isScrollEnabled }
    @_spi(ForasteroInternal)
    @nonobjc open override var wrapWidth: CGFloat {
        get { state.wrapWidth }
        set { state.wrapWidth = newValue }
    }
    @_spi(ForasteroInternal)
    @nonobjc open override var baselineFont: UIFont? { look.font ?? theme.font }
    @_spi(ForasteroInternal)
    @nonobjc open override var textBaselines: TextBaselines? { baselines }
    @_spi(ForasteroInternal)
    @nonobjc open override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        givenDelegate = super.delegate as? any UITextViewDelegate
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLinkLook()
        parts.marks.update()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { adjustFonts() }
        parts.redraw()
    }

    open override var isAccessibilityElement: Bool {
        get { setIsAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (hasText ? text : nil) }
        set { super.accessibilityValue = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.textViewAppearanceProperties }

    @_spi(ForasteroInternal)
    @nonobjc open override var spokenRole: SpokenRole? { isEditable ? nil : .readOnlyText }
}
