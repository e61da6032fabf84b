import Foundation
import UIKitCore
import UIKitLists

extension ListChanges {
    /// The changes one by one, as layouts are notified of them: sections first, in the order of their positions.
    @MainActor
    var updateItems: [UICollectionViewUpdateItem] {
        sectionItems + itemItems
    }

    @MainActor
    private var sectionItems: [UICollectionViewUpdateItem] {
        func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        var items = sections.deleted.keys.sorted().map { UICollectionViewUpdateItem(from: path($0), to: nil, action: .delete) }
        items += sections.reloaded.keys.sorted().map { section in
            var new = section
            if case .isReloaded(let position, _) = fate(ofSection: section) { new = position }
            return UICollectionViewUpdateItem(from: path(section), to: path(new), action: .reload)
        }
        items += sections.inserted.keys.sorted().map { UICollectionViewUpdateItem(from: nil, to: path($0), action: .insert) }
        items += sections.targets.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(from: path($0.key), to: path($0.value), action: .move)
        }
        return items
    }

    @MainActor
    private var itemItems: [UICollectionViewUpdateItem] {
        var items = rows.deleted.keys.sorted().map { UICollectionViewUpdateItem(from: $0.path, to: nil, action: .delete) }
        items += rows.reloaded.keys.sorted().map { position in
            var new: ListPosition?
            if case .isReloaded(let target, _) = fate(of: position) { new = target }
            return UICollectionViewUpdateItem(from: position.path, to: new?.path, action: .reload)
        }
        items += rows.inserted.keys.sorted().map { UICollectionViewUpdateItem(from: nil, to: $0.path, action: .insert) }
        items += rows.targets.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(from: $0.key.path, to: $0.value.path, action: .move)
        }
        return items
    }
}
