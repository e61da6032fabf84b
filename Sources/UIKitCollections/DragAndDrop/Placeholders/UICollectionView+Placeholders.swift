import Foundation
@_spi(ForasteroInternal) import UIKitCore
import UIKitLists

// Items that are shown and that the data source does not have: gaps and placeholders of drops.
extension UICollectionView {
    final func placeholder(at path: IndexPath) -> UICollectionViewPlaceholder? {
        guard !placeholders.isEmpty, path.count == 2 else { return nil }
        return placeholders.placeholder(at: ListPosition(path))
    }

    /// The path by which the data source knows an item that is shown at one.
    final func dataPath(of shown: IndexPath) -> IndexPath {
        placeholders.isEmpty || shown.count != 2 ? shown : placeholders.dataPosition(of: ListPosition(shown)).path
    }

    /// The item whose size is that of a shown one: for a placeholder, the one that stands where it would be put in. Nil if there is none.
    // ad-hoc: nothing is said of the size of what has no data
    final func measuredPath(of shown: IndexPath) -> IndexPath? {
        guard placeholder(at: shown) != nil else { return sourcePath(of: shown) }
        let count = placeholders.dataCounts(of: content.counts)[shown.section]
        return count == 0 ? nil : IndexPath(item: min(dataPath(of: shown).item, count - 1), section: shown.section)
    }

    /// Where an item is shown of which code speaks; nil for what is no item's path.
    final func shownPath(of given: IndexPath) -> IndexPath? {
        guard given.count == 2 else { return nil }
        return placeholders.isEmpty || speaksOfShownPositions ? given : placeholders.shownPosition(of: ListPosition(given)).path
    }

    /// The index path that the app knows a shown item by; nil for one that the data source does not have.
    final func givenPath(_ shown: IndexPath) -> IndexPath? {
        if placeholders.isEmpty || speaksOfShownPositions { return shown }
        return placeholder(at: shown) == nil ? dataPath(of: shown) : nil
    }

    final func makeCell(of placeholder: UICollectionViewPlaceholder, at path: IndexPath) -> UICollectionViewCell {
        if placeholder is DropGap { return UICollectionViewCell(frame: .zero) }
        let cell = dequeueCell(placeholder.reuseIdentifier, for: path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    // MARK: Coming and going

    /// - Parameter isCounted: of which other placeholders the path takes account already.
    final func insert(_ placeholder: UICollectionViewPlaceholder, counting isCounted: @escaping (UICollectionViewPlaceholder) -> Bool) {
        whenNoUpdateIsOpen { view in
            view.readCountsIfNeeded()
            let path = view.placeholders.shownPosition(of: ListPosition(placeholder.insertionIndexPath), counting: isCounted).path
            var update = ListUpdate()
            update.insertRows(at: [path])
            view.show(update, in: path.section, growth: 1) { $0.insert(placeholder, at: ListPosition(path)) }
        }
    }

    /// Puts an item of the data in the place of a placeholder.
    final func commit(_ placeholder: UICollectionViewPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let position = placeholders.position(of: placeholder) else { return false }
        change(placeholders.dataPosition(of: position).path)
        // Who has had the data reloaded meanwhile shows the item already.
        guard let position = placeholders.position(of: placeholder) else { return true }
        placeholders.remove(placeholder)
        var update = ListUpdate()
        update.reloadRows(at: [position.path])
        if batch.isOpen {
            batch.update.reloadRows(at: [dataPath(of: position.path)])
        } else {
            show(update, in: position.section, growth: 0) { _ in }
        }
        return true
    }

    /// Takes a placeholder away.
    final func delete(_ placeholder: UICollectionViewPlaceholder) -> Bool {
        guard placeholders.position(of: placeholder) != nil else { return false }
        whenNoUpdateIsOpen { view in
            guard let position = view.placeholders.position(of: placeholder) else { return }
            var update = ListUpdate()
            update.deleteRows(at: [position.path])
            view.show(update, in: position.section, growth: -1) { $0.remove(placeholder) }
        }
        return true
    }

    /// Has the cell of a placeholder filled again, if it can be seen.
    final func refill(_ placeholder: UICollectionViewPlaceholder) {
        guard let position = placeholders.position(of: placeholder), let cell = shown.cell(at: position.path) else { return }
        placeholder.cellUpdateHandler?(cell)
    }

    /// Shows a gap elsewhere.
    final func move(_ gap: DropGap, to path: IndexPath) {
        guard !batch.isOpen, let position = placeholders.position(of: gap), position.path != path else { return }
        var (update, counts) = (ListUpdate(), content.counts)
        update.moveRow(at: position.path, to: path)
        counts[position.section] -= 1
        counts[path.section] += 1
        let changes = update.resolvedOrStop(before: content.counts, after: counts, words: .collection)
        placeholders.remove(gap)
        placeholders.insert(gap, at: ListPosition(path))
        BatchTransition(of: self, changes: changes).run { _ in }
    }

    /// Shows more or fewer items than the data source has.
    private func show(
        _ update: ListUpdate, in section: Int, growth: Int, _ change: (inout ListPlaceholders<UICollectionViewPlaceholder>) -> Void
    ) {
        // Who moves an item by hand loses it.
        if movement != nil { cancelInteractiveMovement() }
        var counts = content.counts
        if counts.indices.contains(section) { counts[section] += growth }
        let changes = update.resolvedOrStop(before: content.counts, after: counts, words: .collection)
        change(&placeholders)
        BatchTransition(of: self, changes: changes).run { _ in }
    }

    private func whenNoUpdateIsOpen(_ body: @escaping @MainActor (UICollectionView) -> Void) {
        guard batch.isOpen else { return body(self) }
        batch.deferred.append { [weak self] in if let self { body(self) } }
    }
}

/// Room that items make for what would be dropped between them.
final class DropGap: UICollectionViewPlaceholder {
    init(at path: IndexPath) { super.init(insertionIndexPath: path, reuseIdentifier: "") }
}
