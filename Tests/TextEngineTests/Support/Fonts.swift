import TextEngine

/// The system font at a size.
func systemFont(_ size: CGFloat, weight: CGFloat = 0) -> TextFont {
    FontLibrary.shared.font(FontDescription(size: size, weight: weight))
}

/// Text of the system font, laid out.
func layout(
    _ string: String, size: CGFloat = 17, in container: TextContainer = TextContainer(), _ style: ParagraphStyle = ParagraphStyle()
) -> TextLayout {
    TextLayout(StyledText(string, TextAttributes(font: systemFont(size)), paragraphStyle: style), in: container)
}

/// The text that each line shows, as far as it is the text's own.
func lineTexts(_ layout: TextLayout) -> [String] {
    let utf16 = Array(layout.text.string.utf16)
    return layout.lines.map { String(decoding: utf16[$0.range], as: UTF16.self) }
}
