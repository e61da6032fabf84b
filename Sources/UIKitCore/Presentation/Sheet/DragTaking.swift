import Foundation

/// A view that may follow a finger instead of the scroll view inside it.
@MainActor
package protocol DragTaking: UIView {
    /// Returns true if the view follows a finger on content that shows its beginning: by its way, down or up.
    func takesDrag(by distance: CGFloat) -> Bool
}
