import UIKitCore

/// A row on a wheel: text, or a view of the app.
final class PickerRowView: UIView {
    private let theme: PickerTheme
    private var label: UILabel?
    private(set) var content: UIView?
    private var style = PickerTitleStyle.standard
    private var showsAttributedText = false

    init(theme: PickerTheme) {
        self.theme = theme
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func show(_ newContent: PickerRowContent, style: PickerTitleStyle) {
        self.style = style
        switch newContent {
        case .title(let text):
            let label = label(with: style)
            label.text = text
        case .attributed(let text):
            label(with: style).attributedText = completed(text)
            showsAttributedText = true
        case .view(let view):
            take(view)
        }
        setNeedsLayout()
    }

    private func label(with style: PickerTitleStyle) -> UILabel {
        takeContentAway()
        let label = label ?? UILabel(frame: .zero)
        if self.label == nil { addSubview(label) }
        self.label = label
        // The attributes of an attributed text stay with a label. optimization: without the text first, which would be made again for each
        // of the three, and Foundation frees none of its attributes.
        if showsAttributedText { label.text = nil }
        showsAttributedText = false
        (label.font, label.textColor, label.textAlignment) = (theme.font, theme.textColor, style.alignment)
        return label
    }

    /// The text with the font and the colour of other rows where it has none of its own.
    private func completed(_ text: NSAttributedString) -> NSAttributedString {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = style.alignment
        paragraph.lineBreakMode = .byTruncatingTail
        let plain: [NSAttributedString.Key: Any] = [.font: theme.font, .foregroundColor: theme.textColor, .paragraphStyle: paragraph]
        var range = NSRange()
        let first = text.length > 0 ? text.attributes(at: 0, effectiveRange: &range) : [:]
        // optimization: one look throughout needs one text.
        if range.length == text.length { return NSAttributedString(string: text.string, attributes: plain.merging(first) { $1 }) }
        let whole = NSMutableAttributedString(string: text.string, attributes: plain)
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            whole.addAttributes(attributes, range: range)
        }
        return whole
    }

    private func take(_ view: UIView) {
        if view === content, view.superview === self { return }
        takeContentAway()
        label?.removeFromSuperview()
        label = nil
        content = view
        isUserInteractionEnabled = true
        addSubview(view)
    }

    /// Gives the app's view back, so that another row can have it.
    @discardableResult
    func takeContentAway() -> UIView? {
        guard let view = content else { return nil }
        content = nil
        isUserInteractionEnabled = false
        if view.superview === self { view.removeFromSuperview() }
        return view
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content?.frame = bounds
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label?.frame = bounds.inset(
            by: UIEdgeInsets(
                top: 0, left: isRightToLeft ? style.trailing : style.leading, bottom: 0,
                right: isRightToLeft ? style.leading : style.trailing))
    }

    /// Where texts of all sizes are to be in line, from the middle of the row: a smaller one moves there by what it is smaller.
    private func alignedEdge(width: CGFloat) -> CGFloat {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch style.alignment {
        case .left: width / 2 - (isRightToLeft ? style.trailing : style.leading)
        case .right: (isRightToLeft ? style.leading : style.trailing) - width / 2
        default: 0
        }
    }

    /// - Parameters:
    ///   - middle: where its middle is seen.
    ///   - distance: from the middle of the wheel, in rows.
    func place(_ projection: PickerCylinder.Projection, middle: CGPoint, size: CGSize, distance: CGFloat) {
        let look = theme.look(distance: distance, share: projection.share)
        // Views of the app are turned and fade, and keep their size.
        let scale = content == nil ? look.scale : 1
        bounds = CGRect(origin: .zero, size: size)
        center = CGPoint(x: middle.x - (1 - scale) * alignedEdge(width: size.width), y: middle.y)
        transform = CGAffineTransform(scaleX: scale, y: scale * projection.share)
        alpha = look.alpha
    }
}
