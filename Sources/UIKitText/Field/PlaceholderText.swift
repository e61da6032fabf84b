import Foundation

/// What stands in place of an empty text.
struct PlaceholderText: Equatable {
    var string: String?
    /// Nil where it looks as placeholders do.
    var attributed: NSAttributedString?
}
