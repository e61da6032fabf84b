import Foundation
import UIKitCore

/// The results of a search in an object, whatever its documents are, and the current one.
@MainActor
protocol FoundTexts: AnyObject {
    var object: (any UITextSearching)? { get }
    var count: Int { get }
    /// The one that is looked at, from 0.
    var current: Int? { get }
    var supportsReplacement: Bool { get }

    func search(_ query: String, _ options: UITextSearchOptions)
    /// Looks at the next one, or the one before; behind the last comes the first.
    func move(_ direction: UITextStorageDirection)
    func replaceCurrent(with text: String)
    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String)
    /// Forgets all.
    func end()
}

@MainActor
protocol FoundTextsObserver: AnyObject {
    func foundTextsDidChange()
}
