import Foundation
@_spi(ForasteroInternal) public import UIKitCore
@_spi(ForasteroInternal) internal import TextEngine

/// Shows text that cannot be edited, in one line or several.
// apple: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor @objcMembers open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        contentMode = .redraw
        decodeText(from: coder)
    }

    // ad-hoc: nibs say "left" here, but the text is positioned again for each size.
    @_spi(ForasteroInternal)
    @nonobjc open override func contentMode(archivedAs mode: UIView.ContentMode) -> UIView.ContentMode { .redraw }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeText(to: coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: Text

    /// The text that is shown. Setting it takes the look from the label's properties. Default: nil.
    open dynamic var text: String? {
        get { content.string }
        set { takeText(newValue) }
    }

    /// The text that is shown, with a look of its own; where an attribute is missing the label's former one serves. Default: nil.
    ///
    /// Setting it sets ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to those of the first character, where it
    /// has them. Reading it when ``text`` was set gives that text with the label's look.
    open dynamic var attributedText: NSAttributedString? {
        get { content.attributed ?? content.string.map { NSAttributedString(string: $0, attributes: attributes) } }
        set { takeAttributedText(newValue) }
    }

    /// Default: the system's font at 17 points. Nil resets it. Setting it gives all of ``attributedText`` this font.
    open dynamic var font: UIFont! {
        get { content.font }
        set { change { $0.font = newValue ?? LabelContent.defaultFont } }
    }

    /// Default: ``UIColor/label``. Nil resets it. Setting it gives all of ``attributedText`` this colour.
    open dynamic var textColor: UIColor! {
        get { color }
        set {
            setColor(newValue ?? .label)
            missingColor = color
            change { $0.setAttribute(.foregroundColor, newValue ?? .label) }
        }
    }

    /// Default: natural. Setting it aligns all of ``attributedText``.
    open dynamic var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change { $0.alignment = newValue } }
    }

    /// The treatment of text that is too long. Default: it is cut at its end.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    /// The most lines; 0 is any number. Default: 1.
    open dynamic var numberOfLines: Int {
        get { content.numberOfLines }
        set { change { $0.numberOfLines = max(newValue, 0) } }
    }

    /// True if the text is shown as in use; otherwise it is dimmed. Default: true.
    open dynamic var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// True if ``highlightedTextColor`` is in force. Default: false.
    open dynamic var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The colour while highlighted; nil is ``textColor``. Default: nil.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// The colour of a copy of the text behind it; nil is none. Default: nil.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// Where that copy stands, in points. Default: one point above.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// True if text that does not fit is set smaller. It has no influence while ``numberOfLines`` is 0. Default: false.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { change { $0.adjustsFontSizeToFitWidth = newValue } }
    }

    /// How small at least, as a part of the font's size; 0 is no limit. Default: 0.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change { $0.minimumScaleFactor = min(max(newValue, 0), 1) } }
    }

    /// True if characters move together a little before text is cut off. Default: false.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.allowsTightening }
        set { change { $0.allowsTightening = newValue } }
    }

    /// Where a line stands that was set smaller to fit. Default: on the baseline of the font's own size.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// True if fonts made for a text style or by ``UIFontMetrics`` follow the size the user prefers. Default: false.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The width at which ``intrinsicContentSize`` wraps several lines; 0 is none. Default: 0.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Size

    /// Where text of at most so many lines is in `bounds`: as small as it can be, at the upper left.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = content.size(fitting: bounds.size, lines: numberOfLines, traits: traitCollection)
        return CGRect(origin: bounds.origin, size: size)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(
            width: size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: intrinsicWrapWidth, height: 0)) }

    // MARK: Constraints

    @_spi(ForasteroInternal)
    @nonobjc open override var standardHugging: CGSize { CGSize(width: 250, height: 251) }
    @_spi(ForasteroInternal)
    @nonobjc open override var baselineFont: UIFont? { font }
    @_spi(ForasteroInternal)
    @nonobjc open override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
    @_spi(ForasteroInternal)
    @nonobjc open override var wrapWidth: CGFloat {
        get { constrainedWidth }
        set { constrainedWidth = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var textBaselines: TextBaselines? {
        let width = numberOfLines != 1 && intrinsicWrapWidth > 0 ? intrinsicWrapWidth : CGFloat.infinity
        let layout = content.layout(in: CGSize(width: width, height: .infinity), lines: numberOfLines, traits: traitCollection)
        guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
        let middle = layout.size.height / 2
        return TextBaselines(first: first.baseline - middle, last: last.baseline - middle)
    }

    /// The width that constraints have given the label, by which its lines go while the app says nothing.
    private var constrainedWidth: CGFloat = 0

    private var intrinsicWrapWidth: CGFloat { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : constrainedWidth }

    // MARK: Drawing

    @_spi(ForasteroInternal)
    @nonobjc open override func display(_ layer: CALayer) {
        if layer !== self.layer || !showCoverage(on: layer) { super.display(layer) }
    }

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text into a rectangle, in the middle of its height.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = traitCollection
        let layout = content.layout(in: rect.size, lines: numberOfLines, traits: traits)
        let origin = CGPoint(x: rect.minX, y: top(of: layout, in: rect, traits))
        let shadow = shadowColor?.resolvedCGColor(with: traits)
        if shadow != nil {
            context.saveGState()
            context.setShadow(offset: shadowOffset, blur: 0, color: shadow)
        }
        layout.draw(in: context, at: origin, width: rect.width, color: shownColor.resolvedCGColor(with: traits))
        if shadow != nil { context.restoreGState() }
    }

    // MARK: Overriding

    @_spi(ForasteroInternal)
    @nonobjc open override var describedText: String? { text }

    @_spi(ForasteroInternal)
    @nonobjc open override class var plainClass: AnyClass { UILabel.self }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory, category != previousTraitCollection?.preferredContentSizeCategory { adjustFonts() }
        content.forgetLayouts()
        setNeedsDisplay()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { setAccessibilityTraits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { setIsAccessibilityElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    @_spi(ForasteroInternal)
    @nonobjc open override var appearanceProperties: [AppearanceProperty] { super.appearanceProperties + Self.labelAppearanceProperties }

    // MARK: Private

    // optimization: most labels draw one colour and nothing else. They need no pixels of their own, which would be four times as much to
    // write, and would have to be cleared, looked through for what is to be seen, and copied to the screen.
    /// - Returns: False where the text has to be drawn.
    private func showCoverage(on layer: CALayer) -> Bool {
        guard shadowColor == nil, let size = layer.coverageSize, !LabelDrawingClasses.drawsOtherwise(type(of: self)) else { return false }
        let (traits, bounds) = (traitCollection, bounds)
        let layout = content.layout(in: bounds.size, lines: numberOfLines, traits: traits)
        let origin = CGPoint(x: 0, y: top(of: layout, in: bounds, traits) - bounds.minY)
        guard
            let coverage = layout.coverage(
                at: origin, width: bounds.width, scale: layer.contentsScale, pixelWidth: size.width, pixelHeight: size.height)
        else { return false }
        layer.show(coverage.pixels, atPixel: coverage.x, coverage.y, color: shownColor.resolvedCGColor(with: traits))
        return true
    }

    private var color = UIColor.label
    /// For the parts of an attributed text that have no colour.
    private var missingColor = UIColor.label

    private func setColor(_ newValue: UIColor) {
        guard newValue != color else { return }
        color = newValue
        setNeedsDisplay()
    }

    private var shownColor: UIColor {
        let own = content.attributed == nil ? color : missingColor
        let color = isHighlighted ? highlightedTextColor ?? own : own
        return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
    }

    /// How text without a look of its own is shown.
    private var attributes: [NSAttributedString.Key: Any] {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return [.font: content.font, .foregroundColor: color, .paragraphStyle: style]
    }

    /// Where the lines begin: on whole pixels, so that text stands the same wherever the label's edges fall.
    private func top(of layout: TextLayout, in rect: CGRect, _ traits: UITraitCollection) -> CGFloat {
        let scale = max(traits.displayScale, 1)
        func centered(_ height: CGFloat) -> CGFloat { rect.minY + ((rect.height - height) / 2 * scale).rounded(.down) / scale }
        guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters, let line = layout.lines.first else {
            return centered(layout.size.height)
        }
        let natural = content.naturalLine(traits: traits)
        let top = centered(natural.size.height)
        guard baselineAdjustment == .alignBaselines, let naturalLine = natural.lines.first else { return top }
        return top + ((naturalLine.baseline - line.baseline) * scale).rounded() / scale
    }

    func takeText(_ text: String?) { change { $0.setText(text) } }

    func takeAttributedText(_ text: NSAttributedString?) {
        change { $0.setAttributedText(text) }
        missingColor = color
        guard let text, text.length > 0 else { return }
        if let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor { setColor(color) }
    }

    /// Takes over all that an archive says of a label that nothing has happened to yet.
    func begin(with archived: ArchivedLabel, _ coder: NSCoder) {
        content.begin(with: archived, font: archived.font.decode(from: coder))
        if let color = archived.color.decode(from: coder) {
            self.color = color
            missingColor = color
        }
        if let color = archived.highlightedColor.decode(from: coder) { highlightedTextColor = color }
        if let color = archived.shadowColor.decode(from: coder) { shadowColor = color }
        if let offset = archived.shadowOffset { shadowOffset = offset }
        if let adjustment = archived.baselineAdjustment, adjustment != baselineAdjustment { baselineAdjustment = adjustment }
        if let width = archived.preferredWidth { preferredMaxLayoutWidth = width }
        if archived.isEnabled == false { isEnabled = false }
        if archived.isHighlighted == true { isHighlighted = true }
    }

    private func adjustFonts() {
        let category = traitCollection.preferredContentSizeCategory
        change { $0.adjustFonts(to: category) }
    }

    /// Changes what is shown, and asks for what follows from that, if it makes a difference.
    private func change(_ body: (inout LabelContent) -> Void) {
        let before = content.identity
        body(&content)
        guard content.identity != before else { return }
        content.forgetLayouts()
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }
}
