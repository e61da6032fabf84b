import Foundation

/// Lays the paragraphs of a document out in one container.
///
/// It is another way to look at the layout that an ``NSLayoutManager`` makes.
// apple: https://developer.apple.com/documentation/uikit/nstextlayoutmanager
open class NSTextLayoutManager: UIObject {
    /// How segments of text are cut out of lines.
    // apple: https://developer.apple.com/documentation/uikit/nstextlayoutmanager/segmenttype
    public enum SegmentType: Int, Sendable {
        /// As wide as the text.
        case standard = 0
        /// Reaching to the end of the line where the text goes on in the next one.
        case selection = 1
        /// As wide as the text, for marks behind it.
        case highlight = 2
    }

    /// Which segments there are, and how far they reach.
    // apple: https://developer.apple.com/documentation/uikit/nstextlayoutmanager/segmentoptions
    public struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Segments come without their ranges.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Has no influence.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// Has no influence.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// Has no influence.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// A range without length between two lines has its segment at the end of the first one.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }

    /// The layout manager behind it.
    package let engine: NSLayoutManager
    weak var contentManager: NSTextContentManager?
    /// The fragments that were handed out, for as long as their lines are what they were.
    let fragments = FragmentStore()

    public override init() {
        engine = NSLayoutManager()
        super.init()
        connect()
    }

    /// Another face of a layout manager.
    package init(engine: NSLayoutManager) {
        self.engine = engine
        super.init()
        connect()
    }

    private func connect() {
        engine.allowsNonContiguousLayout = true
        engine.face = self
    }

    /// Fails: archives hold no layout managers here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    /// Makes the fragments that are laid out. Not kept alive. Setting it gives up those there are.
    open weak var delegate: (any NSTextLayoutManagerDelegate)? {
        didSet { fragments.removeAll() }
    }

    // MARK: What it lays out, and where

    /// The document; set by the content manager that it is added to.
    open var textContentManager: NSTextContentManager? { contentManager }

    /// Takes another document in the place of the present one.
    open func replace(_ textContentManager: NSTextContentManager) {
        contentManager?.removeTextLayoutManager(self)
        textContentManager.addTextLayoutManager(self)
    }

    /// Where the text is laid out. Setting it lays all out again. Default: nil.
    open var textContainer: NSTextContainer? {
        get { engine.textContainers.first }
        set {
            if let old = engine.textContainers.first {
                engine.removeTextContainer(at: 0)
                old.textLayoutManager = nil
            }
            if let newValue {
                engine.addTextContainer(newValue)
                newValue.textLayoutManager = self
            }
        }
    }

    /// True if the font's own space between lines counts. Default: true.
    open var usesFontLeading: Bool {
        get { engine.usesFontLeading }
        set { engine.usesFontLeading = newValue }
    }

    /// From the first character to the last.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: engine.numberOfGlyphs)) }

    /// Around the text, with heights that are guessed for what is not laid out.
    @objc open var usageBoundsForTextContainer: CGRect { textContainer.map { engine.usedRect(for: $0) } ?? .zero }

    /// Lays out what is seen of the text.
    open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(textLayoutManager: self)

    // MARK: Selections

    /// What is selected; those who show the text set and draw it. Default: nothing.
    ///
    /// A change of the text moves the ranges along with it: a selection that was replaced is a caret behind what came in its place.
    open var textSelections: [NSTextSelection] = []

    /// Moves selections in this text.
    open lazy var textSelectionNavigation = NSTextSelectionNavigation(dataSource: self)

    // MARK: Laying out

    /// Kept: all is laid out by who asks. Default: nil.
    open var layoutQueue: OperationQueue?

    /// Lays out what a range touches.
    open func ensureLayout(for range: NSTextRange) { engine.ensureLayout(forCharacterRange: clamped(range)) }

    /// Lays out what a rectangle of the container touches.
    open func ensureLayout(for bounds: CGRect) {
        if let textContainer { engine.ensureLayout(forBoundingRect: bounds, in: textContainer) }
    }

    /// Has a range laid out again when it is asked for next.
    open func invalidateLayout(for range: NSTextRange) {
        engine.invalidateLayout(forCharacterRange: clamped(range), actualCharacterRange: nil)
    }

    // MARK: Changing the text

    /// Puts a text in the place of a range of the document.
    open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
        replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
    }

    /// Puts elements in the place of a range of the document.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
        contentManager?.performEditingTransaction { contentManager?.replaceContents(in: range, with: textElements) }
    }

    // MARK: Attributes of drawing

    /// Draws text with other attributes than its own until it is changed.
    open func setRenderingAttributes(_ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange) {
        engine.overlay(renderingAttributes, forCharacterRange: clamped(textRange))
    }

    /// Draws text with one more attribute until it is changed; nil takes it away.
    open func addRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange) {
        let range = clamped(textRange)
        for part in engine.overlays.parts(of: range) {
            var attributes = part.attributes ?? [:]
            attributes[renderingAttribute] = value
            engine.overlay(attributes, forCharacterRange: part.range)
        }
    }

    /// Takes back all attributes that text is drawn with.
    open func invalidateRenderingAttributes(for textRange: NSTextRange) { engine.removeOverlays(forCharacterRange: clamped(textRange)) }

    /// Takes back one attribute that text is drawn with.
    open func removeRenderingAttribute(_ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange) {
        addRenderingAttribute(renderingAttribute, value: nil, for: textRange)
    }

    /// Calls a block for the stretches with attributes of drawing from a position on; it returns false to stop.
    open func enumerateRenderingAttributes(
        from location: any NSTextLocation, reverse: Bool,
        using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
    ) {
        let start = (location as? StorageLocation)?.position ?? 0
        let length = engine.numberOfGlyphs
        let range = reverse ? NSRange(location: 0, length: min(start, length)) : NSRange(location: start, length: max(length - start, 0))
        let parts = engine.overlays.parts(of: range)
        for part in reverse ? parts.reversed() : parts {
            guard let attributes = part.attributes else { continue }
            if !block(self, attributes, NSTextRange(part.range)) { return }
        }
    }

    /// A range of the document as it is now.
    func clamped(_ range: NSTextRange) -> NSRange {
        NSIntersectionRange(range.characters, NSRange(location: 0, length: engine.numberOfGlyphs))
    }
}
