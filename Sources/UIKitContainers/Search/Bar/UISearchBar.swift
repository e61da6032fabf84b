public import Foundation
import UIKitControls
@_spi(ForasteroInternal) public import UIKitCore
public import UIKitText

/// A field for a search, with what belongs to it: a Cancel button, other buttons in the field, and a choice of scopes below.
///
/// The bar decides on its own height; given another one it puts the field into the middle. A search controller shows and hides parts of
/// its bar by itself.
// apple: https://developer.apple.com/documentation/uikit/uisearchbar
// The bodies of the members are in `UISearchBar+….swift`.
@preconcurrency @MainActor @objcMembers open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
    @nonobjc let theme = SearchBarTheme.flat
    @nonobjc let background = BarBackgroundView(frame: .zero)
    /// Apps have looked for it by this key since before it had a public name.
    private let searchField = UISearchTextField(frame: .zero)
    @nonobjc private lazy var follower = SearchBarFollower(of: self)
    @nonobjc var promptLabel: UILabel?
    @nonobjc var cancelButton: UIButton?
    @nonobjc var trailingButton: UIButton?
    @nonobjc var scopeControl: UISegmentedControl?
    @nonobjc var scopeBackground: UIImageView?
    @nonobjc var former = FormerBarLook() { didSet { if former != oldValue { showBackground() } } }
    @nonobjc var images = SearchBarImages()
    @nonobjc var titles: [String] = []
    @nonobjc var parts = SearchBarParts()
    /// Where the bar is.
    @nonobjc var placement = SearchBarLayout.Placement.own { didSet { if placement != oldValue { placementDidChange() } } }
    /// True if its background goes on under the status bar, whatever the delegate says.
    @nonobjc var reachesTop = false { didSet { if reachesTop != oldValue { setNeedsLayout() } } }
    /// The controller that it belongs to.
    @nonobjc weak var owner: (any SearchBarOwner)?

    // MARK: Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A bar without a size.
    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decodeBar(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeBar(to: coder)
    }

    @nonobjc open override var archivedSubviews: [UIView] { [] }

    private func setUp() {
        addSubview(background)
        addSubview(searchField)
        searchField.clearButtonMode = .always
        searchField.enablesReturnKeyAutomatically = true
        follower.follow(searchField)
        showBackground()
    }

    // MARK: Text

    /// Is asked and notified. Not kept alive. Default: nil.
    open weak var delegate: (any UISearchBarDelegate)?

    /// The text that was typed or set; never nil. Setting it does not notify the delegate. Default: empty.
    open var text: String? {
        get { searchField.text }
        set { setText(newValue) }
    }

    /// The text that is shown while the field is empty. Default: nil.
    open var placeholder: String? {
        get { searchField.placeholder }
        set { searchField.placeholder = newValue }
    }

    /// One line above the field, which makes the bar higher. Default: nil.
    open var prompt: String? { didSet { if prompt != oldValue { promptDidChange() } } }

    /// The field, through which its look and its tokens can be changed. Its delegate is the bar's.
    open var searchTextField: UISearchTextField { searchField }

    /// True if the bar answers; else it is shown weaker. Default: true.
    open var isEnabled = true { didSet { if isEnabled != oldValue { enabledDidChange() } } }

    // MARK: Buttons

    /// True if there is a button at the end of the field that opens bookmarks, while it is empty. Default: false.
    open var showsBookmarkButton: Bool {
        get { parts.showsBookmark }
        set { changeButtons { $0.showsBookmark = newValue } }
    }

    /// The same for a list of former results; a bookmark button stands before it. Default: false.
    open var showsSearchResultsButton: Bool {
        get { parts.showsResults }
        set { changeButtons { $0.showsResults = newValue } }
    }

    /// True if the button for former results is shown as switched on. Default: false.
    open var isSearchResultsButtonSelected: Bool {
        get { parts.isResultsSelected }
        set { changeButtons { $0.isResultsSelected = newValue } }
    }

    /// True if there is a Cancel button beside the searchField. Setting it does not animate. Default: false.
    open var showsCancelButton: Bool {
        get { parts.showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Sets ``showsCancelButton``.
    /// - Parameter animated: whether the field makes room in an animation.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        owner?.searchBarDidShowCancelButton(self)
        showCancelButton(showsCancelButton, animated: animated)
    }

    // MARK: Scopes

    /// The titles of the scopes below the field; fewer than two show none. Default: nil.
    open var scopeButtonTitles: [String]? {
        get { titles.isEmpty ? nil : titles }
        set { changeScopes(to: newValue ?? []) }
    }

    /// The chosen scope. Setting it does not notify the delegate; a position where there is none is taken for none. Default: 0.
    open var selectedScopeButtonIndex: Int {
        get { parts.scope }
        set { chooseScope(newValue) }
    }

    /// True if the scopes are shown, if there are two at least. Setting it does not animate. In a search controller it says that the
    /// controller does not show and hide them by itself any more. Default: false.
    open var showsScopeBar: Bool {
        get { parts.showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Sets ``showsScopeBar``.
    /// - Parameter animated: whether the bar grows in an animation.
    @objc(setShowsScopeBar:animated:)
    open func setShowsScope(_ show: Bool, animated: Bool) {
        owner?.searchBarDidShowScopeBar(self)
        showScopes(show, animated: animated)
    }

    // MARK: Look

    /// The background of the field. Default: ``Style/default``.
    open var searchBarStyle: UISearchBar.Style = .default { didSet { if searchBarStyle != oldValue { showBackground() } } }

    /// Dark or as the interface style says. Default: ``UIBarStyle/default``.
    open var barStyle: UIBarStyle {
        get { former.style }
        set { former.style = newValue }
    }

    /// The colour of the background; nil is the system's. Default: nil.
    open var barTintColor: UIColor? {
        get { former.tint }
        set { former.tint = newValue }
    }

    /// True if the background lets through what is behind it. Default: true.
    open var isTranslucent: Bool {
        get { former.isTranslucent }
        set { former.isTranslucent = newValue }
    }

    /// A picture as background; an empty one for no background. Default: nil.
    open var backgroundImage: UIImage? {
        get { backgroundImage(for: .any, barMetrics: .default) }
        set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
    }

    /// A picture behind the scopes. Default: nil.
    open var scopeBarBackgroundImage: UIImage? {
        get { images.scopeBackground }
        set { change { $0.scopeBackground = newValue } }
    }

    /// A picture as background of bars of a kind.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        images.backgrounds[SearchBarImages.Kind(position: barPosition, metrics: barMetrics)] = backgroundImage
        showBackground()
    }

    /// The picture behind bars of a kind; nil for none of its own.
    @objc(backgroundImageForBarPosition:barMetrics:)
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        images.backgrounds[SearchBarImages.Kind(position: barPosition, metrics: barMetrics)]
    }

    /// A picture behind the text instead of the round background. Its height is not taken over.
    @objc(setSearchFieldBackgroundImage:forState:)
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        change { $0.field[state] = backgroundImage }
    }
    /// The image that was set for a state, else the normal one.
    @objc(searchFieldBackgroundImageForState:)
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.field[state] }

    /// A picture in the field instead of the default one.
    @objc(setImage:forSearchBarIcon:state:)
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        change { $0.icons[icon, default: SearchStateValues()][state] = iconImage }
    }
    /// The image that was set for an icon in a state, else in the normal one.
    @objc(imageForSearchBarIcon:state:)
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images.icons[icon]?[state] }

    /// A picture behind the scopes in a state.
    @objc(setScopeBarButtonBackgroundImage:forState:)
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        change { $0.scopeButtons[state] = backgroundImage }
    }
    /// The image that was set for a state, else the normal one.
    @objc(scopeBarButtonBackgroundImageForState:)
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { images.scopeButtons[state] }

    /// A picture between two scopes in certain states.
    @objc(setScopeBarButtonDividerImage:forLeftSegmentState:rightSegmentState:)
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) {
        change { $0.scopeDividers[SearchBarImages.Divider(left: leftState.rawValue, right: rightState.rawValue)] = dividerImage }
    }
    /// The image that was set for exactly these states.
    @objc(scopeBarButtonDividerImageForLeftSegmentState:rightSegmentState:)
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        images.scopeDividers[SearchBarImages.Divider(left: leftState.rawValue, right: rightState.rawValue)]
    }

    /// How the titles of scopes in a state are set; what is not named is as by default.
    @objc(setScopeBarButtonTitleTextAttributes:forState:)
    open func setScopeBarButtonTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        change { $0.scopeTexts[state] = attributes }
    }
    /// The attributes that were set for a state, else the normal ones.
    @objc(scopeBarButtonTitleTextAttributesForState:)
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { images.scopeTexts[state] }

    /// How far the background of the field is moved, together with the searchField. Default: zero.
    open var searchFieldBackgroundPositionAdjustment: UIOffset {
        get { images.fieldOffset }
        set { change { $0.fieldOffset = newValue } }
    }

    /// How far the text is moved within the searchField. Default: zero.
    open var searchTextPositionAdjustment: UIOffset {
        get { searchField.offsets.text }
        set { searchField.offsets.text = newValue }
    }

    /// How far a picture is moved within the searchField.
    @objc(setPositionAdjustment:forSearchBarIcon:)
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) { change { $0.offsets[icon] = adjustment } }
    /// The offset that was set for an icon. Default: zero.
    @objc(positionAdjustmentForSearchBarIcon:)
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { images.offsets[icon] ?? .zero }

    // MARK: Position and size

    /// Where the bar is, as the delegate says. Attached to the top its background goes on under the status bar. Default: any.
    open var barPosition: UIBarPosition { delegate?.position?(for: self) ?? .any }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : bounds.width, height: naturalHeight)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        heightMayHaveChanged(animated: false)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showTrailingButton()
    }

    /// The parts follow it.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        get { super.semanticContentAttribute }
        set {
            super.semanticContentAttribute = newValue
            searchField.semanticContentAttribute = newValue
            setNeedsLayout()
        }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.searchBarAppearance }

    // MARK: Responding: the field does

    open override var canBecomeFirstResponder: Bool { searchField.canBecomeFirstResponder }
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchField.becomeFirstResponder() }
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchField.resignFirstResponder() }

    /// That of the searchField.
    open override var inputAccessoryView: UIView? {
        get { searchField.inputAccessoryView }
        set { searchField.inputAccessoryView = newValue }
    }

    // MARK: What it wants of a keyboard: what the field does

    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchField.autocapitalizationType }
        set { searchField.autocapitalizationType = newValue }
    }
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchField.autocorrectionType }
        set { searchField.autocorrectionType = newValue }
    }
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchField.spellCheckingType }
        set { searchField.spellCheckingType = newValue }
    }
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchField.smartQuotesType }
        set { searchField.smartQuotesType = newValue }
    }
    open var smartDashesType: UITextSmartDashesType {
        get { searchField.smartDashesType }
        set { searchField.smartDashesType = newValue }
    }
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchField.smartInsertDeleteType }
        set { searchField.smartInsertDeleteType = newValue }
    }
    open var keyboardType: UIKeyboardType {
        get { searchField.keyboardType }
        set { searchField.keyboardType = newValue }
    }
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchField.keyboardAppearance }
        set { searchField.keyboardAppearance = newValue }
    }
    /// Default: search.
    open var returnKeyType: UIReturnKeyType {
        get { searchField.returnKeyType }
        set { searchField.returnKeyType = newValue }
    }
    /// True if Return does nothing while the field is empty. Default: true.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchField.enablesReturnKeyAutomatically }
        set { searchField.enablesReturnKeyAutomatically = newValue }
    }
    open var isSecureTextEntry: Bool {
        get { searchField.isSecureTextEntry }
        set { searchField.isSecureTextEntry = newValue }
    }
    open var textContentType: UITextContentType? {
        get { searchField.textContentType }
        set { searchField.textContentType = newValue }
    }
}
