import Foundation

/// Rows that a list shows and its data source does not have: what was dropped there is still being loaded.
///
/// Each stands among the rows that are shown. Index paths of the data do not count them.
package struct ListPlaceholders<Placeholder: AnyObject> {
    /// Ascending, by the positions that are shown.
    private var all: [(position: ListPosition, placeholder: Placeholder)] = []

    package init() {}

    package var isEmpty: Bool { all.isEmpty }

    // MARK: Positions

    package func placeholder(at shown: ListPosition) -> Placeholder? { all.first { $0.position == shown }?.placeholder }

    /// Where one is shown; nil when it is gone.
    package func position(of placeholder: Placeholder) -> ListPosition? { all.first { $0.placeholder === placeholder }?.position }

    /// Those of a section, from top to bottom.
    package func placeholders(ofSection section: Int) -> [(row: Int, placeholder: Placeholder)] {
        all.filter { $0.position.section == section }.map { ($0.position.row, $0.placeholder) }
    }

    /// The data's index path of a shown row; for a placeholder, the one at which its row would be inserted.
    package func dataPosition(of shown: ListPosition) -> ListPosition {
        let above = all.count { $0.position.section == shown.section && $0.position.row < shown.row }
        return ListPosition(section: shown.section, row: shown.row - above)
    }

    /// Where a row of the data is shown.
    /// - Parameter isCounted: says of which placeholders the position takes account already.
    package func shownPosition(of data: ListPosition, counting isCounted: (Placeholder) -> Bool = { _ in false }) -> ListPosition {
        var shown = data
        for (position, placeholder) in all where position.section == data.section && position.row <= shown.row && !isCounted(placeholder) {
            shown.row += 1
        }
        return shown
    }

    // MARK: Numbers

    /// How many rows the data have where so many are shown.
    package func dataCounts(of shown: [Int]) -> [Int] { counts(shown, by: -1) }

    /// How many rows are shown of so many.
    package func shownCounts(of data: [Int]) -> [Int] { counts(data, by: 1) }

    private func counts(_ counts: [Int], by step: Int) -> [Int] {
        var counts = counts
        for (position, _) in all where counts.indices.contains(position.section) { counts[position.section] += step }
        return counts
    }

    // MARK: Changing

    package mutating func insert(_ placeholder: Placeholder, at shown: ListPosition) {
        for index in all.indices where all[index].position.section == shown.section && all[index].position.row >= shown.row {
            all[index].position.row += 1
        }
        all.append((shown, placeholder))
        all.sort { $0.position < $1.position }
    }

    package mutating func remove(_ placeholder: Placeholder) {
        guard let shown = position(of: placeholder) else { return }
        all.removeAll { $0.placeholder === placeholder }
        for index in all.indices where all[index].position.section == shown.section && all[index].position.row > shown.row {
            all[index].position.row -= 1
        }
    }

    package mutating func removeAll() { all = [] }

    /// Takes a change of the data, and says what it means for what is shown.
    /// - Parameters:
    ///   - shown: how many rows were shown.
    ///   - data: how many the data have now.
    package mutating func changes(of update: ListUpdate, before shown: [Int], after data: [Int], words: ListWords) -> ListChanges {
        let changes = update.resolvedOrStop(before: dataCounts(of: shown), after: data, words: words)
        guard !isEmpty else { return changes }
        let moved = moved(by: changes)
        let mapped = update.mappingRows(old: { shownPosition(of: $0) }, new: { moved.shownPosition(of: $0) })
        self = moved
        return mapped.resolvedOrStop(before: shown, after: moved.shownCounts(of: data), words: words)
    }

    /// Each goes on standing behind the nearest row above it that stays; those of a section that goes or is reloaded are gone.
    private func moved(by changes: ListChanges) -> ListPlaceholders {
        var moved = ListPlaceholders()
        for (shown, placeholder) in all {
            let section: Int
            switch changes.fate(ofSection: shown.section) {
            case .stays(let new), .moves(let new): section = new
            case .isDeleted, .isReloaded: continue
            }
            let data = dataPosition(of: shown)
            var position = ListPosition(section: section, row: 0)
            for row in (0..<data.row).reversed() {
                guard case .stays(let new) = changes.fate(of: ListPosition(section: shown.section, row: row)) else { continue }
                position.row = new.row + 1
                break
            }
            // Behind those that are there already.
            position.row += moved.all.count { $0.position.section == section }
            moved.all.append((position, placeholder))
        }
        moved.all.sort { $0.position < $1.position }
        return moved
    }
}
