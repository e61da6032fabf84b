import Foundation
@_spi(ForasteroInternal) public import UIKitCore

/// A text field with a magnifying glass, in which tokens can stand before the text.
///
/// Each token has a position before the text; the text begins behind the last one. A caret never stands before a token: it selects it.
// apple: https://developer.apple.com/documentation/uikit/uisearchtextfield
@preconcurrency @MainActor @objcMembers open class UISearchTextField: UITextField {
    @nonobjc let searchTheme = SearchFieldTheme.flat
    @nonobjc override var theme: TextFieldTheme { .search }
    @nonobjc private(set) lazy var ground = SearchFieldBackground(theme: searchTheme)
    @nonobjc private(set) lazy var tokenRow = makeTokenRow()
    @nonobjc var shownTokens: [UISearchToken] = [] { didSet { tokensDidChange() } }
    @nonobjc var selectedTokens: Range<Int> = 0..<0 { didSet { if selectedTokens != oldValue { tokensDidChange() } } }
    @nonobjc var suggestionMenu: SearchSuggestionMenu?
    @nonobjc private var style = UITextField.BorderStyle.roundedRect
    @nonobjc var contentShare: CGFloat = 1
    private lazy var tokenTokenizer = SearchFieldTokenizer(field: self)
    /// How far a search bar has moved the parts.
    @nonobjc package var offsets = SearchFieldOffsets() { didSet { if offsets != oldValue { setNeedsLayout() } } }

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        ground.frame = bounds
        insertSubview(ground, at: 0)
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .whileEditing
        returnKeyType = .search
        autocapitalizationType = .none
        autocorrectionType = .no
        leftView = makeIcon()
        leftViewMode = .always
    }

    private func makeIcon() -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: searchTheme.iconPointSize, weight: .regular)
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: configuration))
        icon.contentMode = .center
        icon.tintColor = searchTheme.iconColor
        icon.bounds.size = searchTheme.iconSize
        icon.isUserInteractionEnabled = false
        return icon
    }

    private func makeTokenRow() -> SearchTokenRow {
        let row = SearchTokenRow(theme: searchTheme.token)
        row.didTap = { [unowned self] in selectToken(at: $0) }
        addSubview(row)
        return row
    }

    @nonobjc open override var archivedSubviews: [UIView] {
        super.archivedSubviews.filter { $0 !== ground && $0 !== leftView && (shownTokens.isEmpty || $0 !== tokenRow) }
    }

    // MARK: Tokens

    /// The tokens before the text. Setting it notifies nobody. Default: none.
    open var tokens: [UISearchToken] {
        get { shownTokens }
        set {
            selectedTokens = 0..<0
            shownTokens = newValue
        }
    }

    /// - Precondition: the position is one of a token, or behind the last one.
    @objc(insertToken:atIndex:)
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { insert(token, at: tokenIndex) }

    /// - Precondition: there is a token at the position.
    @objc(removeTokenAtIndex:)
    open func removeToken(at tokenIndex: Int) { remove(at: tokenIndex) }

    /// The position before a token.
    /// - Precondition: there is a token at the position.
    @objc(positionOfTokenAtIndex:)
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        checkIndex(tokenIndex, in: shownTokens.indices)
        return TokenPosition(tokenIndex)
    }

    /// The tokens within a stretch.
    @objc(tokensInRange:)
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { Array(shownTokens[tokenIndices(in: textRange)]) }

    /// From the beginning of the text, behind the tokens, to its end.
    open var textualRange: UITextRange {
        super.textRange(from: super.beginningOfDocument, to: super.endOfDocument) ?? TokenRange(super.beginningOfDocument, endOfDocument)
    }

    /// Takes away the text of a stretch, but not its tokens, and puts in a token, which is selected if the field is edited.
    ///
    /// A composition that intersects the range ends. Nobody is notified.
    @objc(replaceTextualPortionOfRange:withToken:atIndex:)
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replaceText(of: textRange, with: token, at: tokenIndex)
    }

    /// The background of tokens; nil is a part of the tint colour. Default: nil.
    open var tokenBackgroundColor: UIColor! { didSet { if tokenBackgroundColor !== oldValue { tokensDidChange() } } }

    /// True if Delete at the beginning of the text selects the token before it, and takes it away when pressed again. Default: true.
    open var allowsDeletingTokens = true

    /// True if selected tokens are copied, as what ``UISearchTextFieldDelegate`` makes of them. Default: true.
    open var allowsCopyingTokens = true

    /// Searches that are offered in a menu below the field while it is edited. When one is chosen, the delegate is notified, and the
    /// property becomes nil. Default: nil.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { showSuggestions() } }

    // MARK: Look

    /// With round corners, the default, there is a background behind the text.
    open override var borderStyle: UITextField.BorderStyle {
        get { style }
        set { changeStyle(to: newValue) }
    }

    private func changeStyle(to style: UITextField.BorderStyle) {
        self.style = style
        ground.isShown = style == .roundedRect
        super.borderStyle = style == .roundedRect ? .none : style
        setNeedsLayout()
    }

    /// The colour behind the text in place of the default one.
    open override var backgroundColor: UIColor? {
        get { ground.color }
        set { ground.color = newValue }
    }

    /// A picture in place of the colour behind the text.
    @nonobjc package var groundImage: UIImage? {
        get { ground.image }
        set { ground.image = newValue }
    }

    /// The picture of the clear button; nil is the default one.
    @nonobjc package var clearImage: UIImage? {
        get { parts.clearImage }
        set { parts.clearImage = newValue }
    }

    /// The height that the field wants with its font.
    @nonobjc package var naturalHeight: CGFloat {
        let line = (font ?? theme.font).lineHeight
        return max(searchTheme.height, (line + searchTheme.lineSurplus).rounded())
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: super.intrinsicContentSize.width, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: super.sizeThatFits(size).width, height: naturalHeight) }

    // MARK: Places

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { iconRect(super.leftViewRect(forBounds: bounds)) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { trailingRect(super.rightViewRect(forBounds: bounds)) }
    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        super.clearButtonRect(forBounds: bounds).offsetBy(dx: offsets.clear.horizontal, dy: offsets.clear.vertical)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { searchTextRect(bounds) }
    open override func drawPlaceholder(in rect: CGRect) {
        if shownTokens.isEmpty { super.drawPlaceholder(in: rect) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if !shownTokens.isEmpty { tokenRow.frame = tokenRect }
        fadeContent()
        suggestionMenu?.place()
    }

    // MARK: What kinds of fields change

    @nonobjc override var hasClearableContent: Bool { super.hasClearableContent || !shownTokens.isEmpty }
    @nonobjc override var hidesCaret: Bool { !selectedTokens.isEmpty }
    @nonobjc override func didClear() {
        super.didClear()
        tokens = []
    }

    @nonobjc open override func didBecomeFirstResponder() {
        super.didBecomeFirstResponder()
        showSuggestions()
    }

    @nonobjc open override func didResignFirstResponder() {
        selectedTokens = 0..<0
        super.didResignFirstResponder()
        showSuggestions()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        selectedTokens = 0..<0
        return super.beginTracking(touch, with: event)
    }

    // MARK: Commands

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(UIResponderStandardEditActions.copy(_:)) where canCopyTokens: true
        case #selector(UIResponderStandardEditActions.cut(_:)) where canCopyTokens: allowsDeletingTokens
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    open override func copy(_ sender: Any?) { if canCopyTokens { copyTokens() } else { super.copy(sender) } }

    open override func cut(_ sender: Any?) {
        guard canCopyTokens else { return super.cut(sender) }
        copyTokens()
        deleteBackward()
    }

    // MARK: Input

    open override func insertText(_ text: String) {
        if text != "\n" { removeSelectedTokens() }
        super.insertText(text)
    }

    open override func deleteBackward() {
        if !deleteTokens() { super.deleteBackward() }
    }

    open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        removeSelectedTokens()
        super.setMarkedText(markedText, selectedRange: selectedRange)
    }

    open override var tokenizer: any UITextInputTokenizer { tokenTokenizer }
    open override var beginningOfDocument: UITextPosition { shownTokens.isEmpty ? super.beginningOfDocument : TokenPosition(0) }

    open override var selectedTextRange: UITextRange? {
        get { selectionWithTokens(super.selectedTextRange) }
        set { super.selectedTextRange = textPart(ofNewSelection: newValue) }
    }

    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        if !(fromPosition is TokenPosition), !(toPosition is TokenPosition) {
            return super.textRange(from: fromPosition, to: toPosition)
        }
        let isForward = location(inAll: fromPosition) <= location(inAll: toPosition)
        return isForward ? TokenRange(fromPosition, toPosition) : TokenRange(toPosition, fromPosition)
    }

    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (sum, isTooFar) = location(inAll: position).addingReportingOverflow(offset)
        return isTooFar ? nil : self.position(atLocationInAll: sum)
    }

    open override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (first, second) = (location(inAll: position), location(inAll: other))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    open override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        location(inAll: toPosition) - location(inAll: from)
    }

    open override func text(in range: UITextRange) -> String? { super.text(in: textPart(of: range)) }
    open override func replace(_ range: UITextRange, withText text: String) { super.replace(textPart(of: range), withText: text) }
    open override func firstRect(for range: UITextRange) -> CGRect { super.firstRect(for: textPart(of: range)) }
    open override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { super.selectionRects(for: textPart(of: range)) }
    open override func caretRect(for position: UITextPosition) -> CGRect {
        super.caretRect(for: position is TokenPosition ? super.beginningOfDocument : position)
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.searchField) }
        set { super.accessibilityTraits = newValue }
    }
}
