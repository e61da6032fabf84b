import Foundation
internal import TextEngine

/// The text of a label, how it is set, and the layouts made of it.
struct LabelContent {
    /// The values that are compared to find out whether anything has changed.
    struct Identity: Equatable {
        var string: String?
        var attributed: NSAttributedString?
        var font = LabelContent.defaultFont
        /// For the parts of an attributed text that have no font.
        var missingFont = LabelContent.defaultFont
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byTruncatingTail
        var numberOfLines = 1
        var adjustsFontSizeToFitWidth = false
        var minimumScaleFactor: CGFloat = 0
        var allowsTightening = false
    }

    static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    /// How small text is set at most when it has to fit and no limit is given.
    private static let smallestScale: CGFloat = 0.1
    private static let scalePrecision: CGFloat = 1.0 / 64

    private(set) var identity = Identity()
    private var block: TextBlock?
    private var shrunken: (container: TextContainer, layout: TextLayout)?

    var font: UIFont {
        get { identity.font }
        set {
            identity.font = newValue
            identity.missingFont = newValue
            setAttribute(.font, newValue)
        }
    }
    var alignment: NSTextAlignment {
        get { identity.alignment }
        set {
            identity.alignment = newValue
            setParagraphs { $0.alignment = newValue }
        }
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
    var allowsTightening: Bool {
        get { identity.allowsTightening }
        set { identity.allowsTightening = newValue }
    }

    var string: String? { identity.attributed?.string ?? identity.string }

    /// Text with a look of its own, as it was given; nil when the label's properties say how the text looks.
    var attributed: NSAttributedString? { identity.attributed }

    /// Takes over what an archive says of text without a look of its own. To be called before anything else.
    mutating func begin(with archived: ArchivedLabel, font: UIFont?) {
        if let text = archived.text { identity.string = text }
        if let font {
            identity.font = font
            identity.missingFont = font
        }
        if let alignment = archived.alignment { identity.alignment = alignment }
        if let mode = archived.lineBreakMode { identity.lineBreakMode = mode }
        if let number = archived.numberOfLines { identity.numberOfLines = max(number, 0) }
        if let factor = archived.minimumScaleFactor { identity.minimumScaleFactor = min(max(factor, 0), 1) }
        if let flag = archived.adjustsFontSize { identity.adjustsFontSizeToFitWidth = flag }
        if let flag = archived.allowsTightening { identity.allowsTightening = flag }
    }

    mutating func setText(_ text: String?) {
        identity.string = text
        identity.attributed = nil
    }

    /// The label's own properties become those of the first character, where it has any.
    mutating func setAttributedText(_ text: NSAttributedString?) {
        // optimization: an immutable text needs no copy, and Foundation never frees the attributes of one that was made.
        identity.attributed = text.map { type(of: $0) == NSAttributedString.self ? $0 : NSAttributedString(attributedString: $0) }
        identity.string = nil
        identity.missingFont = identity.font
        guard let text, text.length > 0 else { return }
        let first = text.attributes(at: 0, effectiveRange: nil)
        if let font = first[.font] as? UIFont { identity.font = font }
        guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
        identity.alignment = style.alignment
        identity.lineBreakMode = style.lineBreakMode
    }

    /// Gives all of an attributed text the same value of an attribute.
    mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        changeAttributed { text in text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length)) }
    }

    /// Gives the fonts of the text the size that suits a category.
    mutating func adjustFonts(to category: UIContentSizeCategory) {
        identity.font = identity.font.adjusted(to: category)
        identity.missingFont = identity.missingFont.adjusted(to: category)
        changeAttributed { text in
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttribute(.font, in: whole, options: []) { value, range, _ in
                guard let font = value as? UIFont, font.scaling != nil else { return }
                text.addAttribute(.font, value: font.adjusted(to: category), range: range)
            }
        }
    }

    mutating func forgetLayouts() {
        block = nil
        shrunken = nil
    }

    private mutating func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
        changeAttributed { text in
            let whole = NSRange(location: 0, length: text.length)
            text.enumerateAttribute(.paragraphStyle, in: whole, options: []) { value, range, _ in
                let style = NSMutableParagraphStyle()
                if let given = value as? NSParagraphStyle { style.setParagraphStyle(given) }
                change(style)
                text.addAttribute(.paragraphStyle, value: style, range: range)
            }
        }
    }

    private mutating func changeAttributed(_ change: (NSMutableAttributedString) -> Void) {
        guard let attributed = identity.attributed else { return }
        let text = NSMutableAttributedString(attributedString: attributed)
        change(text)
        identity.attributed = text
    }
}

// MARK: Layout

extension LabelContent {
    /// The size of the text in some room, rounded up to whole pixels. No text has no size.
    mutating func size(fitting room: CGSize, lines: Int, traits: UITraitCollection) -> CGSize {
        guard string?.isEmpty == false else { return .zero }
        let layout = layout(in: room, lines: lines, traits: traits)
        let scale = max(traits.displayScale, 1)
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
        return CGSize(width: min(up(layout.size.width), room.width), height: min(up(layout.size.height), room.height))
    }

    mutating func layout(in room: CGSize, lines: Int, traits: UITraitCollection) -> TextLayout {
        let container = container(room, lines)
        let layout = lineWithSlack(in: container, traits) ?? textBlock(traits).layout(in: container)
        guard adjustsFontSizeToFitWidth, lines > 0, !layout.fits(container), container.width > 0 else { return layout }
        if let shrunken, shrunken.container == container { return shrunken.layout }
        let limit = minimumScaleFactor > 0 ? minimumScaleFactor : Self.smallestScale
        let small = textBlock(traits).text.shrunk(into: container, minimum: limit, precision: Self.scalePrecision).layout
        shrunken = (container, small)
        return small
    }

    /// By how much a single line may be wider than its room before something of it is cut off, in points. Frames of Interface Builder fit the
    /// text by a hair, and the fonts here are now and then a trace wider than Apple's.
    private static let slack: CGFloat = 0.5

    /// The layout of a single line that is too wide by less than can be seen; nil for any other.
    private mutating func lineWithSlack(in container: TextContainer, _ traits: UITraitCollection) -> TextLayout? {
        guard container.maximumLines == 1, container.width.isFinite, container.width > Self.slack else { return nil }
        let block = textBlock(traits)
        guard block.layout(in: container).isTruncated else { return nil }
        var roomy = container
        roomy.width += Self.slack
        let layout = block.layout(in: roomy)
        return layout.isTruncated ? nil : layout
    }

    /// The layout of one line in its own size, however wide, as a measure for one that was set smaller.
    mutating func naturalLine(traits: UITraitCollection) -> TextLayout {
        textBlock(traits).layout(in: container(CGSize(width: CGFloat.infinity, height: .infinity), 1))
    }

    private func container(_ room: CGSize, _ lines: Int) -> TextContainer {
        var container = TextContainer(
            width: room.width, height: room.height, maximumLines: lines,
            lineBreakMode: TextLineBreakMode(rawValue: lineBreakMode.rawValue))
        // Labels are as high as strings measured without it (LayoutKit's tests).
        container.usesFontLeading = false
        return container
    }

    private mutating func textBlock(_ traits: UITraitCollection) -> TextBlock {
        if let block { return block }
        let defaults = TextDefaults(
            font: attributed == nil ? font : identity.missingFont, alignment: alignment, allowsTightening: allowsTightening,
            traits: traits)
        let made = TextBlock(styledText(defaults))
        block = made
        return made
    }

    private func styledText(_ defaults: TextDefaults) -> StyledText {
        if let attributed = identity.attributed { return StyledText(attributed, defaults: defaults) }
        return StyledText(identity.string ?? "", defaults: defaults)
    }
}
