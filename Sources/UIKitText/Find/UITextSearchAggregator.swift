public import UIKitCore

/// Takes what a search finds, from any thread, in any order, and for as long as it takes.
///
/// Results that come after another search has begun are ignored.
// apple: https://developer.apple.com/documentation/uikit/uitextsearchaggregator-swift.struct
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
    let collector: TextSearchCollector<DocumentIdentifier>

    /// The results that are still valid, in the order in which they came.
    public var allFoundRanges: [UITextRange] { collector.ranges }

    /// A stretch was found. One that is known already does not count twice.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        collector.add(range, document)
    }

    /// A stretch is no longer what was searched for.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) { collector.remove(range, document) }

    /// Nothing that was found counts any more: the text is another one. The same is searched for again.
    public func invalidate() { collector.removeAll() }

    /// There is nothing more to be found.
    public func finishedSearching() { collector.finish() }
}
