import Foundation
@_spi(ForasteroInternal) import UIKitCore

// How the text is laid out and drawn.
extension UITextField {
    func contentDidChange() {
        lines.forget()
        parts.contentDidChange()
        sizeDidChange()
    }

    func sizeDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    func adjustFont() {
        let font = content.font.adjusted(to: traitCollection.preferredContentSizeCategory)
        if font != content.font { content.setFont(font) }
    }

    // MARK: Lines

    /// The text as it is shown now.
    var line: SingleLineText { line(fitting: fitting(shownRect.width)) }

    private func line(fitting: SingleLineText.Fitting) -> SingleLineText {
        lines.text(fitting) { makeLine(fitting) }
    }

    private func makeLine(_ fitting: SingleLineText.Fitting) -> SingleLineText {
        if let attributed = content.attributed, !isSecureTextEntry {
            return SingleLineText(attributed, font: content.font, alignment: shownAlignment, fitting: fitting, traits: traitCollection)
        }
        var attributes = content.otherAttributes
        if content.direction != .natural { attributes[.paragraphStyle] = content.attributes[.paragraphStyle] }
        return SingleLineText(
            shownString, attributes: attributes, font: content.font, alignment: shownAlignment, fitting: fitting, traits: traitCollection)
    }

    var placeholderAttributes: [NSAttributedString.Key: Any] {
        var attributes = content.attributes
        attributes[.foregroundColor] = theme.placeholderColor
        return attributes
    }

    private func placeholderLine(width: CGFloat?) -> SingleLineText {
        let fitting = width.map { SingleLineText.Fitting.truncated(width: $0) } ?? .whole
        return lines.placeholder(fitting) {
            if let attributed = placeholderText.attributed {
                return SingleLineText(
                    attributed, font: content.font, alignment: content.alignment, fitting: fitting, traits: traitCollection)
            }
            return SingleLineText(
                placeholderText.string ?? "", attributes: content.otherAttributes, font: content.font, alignment: content.alignment,
                fitting: fitting, traits: traitCollection)
        }
    }

    private func fitting(_ width: CGFloat) -> SingleLineText.Fitting {
        if isEditing { return .whole }
        guard adjustsFontSizeToFitWidth, content.font.pointSize > 0 else { return .truncated(width: width) }
        return .shrunk(width: width, minimumScale: minimumFontSize > 0 ? min(minimumFontSize / content.font.pointSize, 1) : 0.1)
    }

    /// Nothing is written to the left or to the right, but the caret has to stand where the first letter will.
    private var shownAlignment: NSTextAlignment {
        guard content.alignment == .natural, content.string.isEmpty, content.direction == .natural else { return content.alignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .natural
    }

    var secret: SecretText { lines.secret(of: content.string) }
    private var shownString: String { isSecureTextEntry ? secret.dots : content.string }

    /// Converts an index of the text to one of the shown text, and back.
    func shownLocation(_ location: Int) -> Int { isSecureTextEntry ? secret.dot(at: location) : location }
    func location(shown location: Int) -> Int { isSecureTextEntry ? secret.location(ofDot: location) : location }

    /// The text that is read aloud: as much as can be seen.
    var spokenText: String? { content.string.isEmpty ? nil : shownString }

    // MARK: Places

    /// Where the text, or the placeholder, stands now.
    var shownRect: CGRect {
        if isEditing { return editingRect(forBounds: bounds) }
        return content.string.isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// How wide the room is in which the text is aligned; wider than what is seen where the text is longer.
    func alignmentWidth(_ line: SingleLineText, in rect: CGRect) -> CGFloat {
        isEditing ? max(rect.width, line.size.width + theme.caretWidth) : rect.width
    }

    /// Where a line of a height begins, on a whole pixel.
    func top(ofHeight height: CGFloat, in rect: CGRect) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        let free = rect.height - height
        let offset: CGFloat =
            switch contentVerticalAlignment {
            case .top: 0
            case .bottom: free
            default: free / 2
            }
        return rect.minY + (offset * scale).rounded(.down) / scale
    }

    var naturalSize: CGSize {
        let text = line(fitting: .whole).size
        let placeholder = placeholderText.string == nil ? .zero : placeholderLine(width: nil).size
        return geometry.naturalSize(
            text: CGSize(width: max(text.width, placeholder.width), height: max(text.height, placeholder.height)),
            lineHeight: content.font.lineHeight)
    }

    // MARK: Drawing

    func drawLine(in rect: CGRect) {
        let line = line
        line.draw(
            at: CGPoint(x: rect.minX - editing.scroll, y: top(ofHeight: line.size.height, in: rect)),
            width: alignmentWidth(line, in: rect), color: content.color, traits: traitCollection)
    }

    func drawPlaceholderLine(in rect: CGRect) {
        guard placeholderText.string?.isEmpty == false else { return }
        let line = placeholderLine(width: rect.width)
        line.draw(
            at: CGPoint(x: rect.minX, y: top(ofHeight: line.size.height, in: rect)), width: rect.width, color: theme.placeholderColor,
            traits: traitCollection)
    }
}

@_spi(ForasteroInternal)
extension UITextField: ShownText {
    /// The text that can be read, or the placeholder.
    public var shownText: String? {
        if content.string.isEmpty { return placeholder }
        return isSecureTextEntry ? nil : content.string
    }
}
