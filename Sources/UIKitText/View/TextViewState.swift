import Foundation
import UIKitCore

/// The state of a text view, in addition to that of every text.
struct TextViewState {
    /// True if the view is one of TextKit 1.
    var usesLayoutManager = false
    /// True if the editor changes the storage, which nobody else has to follow.
    var isChangingText = false
    /// True if it is being found out how large the text is.
    var isMeasuring = false
    /// The width that constraints have given the view.
    var wrapWidth: CGFloat = 0
    /// Sizes that were measured since the text last changed, by width.
    var fittingSizes: [CGFloat: CGSize] = [:]
    /// The end of a line that goes on in the next one, where the caret is there and not before the next line.
    var upstreamEnd: Int?
    /// The x that the caret keeps while it goes up and down, and the position where it is now.
    var column: (location: Int, x: CGFloat)?
}
