import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// The header or footer of a section. A table uses it again for other sections, by its ``reuseIdentifier``.
///
/// Its text looks as the table's style wants it: bold on a bar in plain tables, small and grey in grouped ones.
// apple: https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview
// Bodies are in `UITableViewHeaderFooterView+….swift`.
@preconcurrency @MainActor @objcMembers open class UITableViewHeaderFooterView: UIView {
    let theme = HeaderFooterTheme.flat
    let content = HeaderFooterContentView(frame: .zero)
    var textPart: UILabel?
    var detailPart: UILabel?
    var isLayingOut = false
    var hasOwnColor = false
    var contentMargins: UIEdgeInsets?
    /// Content and background as values; nil while there are none.
    var configurations: ConfigurationStore?
    var needsConfiguration = true
    /// The values that the table has set for the section.
    var context = HeaderFooterContext()
    /// The font that the table's style last gave the labels, to know the app's.
    var givenFont: UIFont?
    var givenColor: UIColor?

    // MARK: Creating

    /// A view that a table may use again for sections with the same identifier; nil for one that is used once.
    @objc(initWithReuseIdentifier:)
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// A view without an identifier.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        reuseIdentifier = coder.decodeText(forKey: NibKey.reuseIdentifier)
        setUp()
    }

    private func setUp() {
        content.owner = self
        // Below what a nib has in the view itself.
        insertSubview(content, at: 0)
        showDefaultColor()
    }

    // MARK: Reuse

    /// By what the table finds the view again; nil for one that is used once.
    open internal(set) var reuseIdentifier: String?

    /// Called before the table hands the view out for another section. Does nothing here.
    open func prepareForReuse() {}

    // MARK: Content

    /// Holds what the app adds; where there is a ``contentConfiguration``, the view that shows that.
    open var contentView: UIView { configurations?.contentView ?? content }

    /// The main text. Made when it is first asked for.
    open var textLabel: UILabel? { textLabelPart() }

    /// A second text beneath; shown in grouped tables only. Made when it is first asked for.
    open var detailTextLabel: UILabel? { detailLabelPart() }

    /// Behind everything else. Default: nil, where the table's style gives the background.
    open var backgroundView: UIView? { didSet { if backgroundView !== oldValue { backgroundDidChange(from: oldValue) } } }

    /// The colour behind the content; nil is that of the table's style. Default: nil.
    open override var backgroundColor: UIColor? {
        get { hasOwnColor ? super.backgroundColor : nil }
        set {
            hasOwnColor = newValue != nil
            if newValue != nil { configurations?.setBackground(nil, in: self) }
            super.backgroundColor = newValue ?? defaultColor
        }
    }

    // MARK: Configurations

    /// The state that the configurations depend on. A subclass may add to it.
    @nonobjc open var configurationState: UIViewConfigurationState { presentState }

    /// Has ``updateConfiguration(using:)`` called before the next frame. A change of the state asks for it by itself.
    open func setNeedsUpdateConfiguration() { markConfigurationStale() }

    /// Changes the configurations to what suits a state. Calls ``configurationUpdateHandler``; overriders call super.
    @nonobjc open func updateConfiguration(using state: UIViewConfigurationState) { bringConfigurationsUpToDate(state) }

    /// Called when the state has changed, to change the configurations. Default: nil.
    @nonobjc open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markConfigurationStale() } }

    /// A list content in the look of the table's style, without anything in it.
    @nonobjc open func defaultContentConfiguration() -> UIListContentConfiguration { standardContentConfiguration() }

    /// The configuration of the content, instead of the labels. Default: nil.
    @nonobjc open var contentConfiguration: UIContentConfiguration? {
        get { configurations?.content }
        set { changeContentConfiguration(newValue) }
    }

    /// True if ``contentConfiguration`` is updated when the state changes. Default: true.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations?.updatesContent ?? true }
        set { store.updatesContent = newValue }
    }

    /// The background of the table's style.
    @nonobjc open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackgroundConfiguration() }

    /// The configuration of the background. Setting it takes away colour and view behind the content, and those take it away. Default: nil.
    @nonobjc open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set { changeBackgroundConfiguration(newValue) }
    }

    /// True if ``backgroundConfiguration`` is updated when the state changes. Default: true.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations?.updatesBackground ?? true }
        set { store.updatesBackground = newValue }
    }

    // MARK: Layout

    // A subclass that positions views after the view's own parts does so in the same layout: it is no reason for another one.
    open override func layoutSublayers(of layer: CALayer) {
        let isOutermost = !isLayingOut
        isLayingOut = true
        defer { if isOutermost { isLayingOut = false } }
        super.layoutSublayers(of: layer)
    }

    /// Lays out the content view, the background and the labels.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The height that shows all of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(forWidth: size.width) }

    /// For tables: as wide as `targetSize`, and as high as the text asks for.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    // MARK: Overriding

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }
}
