import Foundation
import UIKitCore

/// The state of a field that is being edited, in addition to that of every text.
struct FieldEditing {
    /// A finger on the text.
    struct Press {
        /// Where it came down, and at which index of the text that was.
        var start: CGPoint
        var anchor: Int
        /// True if moving the finger selects, as in a field that is edited already.
        var canSelect: Bool
        var wasEditing: Bool
        var isSelecting = false
    }

    /// How far the text has moved to the left, in points.
    var scroll: CGFloat = 0
    /// True if dots that were there when the typing began go with the first character.
    var replacesSecret = false
    var press: Press?
}
