internal import TextEngine

/// The properties of a ``CATextLayer``.
struct TextValues: KindValues, Equatable {
    var text: LayerText?
    var font = LayerTextFont.standard
    var fontSize: CGFloat = 36
    var foregroundColor: CGColor? = .white
    var isWrapped = false
    var truncationMode = CATextLayerTruncationMode.none
    var alignmentMode = CATextLayerAlignmentMode.natural
    var allowsFontSubpixelQuantization = true

    func animatableValue(forKey key: String) -> AnimatableValue? {
        switch key {
        case "fontSize": .number(fontSize)
        case "foregroundColor": .color(ColorComponents(foregroundColor))
        default: nil
        }
    }

    mutating func setAnimatableValue(_ value: AnimatableValue, forKey key: String) {
        switch (key, value) {
        case ("fontSize", .number(let number)): fontSize = number
        case ("foregroundColor", .color(let color)): foregroundColor = color.cgColor
        default: break
        }
    }

    func makeDrawing(for values: LayerValues) -> (any LayerDrawing)? {
        TextDrawing(self, in: values.bounds.standardized, isFlipped: values.switches.contains(.contentsFlipped))
    }

    /// The size of the text in as much height as it needs.
    func size(inWidth width: CGFloat) -> CGSize {
        guard let styled = styledText else { return .zero }
        let limit = isWrapped && width > 0 ? width : .infinity
        return TextLayout(styled, in: TextContainer(width: limit)).size
    }

    func layout(in size: CGSize) -> TextLayout? {
        guard let styled = styledText else { return nil }
        let mode: TextLineBreakMode? =
            switch truncationMode {
            case .start: .byTruncatingHead
            case .middle: .byTruncatingMiddle
            case .end: .byTruncatingTail
            default: nil
            }
        guard let mode else {
            // Text that is cut off at the edges is still laid out: half a line may be seen.
            return TextLayout(styled, in: TextContainer(width: isWrapped ? size.width : .infinity))
        }
        let container = TextContainer(
            width: size.width, height: size.height, maximumLines: isWrapped ? 0 : 1, lineBreakMode: mode)
        return TextLayout(styled, in: container)
    }
}
