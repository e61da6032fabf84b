import UIKitCore

extension UITableViewHeaderFooterView {
    func textLabelPart() -> UILabel? {
        if configurations?.content != nil { return nil }
        if let textPart { return textPart }
        let label = makeLabel()
        textPart = label
        styleText()
        return label
    }

    func detailLabelPart() -> UILabel? {
        if configurations?.content != nil { return nil }
        if let detailPart { return detailPart }
        let label = makeLabel()
        label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        detailPart = label
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        content.addSubview(label)
        return label
    }

    // MARK: The section

    /// Takes over what the table says about the section.
    func apply(_ newContext: HeaderFooterContext) {
        guard newContext != context else { return }
        context = newContext
        setNeedsUpdateConfiguration()
        styleText()
        showDefaultColor()
        setNeedsLayout()
    }

    /// Shows a title of the table's data source as the style wants it.
    func show(title: String?) {
        let shown = kind.isUppercase ? title?.uppercased() : title
        guard textPart != nil || shown != nil else { return }
        textLabelPart()?.text = shown
    }

    var kind: HeaderFooterTheme.Kind { theme.kind(context) }

    /// Gives the text the trait of a header, and font and colour of the style, unless the app has set others.
    private func styleText() {
        guard let textPart else { return }
        textPart.accessibilityTraits = context.kind == .header ? [.staticText, .header] : .staticText
        if givenFont == nil || textPart.font == givenFont {
            textPart.font = .preferredFont(forTextStyle: kind.font, compatibleWith: traitCollection)
            givenFont = textPart.font
        }
        if givenColor == nil || textPart.textColor == givenColor {
            textPart.textColor = kind.textColor
            givenColor = textPart.textColor
        }
    }

    // MARK: Backgrounds

    var defaultColor: UIColor? { backgroundView == nil && configurations?.background == nil ? kind.background : nil }

    func showDefaultColor() {
        guard !hasOwnColor else { return }
        backgroundColor = nil
    }

    func backgroundDidChange(from former: UIView?) {
        if former?.superview === self { former?.removeFromSuperview() }
        if backgroundView != nil { configurations?.setBackground(nil, in: self) }
        showDefaultColor()
        guard let backgroundView else { return }
        backgroundView.frame = bounds
        insertSubview(backgroundView, at: 0)
        setNeedsLayout()
    }
}
