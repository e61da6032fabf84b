import Foundation
public import UIKitCore

/// One search, from the coming of the find panel to its going: what the panel shows, and what it asks for.
///
/// A class of an app's own overrides what follows; here nothing is found. Where what was found changes, tell the panel by
/// ``UIFindInteraction/updateResultCount()``.
// apple: https://developer.apple.com/documentation/uikit/uifindsession
@preconcurrency @MainActor @objcMembers open class UIFindSession: UIObject {
    /// The way in which the panel shows the number of results.
    // apple: https://developer.apple.com/documentation/uikit/uifindsession/searchresultdisplaystyle-swift.enum
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// How many there are, and which one is looked at: "1 of 5".
        case currentAndTotal = 0
        /// How many there are: "5 results".
        case total = 1
        /// Nothing.
        case none = 2
    }

    public override init() { super.init() }

    /// How much was found. Default: 0.
    open var resultCount: Int { 0 }
    /// Which of them is looked at, from 0; `NSNotFound` for none, the default.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Default: which one of how many.
    open var searchResultDisplayStyle: UIFindSession.SearchResultDisplayStyle = .currentAndTotal

    /// True if the panel can show a field for a text to put in the place of what is found. Default: false.
    open var supportsReplacement: Bool { false }
    /// True if it may be put in the place of what is looked at. Default: ``supportsReplacement``.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// A person wants to know where a text stands.
    @objc(performSearchWithQuery:options:)
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// A person wants another text in the place of what is looked at.
    @objc(performSingleReplacementWithSearchQuery:replacementString:options:)
    open func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// A person wants another text in the place of all that is found.
    @objc(replaceAllInstancesOfSearchQuery:withReplacementString:options:)
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// A person looks at the next one, or the one before.
    @objc(highlightNextResultInDirection:)
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// The results are no longer valid: the panel has gone, or nothing is searched for now.
    open func invalidateFoundResults() {}
}
