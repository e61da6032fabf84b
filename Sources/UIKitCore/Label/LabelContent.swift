import Foundation
internal import TextEngine

/// The text of a label, how it is set, and the layouts made of it.
struct LabelContent {
    /// What is compared to find out whether anything has changed.
    struct Identity: Equatable {
        var string: String?
        var attributed: NSAttributedString?
        var font = LabelContent.defaultFont
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        var numberOfLines = 1
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// How small text is set at most when it has to fit and no limit is given.
    private static let smallestScale: CGFloat = 0.1

    private(set) var identity = Identity()
    private var block: TextBlock?

    var font: UIFont {
        get { identity.font }
        set { identity.font = newValue }
    }
    var alignment: NSTextAlignment {
        get { identity.alignment }
        set { identity.alignment = newValue }
    }
    var lineBreakMode: NSLineBreakMode {
        get { identity.lineBreakMode }
        set { identity.lineBreakMode = newValue }
    }
    var numberOfLines: Int {
        get { identity.numberOfLines }
        set { identity.numberOfLines = newValue }
    }
    var adjustsFontSizeToFitWidth: Bool {
        get { identity.adjustsFontSizeToFitWidth }
        set { identity.adjustsFontSizeToFitWidth = newValue }
    }
    var minimumScaleFactor: CGFloat {
        get { identity.minimumScaleFactor }
        set { identity.minimumScaleFactor = newValue }
    }

    var string: String? { identity.attributed?.string ?? identity.string }

    var attributedString: NSAttributedString? {
        if let attributed = identity.attributed { return attributed }
        return identity.string.map { NSAttributedString(string: $0, attributes: [.font: identity.font]) }
    }

    mutating func setText(_ text: String?) {
        identity.string = text
        identity.attributed = nil
    }

    mutating func setAttributedText(_ text: NSAttributedString?) {
        identity.attributed = text.map { NSAttributedString(attributedString: $0) }
        identity.string = nil
    }

    mutating func forgetLayouts() { block = nil }

    // MARK: Layout

    /// The size of the text in some room, rounded up to whole pixels. No text has no size.
    mutating func size(fitting room: CGSize, lines: Int, traits: UITraitCollection) -> CGSize {
        guard string?.isEmpty == false else { return .zero }
        let layout = layout(in: room, lines: lines, traits: traits)
        let scale = max(traits.displayScale, 1)
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: min(up(layout.size.width), room.width), height: min(up(layout.size.height), room.height))
    }

    mutating func layout(in room: CGSize, lines: Int, traits: UITraitCollection) -> TextLayout {
        let container = TextContainer(
            width: room.width, height: room.height, maximumLines: lines,
            lineBreakMode: TextLineBreakMode(rawValue: lineBreakMode.rawValue))
        let layout = textBlock(traits).layout(in: container)
        guard adjustsFontSizeToFitWidth, lines == 1, layout.isTruncated else { return layout }
        return shrunk(to: container, traits)
    }

    /// The text in a font small enough for its room, if the label allows one so small.
    private mutating func shrunk(to container: TextContainer, _ traits: UITraitCollection) -> TextLayout {
        let natural = textBlock(traits).layout(in: TextContainer(maximumLines: 1)).size.width
        let limit = minimumScaleFactor > 0 ? minimumScaleFactor : Self.smallestScale
        let factor = max(limit, min(1, container.width / max(natural, 1)))
        let smaller = TextDefaults(font: font.withSize(font.pointSize * factor), alignment: alignment, traits: traits)
        return TextLayout(styledText(smaller), in: container)
    }

    private mutating func textBlock(_ traits: UITraitCollection) -> TextBlock {
        if let block { return block }
        let made = TextBlock(styledText(TextDefaults(font: font, alignment: alignment, traits: traits)))
        block = made
        return made
    }

    private func styledText(_ defaults: TextDefaults) -> StyledText {
        if let attributed = identity.attributed { return StyledText(attributed, defaults: defaults) }
        return StyledText(identity.string ?? "", defaults: defaults)
    }
}
