import Foundation

/// A row or a column of views, as a line of the visual format language says it; names are not looked up yet.
struct VisualFormat {
    /// How far two things are apart.
    enum Connection {
        /// They touch.
        case flush
        /// A single dash: the standard distance, or the margin of a superview.
        case standard
        case distances([Predicate])
    }

    /// A number, or the name of one or of a view.
    enum Value {
        case number(CGFloat)
        case name(String)
    }

    /// The relation of a distance or a size to a value.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var value: Value
        var priority: Value?
        /// Where it is in the format, in characters, for messages.
        var position: Int
    }

    enum Subject {
        case superview
        case view(String)
    }

    struct Part {
        var subject: Subject
        var sizes: [Predicate] = []
        /// The connection of the part to the one before it; none for the first part.
        var connection: Connection?
        var position: Int
    }

    var axis = NSLayoutConstraint.Axis.horizontal
    var parts: [Part] = []
}

/// The error in a format, and its position.
struct VisualFormatError: Error {
    var reason: String
    /// In characters from the start.
    var position: Int

    /// UIKit's words: the reason, the format, and an arrow at the position.
    func message(for format: String) -> String {
        "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: position))^"
    }
}
