import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

extension UICollectionView {
    /// True if items are lifted or dragged.
    // apple: https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrag
    @objc open var hasActiveDrag: Bool { drag?.isActive ?? false }

    /// True if a drag is over the collection view.
    @objc open var hasActiveDrop: Bool { drop?.isActive ?? false }

    // MARK: Internal

    final func dragAndDropDidChange() {
        if (dragDelegate != nil) != (drag != nil) {
            if let drag { removeInteraction(drag.interaction) }
            drag = dragDelegate == nil ? nil : ListDrag(of: CollectionDrag(of: self))
            if let drag { addInteraction(drag.interaction) }
        }
        drag?.interaction.isEnabled = dragInteractionEnabled
        let takesDrops = dropDelegate != nil || dragDelegate != nil
        guard takesDrops != (drop != nil) else { return }
        if let drop { removeInteraction(drop.interaction) }
        drop = takesDrops ? ListDrop(on: CollectionDrop(of: self)) : nil
        if let drop { addInteraction(drop.interaction) }
    }

    /// Shows an item wherever it would be dropped, whoever is going to move it. Its cell is not seen: it is under the finger.
    final func beginShownMovement(of path: IndexPath) {
        guard movement == nil, placeholders.isEmpty, !batch.isOpen, let cell = cellForItem(at: path) else { return }
        movement = ItemMovement(of: self, cell: cell, at: path)
        cell.isHidden = true
    }
}
