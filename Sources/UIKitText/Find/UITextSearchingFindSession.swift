import Foundation
public import UIKitCore

/// A search in an object that adopts ``UITextSearching``: which stretch is looked at, in which order, and how they look.
// apple: https://developer.apple.com/documentation/uikit/uitextsearchingfindsession
@preconcurrency @MainActor @objcMembers open class UITextSearchingFindSession: UIFindSession {
    @nonobjc private let texts: any FoundTexts
    /// Whose panel shows how much was found.
    @nonobjc weak var interaction: UIFindInteraction?

    /// - Parameter searchableObject: is not kept alive.
    @nonobjc public init<Object: UITextSearching>(searchableObject: Object) {
        let found = DocumentTexts(of: searchableObject)
        texts = found
        super.init()
        found.observer = self
    }

    /// Where is searched.
    @nonobjc open var searchableObject: (any UITextSearching)? { texts.object }

    open override var resultCount: Int { texts.count }
    open override var highlightedResultIndex: Int { texts.current ?? NSNotFound }
    open override var supportsReplacement: Bool { texts.supportsReplacement }
    open override var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement && texts.current != nil }

    open override func performSearch(query: String, options: UITextSearchOptions?) {
        texts.search(query, options ?? UITextSearchOptions())
    }
    open override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        texts.replaceCurrent(with: replacementString)
    }
    open override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        texts.replaceAll(searchQuery, options ?? UITextSearchOptions(), with: replacementString)
    }
    open override func highlightNextResult(in direction: UITextStorageDirection) { texts.move(direction) }
    open override func invalidateFoundResults() { texts.end() }
}

extension UITextSearchingFindSession: FoundTextsObserver {
    func foundTextsDidChange() { interaction?.updateResultCount() }
}
