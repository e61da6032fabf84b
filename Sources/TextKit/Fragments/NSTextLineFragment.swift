import Foundation
internal import TextEngine

/// A line of a layout fragment. Positions count from the upper left corner of the fragment.
// apple: https://developer.apple.com/documentation/uikit/nstextlinefragment
open class NSTextLineFragment: UIObject {
    /// The text of the paragraph.
    public let attributedString: NSAttributedString
    /// The part of it that the line shows.
    public let characterRange: NSRange
    /// The line, as high as its fonts ask for.
    open private(set) var typographicBounds: CGRect
    /// Where the letters of the line begin, on its baseline, from the upper left corner of ``typographicBounds``.
    open private(set) var glyphOrigin: CGPoint
    private var line: PlacedLine
    private weak var fragment: NSTextLayoutFragment?
    /// Keeps the layout of a line that belongs to no fragment.
    private let ownContent: NSTextContentStorage?
    /// Where the paragraph starts in the text.
    private var start: Int

    init(
        _ line: PlacedLine, of fragment: NSTextLayoutFragment?, text: NSAttributedString, start: Int, origin: CGPoint,
        content: NSTextContentStorage? = nil
    ) {
        self.line = line
        self.fragment = fragment
        self.start = start
        ownContent = content
        attributedString = text
        characterRange = NSRange(location: line.range.location - start, length: line.range.length)
        typographicBounds = line.usedRect.offsetBy(dx: -origin.x, dy: -origin.y)
        glyphOrigin = CGPoint(x: line.textX - line.usedRect.minX, y: line.baseline - line.usedRect.minY)
        super.init()
    }

    /// A line of its own, as long as the text; a break ends it.
    ///
    /// - Parameter range: What it shows of the text.
    public convenience init(attributedString: NSAttributedString, range: NSRange) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        let container = NSTextContainer(size: .zero)
        container.lineFragmentPadding = 0
        manager.textContainer = container
        content.attributedString = attributedString.attributedSubstring(from: range)
        content.addTextLayoutManager(manager)
        guard let line = manager.engine.flow.line(at: 0) ?? manager.engine.flow.extraLine(layingOut: true) else {
            preconditionFailure("A line has room in a container without limits.")
        }
        let start = line.range.location - range.location
        self.init(line, of: nil, text: attributedString, start: start, origin: line.usedRect.origin, content: content)
    }

    /// A line of its own with one look.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Fails: archives hold no lines here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    /// Takes the place that its line has now.
    ///
    /// - Returns: False if it is another line.
    func move(to line: PlacedLine, start: Int, origin: CGPoint) -> Bool {
        guard line.fragment.positions === self.line.fragment.positions,
            characterRange == NSRange(location: line.range.location - start, length: line.range.length)
        else { return false }
        self.line = line
        self.start = start
        typographicBounds = line.usedRect.offsetBy(dx: -origin.x, dy: -origin.y)
        return true
    }

    /// Draws the line with the upper left corner of its bounds at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let engine = (ownContent?.primaryTextLayoutManager ?? fragment?.textLayoutManager)?.engine else { return }
        // The text above may have changed since.
        _ = fragment?.textLineFragments
        UIGraphicsPushContext(context)
        let origin = CGPoint(x: point.x - line.usedRect.minX, y: point.y - line.usedRect.minY)
        engine.drawBackground(forGlyphRange: line.range, at: origin)
        engine.drawGlyphs(forGlyphRange: line.range, at: origin)
        UIGraphicsPopContext()
    }

    /// Where a character of the paragraph stands, from the upper left corner of the bounds, on the baseline.
    open func locationForCharacter(at index: Int) -> CGPoint {
        CGPoint(x: line.caretX(at: start + index) - line.usedRect.minX, y: glyphOrigin.y)
    }

    /// The character of the paragraph at a point.
    open func characterIndex(for point: CGPoint) -> Int {
        guard let cluster = line.nearestCluster(to: point.x + line.usedRect.minX) else { return characterRange.location }
        return line.layoutStart + cluster.range.lowerBound - start
    }

    /// How far the point is through the glyph that is nearest, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let x = point.x + line.usedRect.minX
        return line.nearestCluster(to: x).map { line.fraction(x, through: $0) } ?? 0
    }
}
