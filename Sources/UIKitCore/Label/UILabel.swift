import Foundation
internal import TextEngine

/// Shows text that cannot be edited, in one line or several.
// apple: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor @objcMembers open class UILabel: UIView {
    private var content = LabelContent()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: Text

    /// What is shown. Setting it takes the look from the label's properties. Default: nil.
    open var text: String? {
        get { content.string }
        set { change { $0.setText(newValue) } }
    }

    /// What is shown, with a look of its own; where an attribute is missing the label's property serves. Default: nil.
    open var attributedText: NSAttributedString? {
        get { content.attributedString }
        set { change { $0.setAttributedText(newValue) } }
    }

    /// Default: the system's font at 17 points. Nil resets it.
    open var font: UIFont! {
        get { content.font }
        set { change { $0.font = newValue ?? LabelContent.defaultFont } }
    }

    /// Default: ``UIColor/label``. Nil resets it.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Default: natural.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { change { $0.alignment = newValue } }
    }

    /// What happens to text that is too long. Default: it is cut at its end.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set { change { $0.lineBreakMode = newValue } }
    }

    /// The most lines; 0 is any number. Default: 1.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set { change { $0.numberOfLines = max(newValue, 0) } }
    }

    /// Whether the text is shown as in use; otherwise it is dimmed. Default: true.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether ``highlightedTextColor`` is in force. Default: false.
    open var isHighlighted = false {
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

    /// Whether text too long for one line is set smaller. Default: false.
    open var adjustsFontSizeToFitWidth: Bool {
        get { content.adjustsFontSizeToFitWidth }
        set { change { $0.adjustsFontSizeToFitWidth = newValue } }
    }

    /// How small at least, as a part of the font's size; 0 is no limit. Default: 0.
    open var minimumScaleFactor: CGFloat {
        get { content.minimumScaleFactor }
        set { change { $0.minimumScaleFactor = min(max(newValue, 0), 1) } }
    }

    /// The width at which ``intrinsicContentSize`` wraps several lines; 0 is none. Default: 0.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Size

    /// Where text of at most so many lines stands in `bounds`: as small as it can be, at the upper left.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = content.size(fitting: bounds.size, lines: numberOfLines, traits: traitCollection)
        return CGRect(origin: bounds.origin, size: size)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(
            width: size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0)) }

    // MARK: Drawing

    open override func draw(_ rect: CGRect) { drawText(in: bounds) }

    /// Draws the text into a rectangle, in the middle of its height.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let traits = traitCollection
        let layout = content.layout(in: rect.size, lines: numberOfLines, traits: traits)
        // On whole pixels, so that text stands the same wherever the label's edges fall.
        let scale = max(traits.displayScale, 1)
        let top = rect.minY + ((rect.height - layout.size.height) / 2 * scale).rounded(.down) / scale
        let origin = CGPoint(x: rect.minX, y: top)
        if let shadow = shadowColor?.resolvedCGColor(with: traits) {
            layout.draw(
                in: context, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height), width: rect.width,
                color: shadow)
        }
        layout.draw(in: context, at: origin, width: rect.width, color: shownColor.resolvedCGColor(with: traits))
    }

    private var shownColor: UIColor {
        let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
        return isEnabled ? color : color.withAlphaComponent(color.cgColor.alpha * 0.5)
    }

    // MARK: Overriding

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        content.forgetLayouts()
        setNeedsDisplay()
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { rare?.accessibility.traits ?? .staticText }
        set { super.accessibilityTraits = newValue }
    }

    open override var isAccessibilityElement: Bool {
        get { rare?.accessibility.isElement ?? true }
        set { super.isAccessibilityElement = newValue }
    }

    // MARK: Private

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
