import Foundation
import UIKitCore

/// What is going on in a field that is being edited.
struct FieldEditing {
    /// A finger on the text.
    struct Press {
        /// Where it came down, and at which place of the text that was.
        var start: CGPoint
        var anchor: Int
        /// Whether the field was edited already, so that moving the finger selects.
        var canSelect: Bool
        var isSelecting = false
    }

    var isActive = false
    var selection = NSRange(location: 0, length: 0)
    /// The end of the selection that moved last, which is kept in sight.
    var focus = 0
    /// What an input method is still at work on.
    var marked: NSRange?
    /// How far the text has moved to the left, in points.
    var scroll: CGFloat = 0
    var typingAttributes: [NSAttributedString.Key: Any]?
    var clearsOnInsertion = false
    /// Whether dots that were there when the typing began go with the first character.
    var replacesSecret = false
    var press: Press?
}
