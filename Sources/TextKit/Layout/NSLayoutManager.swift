public import Foundation
internal import TextEngine

/// Lays the text of a storage out in containers, and draws it.
///
/// Text is laid out by paragraphs when somebody asks where it is. There is one glyph for each UTF-16 unit, so that glyph and character
/// indexes are the same numbers; units behind the first one of a character have null glyphs.
// apple: https://developer.apple.com/documentation/uikit/nslayoutmanager
open class NSLayoutManager: UIObject {
    private(set) lazy var flow = TextFlow(self)
    private(set) weak var storage: NSTextStorage?
    private var containers: [NSTextContainer] = []
    private(set) var methods: LayoutDelegateMethods = []
    /// How many pieces of text were ever laid out; tests count the work by it.
    package var layoutCount = 0
    private var wasComplete = false
    /// The attributes of the line behind a text; nil takes those of the last character.
    package var extraLineAttributes: [NSAttributedString.Key: Any]? {
        didSet { flow.invalidateExtraLine() }
    }
    /// How links are drawn over the look that the text gives them.
    package var linkAttributes: [NSAttributedString.Key: Any]?
    /// The room of attachments in a line, with y upwards from the baseline, where others than the attachment say it; nil leaves it to that.
    /// The rectangle is the line as far as it is known: its width.
    package var attachmentBounds: ((TextAttachmentBase, Int, NSTextContainer, CGRect) -> CGRect?)?
    /// The attributes that are drawn over the look of some characters.
    var overlays = TextOverlays()
    /// The picture of an attachment in a rectangle, where others than the attachment say it; nil draws none.
    package var attachmentImage: ((TextAttachmentBase, Int, NSTextContainer, CGRect) -> UIImage?)?
    /// The layout by fragments that shows the same lines.
    weak var face: NSTextLayoutManager?
    /// The glyphs that the delegate is being asked for.
    var generation: GlyphGeneration?
    /// The drawing under way, for the steps that take part in it.
    var drawing: DrawingPass?

    public override init() { super.init() }

    /// Fails: archives hold no layout managers here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    // MARK: The text

    /// The text; set by the storage that it is added to.
    open var textStorage: NSTextStorage? {
        get { storage }
        set {
            storage = newValue
            flow.reset()
            tellViewers(nil, NSRange(location: 0, length: newValue?.length ?? 0), 0)
        }
    }

    /// Moves all layout managers of its storage to another one.
    open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
        guard let old = storage, old !== newTextStorage else { return newTextStorage.addLayoutManager(self) }
        for manager in old.layoutManagers {
            old.removeLayoutManager(manager)
            newTextStorage.addLayoutManager(manager)
        }
    }

    /// Follows a change of the storage, after its attributes were put right. Only the storage calls it.
    ///
    /// - Parameters:
    ///   - newCharRange: What was changed, in the text as it is now.
    ///   - invalidatedCharRange: The same, and what putting attributes right has changed beside it.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        let wasComplete = flow.isComplete
        if editMask.contains(.editedCharacters) { overlays.follow(newCharRange, delta: delta) }
        flow.edit(NSUnionRange(newCharRange, invalidatedCharRange), delta: delta)
        if wasComplete { layoutWasLost() }
        tellViewers(editMask, newCharRange, delta)
    }

    // MARK: Containers

    /// Those that text flows through, in order.
    open var textContainers: [NSTextContainer] { containers }

    /// Lets the text flow into one more container, after the others. Lays it out again.
    open func addTextContainer(_ container: NSTextContainer) { insertTextContainer(container, at: containers.count) }

    /// Lets the text flow into one more container, before the one with that number. Lays it out again.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        containersChanged()
    }

    /// Takes a container out. Lays the text out again.
    open func removeTextContainer(at index: Int) {
        let container = containers.remove(at: index)
        container.layoutManager = nil
        containersChanged()
    }

    /// Gives up the layout in a container and all after it. The container calls it.
    open func textContainerChangedGeometry(_ container: NSTextContainer) {
        guard containers.contains(where: { $0 === container }) else { return }
        containersChanged()
    }

    private func containersChanged() {
        let wasComplete = flow.isComplete
        flow.invalidateAll()
        if wasComplete { layoutWasLost() }
        tellViewers(nil, NSRange(location: 0, length: storage?.length ?? 0), 0)
    }

    // MARK: Options

    /// Takes part in layout. It is asked what it has when it is set.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet {
            methods = LayoutDelegateMethods.of(delegate)
            invalidateEverything()
        }
    }

    /// True if characters that are not seen otherwise, such as spaces, are drawn. Default: false.
    open var showsInvisibleCharacters = false {
        didSet { if showsInvisibleCharacters != oldValue { invalidateAllDisplay() } }
    }

    /// True if control characters are drawn. Default: false.
    open var showsControlCharacters = false {
        didSet { if showsControlCharacters != oldValue { invalidateAllDisplay() } }
    }

    /// True if lines are higher by the leading of their fonts. Default: true.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidateEverything() } }
    }

    /// True if text far down is laid out without what is above it, whose height is guessed then. Default: false.
    open var allowsNonContiguousLayout = false

    /// True if some text is laid out and other text above it is not.
    open var hasNonContiguousLayout: Bool { allowsNonContiguousLayout && !flow.isComplete }

    /// Kept; long lines are laid out in parts in any case. Default: false.
    open var limitsLayoutForSuspiciousContents = false

    /// Kept, without influence: words are divided at soft hyphens only. Default: false.
    open var usesDefaultHyphenation = false

    /// Kept, like ``usesDefaultHyphenation``. Default: 0.
    open var hyphenationFactor: CGFloat = 0

    // MARK: Giving layout up

    /// Has the same effect as giving up the layout.
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange)
    }

    /// Gives up the lines of all paragraphs that a range touches.
    open func invalidateLayout(forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?) {
        checkCharacters(charRange, #function)
        let wasComplete = flow.isComplete
        flow.invalidate(charRange)
        actualCharRange?.pointee = charRange
        if wasComplete { layoutWasLost() }
        tellViewers(nil, charRange, 0)
    }

    /// Has characters drawn again.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in containers { container.viewer?.textContainer(container, needsDisplayIn: charRange) }
    }

    /// Has glyphs drawn again.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidateDisplay(forCharacterRange: glyphRange) }

    /// Draws characters with other attributes than their own, such as marks of a search. Lines stay as they are; editing the characters
    /// ends it.
    package func overlay(_ attributes: [NSAttributedString.Key: Any], forCharacterRange range: NSRange) {
        overlays.set(attributes, in: range)
        invalidateDisplay(forCharacterRange: range)
    }

    /// Ends that.
    package func removeOverlays(forCharacterRange range: NSRange) {
        guard overlays.touch(range) else { return }
        overlays.remove(in: range)
        invalidateDisplay(forCharacterRange: range)
    }

    func image(of attachment: TextAttachmentBase, at index: Int, in container: NSTextContainer, _ bounds: CGRect) -> UIImage? {
        guard let attachmentImage else {
            return attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
        }
        return attachmentImage(attachment, index, container, bounds)
    }

    private func invalidateEverything() {
        flow.invalidateAll()
        tellViewers(nil, NSRange(location: 0, length: storage?.length ?? 0), 0)
    }

    private func invalidateAllDisplay() { invalidateDisplay(forCharacterRange: NSRange(location: 0, length: storage?.length ?? 0)) }

    private func tellViewers(_ mask: NSTextStorage.EditActions?, _ range: NSRange, _ delta: Int) {
        face?.layoutDidChange(mask, in: range, changeInLength: delta)
        for container in containers { container.viewer?.textContainer(container, didChange: mask, in: range, changeInLength: delta) }
    }

    private func layoutWasLost() {
        guard wasComplete else { return }
        wasComplete = false
        delegate?.layoutManagerDidInvalidateLayout?(self)
    }

    func layoutBecameComplete(in container: NSTextContainer?) {
        guard !wasComplete else { return }
        wasComplete = true
        delegate?.layoutManager?(self, didCompleteLayoutFor: container, atEnd: true)
    }
}
