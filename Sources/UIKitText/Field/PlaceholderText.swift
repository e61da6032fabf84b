import Foundation

/// The text in place of an empty one.
struct PlaceholderText: Equatable {
    var string: String?
    /// Nil where it looks as placeholders do.
    var attributed: NSAttributedString?
}
