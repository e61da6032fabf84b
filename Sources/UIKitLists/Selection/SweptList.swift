import Foundation
@_spi(ForasteroInternal) import UIKitCore

/// A list in which two fingers can select rows or items.
@MainActor
package protocol SweptList: UIScrollView {
    /// Returns true if two fingers that begin at a point of the view may select.
    func shouldBeginSweep(at point: CGPoint) -> Bool
    /// Lets several be selected from now on, and says that it has begun.
    func didBeginSweep(at position: ListPosition)
    func didEndSweep()

    /// The row at a point of the view, as it is shown; nil beside all rows.
    func sweptPosition(at point: CGPoint) -> ListPosition?
    /// All from one to another, which is not before it.
    func positions(from first: ListPosition, through last: ListPosition) -> [ListPosition]
    var selectedPositions: [ListPosition] { get }
    /// Selects something as a tap does, or deselects it; nothing where it is so already.
    func sweep(_ position: ListPosition, selecting: Bool)
    /// A finger that has come down before means nothing any more.
    func cancelTouch()
}
