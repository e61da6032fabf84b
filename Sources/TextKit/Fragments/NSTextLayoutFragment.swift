import Foundation

/// A paragraph that has been laid out.
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

    /// Who has laid it out. Not kept alive.
    open private(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The paragraph. Not kept alive.
    open private(set) weak var textElement: NSTextElement?
    private let element: NSTextElement
    /// The characters, what ends the paragraph included.
    public let rangeInElement: NSTextRange
    private let lines: [PlacedLine]
    private let characters: NSRange
    private let text: NSAttributedString

    init(_ element: NSTextElement, _ characters: NSRange, lines: [PlacedLine], manager: NSTextLayoutManager, text: NSAttributedString) {
        self.element = element
        self.characters = characters
        self.lines = lines
        self.text = text
        textElement = element
        textLayoutManager = manager
        rangeInElement = NSTextRange(characters)
        super.init()
    }

    /// Always ``State/layoutAvailable``: fragments are made with their lines.
    open var state: State { .layoutAvailable }

    /// Around its lines, in the container.
    open var layoutFragmentFrame: CGRect { lines.reduce(CGRect.null) { $0.union($1.rect) }.orZero }

    /// The rectangle that drawing may touch, from the upper left corner of the frame: letters reach beyond their lines.
    open var renderingSurfaceBounds: CGRect {
        let reach = lines.reduce(0) { max($0, $1.rect.height) }
        return CGRect(origin: .zero, size: layoutFragmentFrame.size).insetBy(dx: -reach, dy: -reach)
    }

    /// The lines from the top; with the one behind the text at its end, if fragments were enumerated with that.
    open var textLineFragments: [NSTextLineFragment] {
        guard let engine = textLayoutManager?.engine else { return [] }
        let origin = layoutFragmentFrame.origin
        return lines.map { NSTextLineFragment($0, engine: engine, text: text, start: characters.location, origin: origin) }
    }

    /// Draws it with the upper left corner of its frame at a point.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let engine = textLayoutManager?.engine, characters.length > 0 else { return }
        let frame = layoutFragmentFrame
        UIGraphicsPushContext(context)
        let origin = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        engine.drawBackground(forGlyphRange: characters, at: origin)
        engine.drawGlyphs(forGlyphRange: characters, at: origin)
        UIGraphicsPopContext()
    }
}

extension CGRect {
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
