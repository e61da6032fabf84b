import UIKitInteractions
import Foundation
import UIKitCore

/// The request for a drag out of a text.
// apple: https://developer.apple.com/documentation/uikit/uitextdragrequest
@preconcurrency @MainActor @objc public protocol UITextDragRequest: NSObjectProtocol {
    /// The range that is dragged.
    var dragRange: UITextRange { get }
    /// The items that are dragged without a delegate.
    var suggestedItems: [UIDragItem] { get }
    /// The items that are dragged already.
    var existingItems: [UIDragItem] { get }
    /// True if the text is selected.
    var isSelected: Bool { get }
    /// The session of the drag that is beginning, or is under way.
    var dragSession: any UIDragSession { get }
}

/// The request that text views make.
final class TextDragRequest: UIObject, UITextDragRequest {
    let dragRange: UITextRange
    let suggestedItems: [UIDragItem]
    let existingItems: [UIDragItem]
    let dragSession: any UIDragSession
    var isSelected: Bool { true }

    init(_ range: UITextRange, _ items: [UIDragItem], existing: [UIDragItem] = [], _ session: any UIDragSession) {
        (dragRange, suggestedItems, existingItems, dragSession) = (range, items, existing, session)
        super.init()
    }
}
