import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Rows that are shown and that the data source does not have: placeholders of drops.
extension UITableView {
    func placeholder(at place: ListPlace) -> UITableViewPlaceholder? {
        placeholders.isEmpty ? nil : placeholders.placeholder(at: place)
    }

    /// The data source's index path of a row that is shown at another.
    func dataPlace(of shown: ListPlace) -> ListPlace { placeholders.isEmpty ? shown : placeholders.dataPlace(of: shown) }

    /// Where a row is shown of which code speaks.
    func shownPlace(of given: IndexPath) -> ListPlace {
        let place = ListPlace(given)
        return placeholders.isEmpty || speaksOfShownPlaces ? place : placeholders.shownPlace(of: place)
    }

    /// The index path that the app knows a shown row by; nil for one that the data source does not have.
    func givenPath(_ shown: ListPlace) -> IndexPath? {
        if placeholders.isEmpty || speaksOfShownPlaces { return shown.path }
        return placeholder(at: shown) == nil ? dataPlace(of: shown).path : nil
    }

    func makeCell(of placeholder: UITableViewPlaceholder, at place: ListPlace) -> UITableViewCell {
        let cell = dequeueReusableCell(withIdentifier: placeholder.reuseIdentifier, for: place.path)
        placeholder.cellUpdateHandler?(cell)
        return cell
    }

    // MARK: Coming and going

    /// - Parameter isCounted: of which other placeholders the path takes account already.
    func insert(_ placeholder: UITableViewPlaceholder, counting isCounted: @escaping (UITableViewPlaceholder) -> Bool) {
        whenNoUpdateIsOpen { table in
            table.readCountsIfNeeded()
            let place = table.placeholders.shownPlace(of: ListPlace(placeholder.insertionIndexPath), counting: isCounted)
            var update = ListUpdate()
            update.insertRows(at: [place.path])
            table.show(update, in: place.section, growth: 1) { $0.insert(placeholder, at: place) }
        }
    }

    /// Replaces a placeholder by a row of the data.
    func commit(_ placeholder: UITableViewPlaceholder, _ change: (IndexPath) -> Void) -> Bool {
        guard let place = placeholders.place(of: placeholder) else { return false }
        change(placeholders.dataPlace(of: place).path)
        // Who has had the data read anew meanwhile shows the row already.
        guard let place = placeholders.place(of: placeholder) else { return true }
        placeholders.remove(placeholder)
        var update = ListUpdate()
        update.reloadRows(at: [place.path])
        if batch.isOpen {
            batch.update.reloadRows(at: [dataPlace(of: place).path])
        } else {
            show(update, in: place.section, growth: 0) { _ in }
        }
        return true
    }

    /// Takes a placeholder away.
    func delete(_ placeholder: UITableViewPlaceholder) -> Bool {
        guard placeholders.place(of: placeholder) != nil else { return false }
        whenNoUpdateIsOpen { table in
            guard let place = table.placeholders.place(of: placeholder) else { return }
            var update = ListUpdate()
            update.deleteRows(at: [place.path])
            table.show(update, in: place.section, growth: -1) { $0.remove(placeholder) }
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
