internal import TextEngine

extension TextValues {
    /// The text with its looks; nil when there is none.
    var styledText: StyledText? {
        let font = font.font(ofSize: fontSize)
        switch text {
        case nil: return nil
        case .plain(let string)?:
            var paragraph = ParagraphStyle()
            align(&paragraph)
            return StyledText(string, TextAttributes(font: font, color: foregroundColor ?? .clear), paragraphStyle: paragraph)
        case .attributed(let string)?:
            guard string.length > 0 else { return nil }
            return StyledText(string, standardFont: font, standardColor: .black, adjust: align)
        }
    }

    private func align(_ style: inout ParagraphStyle) {
        switch alignmentMode {
        case .left: style.alignment = .left
        case .right: style.alignment = .right
        case .center: style.alignment = .center
        case .justified: style.alignment = .justified
        default: break
        }
    }
}
