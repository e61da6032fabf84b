import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Rows that are shown and that the data source does not have: placeholders of drops.
extension UITableView {
    func placeholder(at position: ListPosition) -> UITableViewPlaceholder? {
        placeholders.isEmpty ? nil : placeholders.placeholder(at: position)
    }

    /// The data source's index path of a row that is shown at another.
    func dataPosition(of shown: ListPosition) -> ListPosition { placeholders.isEmpty ? shown : placeholders.dataPosition(of: shown) }

    /// Where a row is shown of which code speaks.
    func shownPosition(of given: IndexPath) -> ListPosition {
        let position = ListPosition(given)
        return placeholders.isEmpty || speaksOfShownPositions ? position : placeholders.shownPosition(of: position)
    }

    /// The index path that the app knows a shown row by; nil for one that the data source does not have.
    func givenPath(_ shown: ListPosition) -> IndexPath? {
        if placeholders.isEmpty || speaksOfShownPositions { return shown.path }
        return placeholder(at: shown) == nil ? dataPosition(of: shown).path : nil
    }

    func makeCell(of placeholder: UITableViewPlaceholder, at position: ListPosition) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: position.path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    // MARK: Coming and going

    /// - Parameter isCounted: of which other placeholders the path takes account already.
    func insert(_ placeholder: UITableViewPlaceholder, counting isCounted: @escaping (UITableViewPlaceholder) -> Bool) {
        whenNoUpdateIsOpen { table in
            table.readCountsIfNeeded()
            let position = table.placeholders.shownPosition(of: ListPosition(placeholder.insertionIndexPath), counting: isCounted)
            var update = ListUpdate()
            update.insertRows(at: [position.path])
            table.show(update, in: position.section, growth: 1) { $0.insert(placeholder, at: position) }
        }
    }

    /// Replaces a placeholder by a row of the data.
    func commit(_ placeholder: UITableViewPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let position = placeholders.position(of: placeholder) else { return false }
        change(placeholders.dataPosition(of: position).path)
        // Who has had the data reloaded meanwhile shows the row already.
        guard let position = placeholders.position(of: placeholder) else { return true }
        placeholders.remove(placeholder)
        var update = ListUpdate()
        update.reloadRows(at: [position.path])
        if batch.isOpen {
            batch.update.reloadRows(at: [dataPosition(of: position).path])
        } else {
            show(update, in: position.section, growth: 0) { _ in }
        }
        return true
    }

    /// Takes a placeholder away.
    func delete(_ placeholder: UITableViewPlaceholder) -> Bool {
        guard placeholders.position(of: placeholder) != nil else { return false }
        whenNoUpdateIsOpen { table in
            guard let position = table.placeholders.position(of: placeholder) else { return }
            var update = ListUpdate()
            update.deleteRows(at: [position.path])
            table.show(update, in: position.section, growth: -1) { $0.remove(placeholder) }
        }
        return true
    }

    /// Shows more or fewer rows than the data source has.
    private func show(
        _ update: ListUpdate, in section: Int, growth: Int, _ change: (inout ListPlaceholders<UITableViewPlaceholder>) -> Void
    ) {
        cancelMove()
        var counts = content.counts
        if counts.indices.contains(section) { counts[section] += growth }
        let changes = update.resolvedOrStop(before: content.counts, after: counts, words: .table)
        change(&placeholders)
        TableTransition(of: self, changes: changes).run { _ in }
    }

    private func whenNoUpdateIsOpen(_ body: @escaping @MainActor (UITableView) -> Void) {
        guard batch.isOpen else { return body(self) }
        batch.deferred.append { [weak self] in if let self { body(self) } }
    }
}
