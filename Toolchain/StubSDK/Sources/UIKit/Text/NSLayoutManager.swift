import QuartzCore

open class NSTextContainer: UIObject {
    public init(size: CGSize) { self.size = size }
    public override convenience init() { self.init(size: .zero) }
    open var size: CGSize, lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = false, heightTracksTextView = false
    open weak var layoutManager: NSLayoutManager?
}

open class NSLayoutManager: UIObject {
    open weak var textStorage: NSTextStorage?
    open var textContainers: [NSTextContainer] = []
    open var usesFontLeading = true
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
    open func addTextContainer(_ container: NSTextContainer) {
        textContainers.append(container)
        container.layoutManager = self
    }
    open func ensureLayout(for container: NSTextContainer) {}
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: numberOfGlyphs) }
    open func glyphRange(forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?) -> NSRange {
        charRange
    }
    open func characterRange(forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?) -> NSRange { glyphRange }
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer, fractionOfDistanceThroughGlyph: UnsafeMutablePointer<CGFloat>? = nil
    ) -> Int { 0 }
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints: UnsafeMutablePointer<CGFloat>?
    ) -> Int { 0 }
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange, in textContainer: NSTextContainer,
        using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange, using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

open class NSTextStorage: NSMutableAttributedString, @unchecked Sendable {
    open var layoutManagers: [NSLayoutManager] { managers }
    private var managers: [NSLayoutManager] = []
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        managers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }
}
