import Foundation
import UIKitCore

/// A table or a collection view as ``RowEditMenu`` sees it, in words that both have.
@MainActor
package protocol EditMenuHost: UIScrollView {
    /// The cell at a point whose menu may be shown now.
    func menuCell(at point: CGPoint) -> (path: IndexPath, cell: UIView)?
    func showsEditMenu(at path: IndexPath) -> Bool
    func allows(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool
    func performEditAction(_ action: Selector, at path: IndexPath, sender: Any?)
    /// The finger is not for the cell any more.
    func leaveTouchToMenu()
}
