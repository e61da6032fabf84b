import Foundation

/// A paragraph that has been laid out.
///
/// It is the same object until its paragraph changes; text that changes above moves it.
// apple: https://developer.apple.com/documentation/uikit/nstextlayoutfragment
open class NSTextLayoutFragment: UIObject {
    /// How far its layout has come.
    // apple: https://developer.apple.com/documentation/uikit/nstextlayoutfragment/state-swift.enum
    public enum State: UInt, Sendable {
        /// Nothing is known.
        case none = 0
        /// The position is estimated. No fragment here stops at it.
        case estimatedUsageBounds = 1
        /// The position is known, the lines are not. No fragment here stops at it.
        case calculatedUsageBounds = 2
        /// Lines are laid out.
        case layoutAvailable = 3
    }

    /// Who has laid it out; nil for one that was made for none. Not kept alive.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph.
    open private(set) weak var textElement: NSTextElement?
    private let element: NSTextElement
    /// Where its characters are in the text.
    var characters: NSRange
    /// True if the line behind the text is one of its own.
    var showsExtraLine = false
    private var lineFragments: [NSTextLineFragment] = []
    /// What shows its attachments; kept for who makes it.
    package var attachmentProviders: [Int: AnyObject] = [:]

    /// A fragment of an element, for a delegate to hand out.
    ///
    /// - Parameter rangeInElement: nil for all of the element.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        element = textElement
        self.textElement = textElement
        characters = (rangeInElement ?? textElement.elementRange)?.characters ?? NSRange(location: 0, length: 0)
        super.init()
    }

    /// Fails: archives hold no fragments here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    /// Makes it one of a layout manager's.
    func join(_ manager: NSTextLayoutManager, _ range: NSRange) {
        textLayoutManager = manager
        characters = range
    }

    /// The characters, what ends the paragraph included, in the document.
    open var rangeInElement: NSTextRange { NSTextRange(characters) }

    /// ``State/layoutAvailable``, or ``State/none`` for one that no layout manager has.
    @objc open var state: State { textLayoutManager == nil ? .none : .layoutAvailable }

    /// Has it laid out again when it is asked for next.
    open func invalidateLayout() { textLayoutManager?.invalidateLayout(for: rangeInElement) }

    /// Around its lines, in the container.
    open var layoutFragmentFrame: CGRect { placedLines.reduce(CGRect.null) { $0.union($1.rect) }.orZero }

    /// The rectangle that drawing may touch, from the upper left corner of the frame: letters reach beyond their lines.
    open var renderingSurfaceBounds: CGRect {
        let lines = placedLines
        let reach = lines.reduce(0) { max($0, $1.rect.height) }
        return CGRect(origin: .zero, size: lines.reduce(CGRect.null) { $0.union($1.rect) }.orZero.size).insetBy(dx: -reach, dy: -reach)
    }

    /// The room on the left of the lines that belongs to the frame. Always 0.
    open var leadingPadding: CGFloat { 0 }
    /// The room on the right. Always 0.
    open var trailingPadding: CGFloat { 0 }
    /// The room above. Always 0: the space before a paragraph is its first line's.
    open var topMargin: CGFloat { 0 }
    /// The room below. Always 0.
    open var bottomMargin: CGFloat { 0 }

    /// The lines from the top; with the one behind the text at its end, if fragments were enumerated with that.
    open var textLineFragments: [NSTextLineFragment] {
        let lines = placedLines
        let origin = lines.reduce(CGRect.null) { $0.union($1.rect) }.orZero.origin
        let known = lineFragments
        lineFragments = lines.enumerated().map { number, line in
            if number < known.count, known[number].move(to: line, start: characters.location, origin: origin) { return known[number] }
            return NSTextLineFragment(line, of: self, text: text, start: characters.location, origin: origin)
        }
        return lineFragments
    }

    /// The line at a height below the top of the frame; nil where there is none.
    ///
    /// - Parameter requiresExactMatch: False takes the nearest.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool) -> NSTextLineFragment? {
        let lines = textLineFragments
        let hit = lines.first { $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY }
        if hit != nil || requiresExactMatch { return hit }
        return lines.last { $0.typographicBounds.minY <= verticalOffset } ?? lines.first
    }

    /// The line with a location; nil if it is in another fragment.
    ///
    /// - Parameter isUpstreamAffinity: True takes the end of the first of two lines for a location between them.
    open func textLineFragment(forTextLocation textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let position = (textLocation as? StorageLocation)?.position else { return nil }
        let index = position - characters.location
        let lines = textLineFragments
        if isUpstreamAffinity, let before = lines.first(where: { NSMaxRange($0.characterRange) == index && $0.characterRange.length > 0 }) {
            return before
        }
        return lines.first {
            NSLocationInRange(index, $0.characterRange) || ($0.characterRange.length == 0 && index == $0.characterRange.location)
        }
    }

    /// Draws it with the upper left corner of its frame at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let engine = textLayoutManager?.engine, characters.length > 0 else { return }
        let frame = placedLines.reduce(CGRect.null) { $0.union($1.rect) }.orZero
        UIGraphicsPushContext(context)
        let origin = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        engine.drawBackground(forGlyphRange: characters, at: origin)
        engine.drawGlyphs(forGlyphRange: characters, at: origin)
        UIGraphicsPopContext()
    }

    // MARK: Lines

    /// The text of the paragraph.
    var text: NSAttributedString {
        if let text = (element as? NSTextParagraph)?.attributedString, text.length == characters.length { return text }
        return textLayoutManager?.engine.textStorage?.plainCopy(of: characters) ?? NSAttributedString(string: "")
    }

    /// True if the paragraph does not end with the text.
    var endsWithBreak: Bool { text.string.last?.isNewline ?? false }

    /// The lines as they are now.
    var placedLines: [PlacedLine] {
        guard let engine = textLayoutManager?.engine, NSMaxRange(characters) <= engine.numberOfGlyphs else { return [] }
        var lines: [PlacedLine] = []
        if characters.length > 0 {
            engine.flow.forEachLine(in: characters) { line in
                lines.append(line)
                return true
            }
        }
        if showsExtraLine, NSMaxRange(characters) == engine.numberOfGlyphs, let extra = engine.flow.extraLine(layingOut: true) {
            lines.append(extra)
        }
        return lines
    }
}

extension CGRect {
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
