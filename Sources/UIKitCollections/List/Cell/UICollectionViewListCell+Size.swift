import UIKitCore
import UIKitLists

extension UICollectionViewListCell {
    /// The size of the whole cell for which its content, in its part of the width, has room.
    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority, content: (CGSize) -> CGSize
    ) -> CGSize {
        let layout = listLayout(size: target)
        let beside = target.width - layout.content.width
        let fitting = content(CGSize(width: layout.content.width, height: target.height))
        var size = CGSize(width: fitting.width + beside, height: fitting.height)
        if horizontal == .required { size.width = target.width }
        if vertical == .required {
            size.height = target.height
        } else if contentView is UIListContentView, list.context?.isRow != false {
            let hairline = 1 / max(traitCollection.displayScale, 1)
            size.height = max(size.height + hairline, CellTheme.flat.rowHeight)
        }
        return size
    }
}
