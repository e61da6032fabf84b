import Foundation

/// A document, for layout managers that show it.
// apple: https://developer.apple.com/documentation/uikit/nstextcontentmanager
open class NSTextContentManager: UIObject {
    /// How elements are enumerated.
    // apple: https://developer.apple.com/documentation/uikit/nstextcontentmanager/enumerationoptions
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// From the end towards the start.
        public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    }

    private var managers: [NSTextLayoutManager] = []
    private var depth = 0

    public override init() { super.init() }

    // MARK: Layout managers

    /// Those that lay the document out, in the order in which they were added.
    open var textLayoutManagers: [NSTextLayoutManager] { managers }

    /// The one whose selections count. Default: the first that is added.
    open var primaryTextLayoutManager: NSTextLayoutManager? {
        get { primary ?? managers.first }
        set { primary = newValue }
    }
    private weak var primary: NSTextLayoutManager?

    /// Has the document laid out by one more; does nothing for one that is there.
    open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard !managers.contains(where: { $0 === textLayoutManager }) else { return }
        managers.append(textLayoutManager)
        textLayoutManager.contentManager = self
        connect(textLayoutManager)
    }

    /// Ends what ``addTextLayoutManager(_:)`` began.
    open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
        guard let index = managers.firstIndex(where: { $0 === textLayoutManager }) else { return }
        managers.remove(at: index)
        disconnect(textLayoutManager)
        textLayoutManager.contentManager = nil
    }

    /// Gives a layout manager the text; for documents with a text of their own.
    func connect(_ manager: NSTextLayoutManager) {}
    func disconnect(_ manager: NSTextLayoutManager) {}

    // MARK: Editing

    /// True if layout managers are notified of changes at the end of each transaction by themselves. Default: true.
    open var automaticallySynchronizesTextLayoutManagers = true

    /// True if a ``performEditingTransaction(_:)`` is under way.
    open var hasEditingTransaction: Bool { depth > 0 }

    /// Changes the text; layout managers are notified of it at the end of the outermost transaction.
    open func performEditingTransaction(_ transaction: () -> Void) {
        depth += 1
        beginChanges()
        transaction()
        depth -= 1
        endChanges()
    }

    /// Puts elements in the place of a range; nil takes the range out. Here: does nothing. For subclasses; call it in a
    /// ``performEditingTransaction(_:)``.
    open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

    func beginChanges() {}
    func endChanges() {}

    // MARK: The document

    /// From the first location of the document to the last. Empty here; for subclasses.
    open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

    /// Calls a block for each element from a position on; nil is the start, or the end backwards.
    ///
    /// - Parameter block: Returns false to stop.
    /// - Returns: Where it ended.
    @discardableResult
    open func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)? { nil }

    /// The elements that have some text in common with a range; none for a range without length.
    open func textElements(for range: NSTextRange) -> [NSTextElement] {
        var elements: [NSTextElement] = []
        _ = enumerateTextElements(from: range.location) { element in
            guard let covered = element.elementRange, covered.location.compare(range.endLocation) != .orderedDescending else {
                return false
            }
            if covered.intersects(range) { elements.append(element) }
            return covered.endLocation.compare(range.endLocation) == .orderedAscending
        }
        return elements
    }

    /// The location some units further on; nil outside the document.
    open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        guard let start = location as? StorageLocation else { return nil }
        let range = documentRange.characters
        let position = start.position + offset
        return position >= range.location && position <= NSMaxRange(range) ? StorageLocation(position) : nil
    }

    /// How many units lie between two positions; negative if the second comes first.
    open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
        guard let first = from as? StorageLocation, let second = to as? StorageLocation else { return 0 }
        return second.position - first.position
    }
}
