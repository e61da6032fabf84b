import Foundation

/// Text with a look of its own, or none, that nobody changes any more.
// The class is not known to be safe in other threads, as it may be a mutable one: of that, a copy is kept.
struct ComparedText: Hashable, @unchecked Sendable {
    let text: NSAttributedString?

    init(_ text: NSAttributedString?) { self.text = text?.copy() as? NSAttributedString }
}
