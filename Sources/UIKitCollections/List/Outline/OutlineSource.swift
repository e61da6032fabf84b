import Foundation
import UIKitCore

/// A data source whose items may be inside others, which are open or closed.
@MainActor
protocol OutlineSource: AnyObject {
    /// Opens or closes an item, as the user wishes.
    func toggleItem(at path: IndexPath)
    /// In how many others an item is, and whether what is inside it is shown; nil where there is no outline.
    func outlineState(at path: IndexPath) -> (level: Int, isExpanded: Bool)?
}

extension UICollectionViewListCell {
    /// Opens or closes what is inside the row.
    final func toggleOutline() {
        guard let owner = element.owner, let path = owner.indexPath(for: self) else { return }
        (owner.dataSource as? any OutlineSource)?.toggleItem(at: path)
    }

    /// Shows whether what is inside the row's item is seen.
    final func setExpanded(_ isExpanded: Bool) {
        guard isExpanded != status.isExpanded else { return }
        status.isExpanded = isExpanded
        setNeedsUpdateConfiguration()
    }

    /// The effect of a tap on the row before it selects anything. Returns whether it did.
    final func takeTap() -> Bool {
        let shown = shownParts
        guard let part = (shown.leading + shown.trailing).first(where: { $0.isHeaderOutline(isHeaderRow) }) else { return false }
        if let handler = part.accessory.actionHandler { handler() } else { toggleOutline() }
        return true
    }
}
