public import Foundation
public import UIKitCore

/// An object with a text, or several, in which a ``UITextSearchingFindSession`` searches.
///
/// A found stretch is a ``UITextRange`` of the object's own, together with the document that it is of where there are several.
// apple: https://developer.apple.com/documentation/uikit/uitextsearching-3wkjv
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The identity of a document.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection: the first result behind it becomes the current one. Nil is the beginning.
    var selectedTextRange: UITextRange? { get }
    /// The document it is of. Default: nil, the first one.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Which of two found stretches of one document comes first.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Which of two documents comes first. Default: they have no order.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Searches for a text, and reports what is found, at once or bit by bit, from any thread.
    func performTextSearch(queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Shows a stretch in a style.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Shows all text as any text again.
    func clearAllDecoratedFoundText()
    /// A stretch is about to be the one that a person looks at. Default: nothing is done.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Brings a stretch into sight. Default: nothing is done.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// True if another text may be put in the place of what was found. Default: false.
    var supportsTextReplacement: Bool { get }
    /// Returns true if it may be put in the place of one stretch. Default: true.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Puts it there. Default: nothing is done.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Puts it in the place of all that is found. Default: nothing is done.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult { .orderedSame }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public var supportsTextReplacement: Bool { false }
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool { true }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
