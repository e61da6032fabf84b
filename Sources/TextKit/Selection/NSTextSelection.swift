import Foundation

/// Text that is selected in a layout: one range, or several that belong together. A range without length is a caret.
// apple: https://developer.apple.com/documentation/uikit/nstextselection
open class NSTextSelection: UIObject {
    /// The unit that a selection grows by.
    // apple: https://developer.apple.com/documentation/uikit/nstextselection/granularity-swift.enum
    public enum Granularity: Int, Sendable {
        case character = 0
        case word = 1
        case paragraph = 2
        /// A line as it is laid out.
        case line = 3
        case sentence = 4
    }

    /// Which of two places a caret between two lines is at.
    // apple: https://developer.apple.com/documentation/uikit/nstextselection/affinity-swift.enum
    public enum Affinity: Int, Sendable {
        /// Behind the text before it.
        case upstream = 0
        /// In front of the text after it.
        case downstream = 1
    }

    /// The ranges, in the order in which they were given.
    open private(set) var textRanges: [NSTextRange]
    /// The unit that the selection was made with.
    open private(set) var granularity: Granularity
    /// Where a caret between two lines stands.
    open private(set) var affinity: Affinity

    /// True for a selection in the course of a drag. Default: false; nothing here sets it.
    open var isTransient = false
    /// How far across the container vertical moves go on, in points; 0 takes the place of the caret. Default: 0.
    open var anchorPositionOffset: CGFloat = 0
    /// True for a range that is one in the text and may be several on the screen. Default: false; nothing here sets it.
    open var isLogical = false
    /// The other place of a caret between text of two directions of writing. Default: nil; nothing here sets it.
    open var secondarySelectionLocation: (any NSTextLocation)?
    /// The attributes of what is typed next. Default: none.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]

    /// True if the end that moves when the selection is extended is its start; nil if either may.
    var movesStart: Bool?

    /// A selection of ranges of one document.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = textRanges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// A selection of one range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// A caret.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Fails: archives hold no selections here. For the initialisers of subclasses.
    public required init?(coder: NSCoder) { nil }

    /// A selection of other ranges that is otherwise like this one.
    open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.isTransient = isTransient
        selection.anchorPositionOffset = anchorPositionOffset
        selection.isLogical = isLogical
        selection.secondarySelectionLocation = secondarySelectionLocation
        selection.typingAttributes = typingAttributes
        return selection
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return textRanges == other.textRanges && granularity == other.granularity && affinity == other.affinity
            && isTransient == other.isTransient && isLogical == other.isLogical
    }
    open override var hash: Int { textRanges.first?.hash ?? 0 }
    open override var description: String { "<NSTextSelection: \(textRanges)>" }
}
