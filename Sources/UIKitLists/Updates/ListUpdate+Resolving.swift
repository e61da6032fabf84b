extension ListUpdate {
    /// The changes that the update makes to a list with so many rows in each section before, and so many after it.
    ///
    /// Edits of rows are left out of account in sections that are themselves deleted, inserted or reloaded; moves of rows out of and into
    /// them are not. A row may be reloaded in a section that is moved: it is counted in the section it moves with.
    /// - Complexity: O(*s* + *e* log *e*) for *s* sections and *e* edits; the number of rows does not matter.
    /// - Throws: the first problem: positions that do not exist, then edits that contradict each other, then counts that do not fit.
    package func resolved(before: [Int], after: [Int]) throws(ListUpdateProblem) -> ListChanges {
        try checkSectionPositions(before: before.count, after: after.count)
        let changes: ListChanges
        if let thinned, thinned.areRows(of: thinned.isDeletion ? before : after) {
            changes = ListChanges(before: before, after: after, sections: try ListEditTable(sections) { .section($0) }, thinned: thinned)
        } else {
            try checkRowPositions(before: before, after: after)
            changes = ListChanges(
                before: before, after: after,
                sections: try ListEditTable(sections) { .section($0) },
                rows: try ListEditTable(rows) { .row($0) })
        }
        try changes.checkCounts()
        return changes
    }

    /// As `resolved(before:after:)`; an illegal update is the programmer's error and stops the process with UIKit's message.
    package func resolvedOrStop(before: [Int], after: [Int], words: ListWords) -> ListChanges {
        do {
            return try resolved(before: before, after: after)
        } catch {
            // Not a precondition: the message has to be there in release builds too, where apps are searched for it.
            fatalError(
                """
                \(error.text(words))
                Change the data first, then tell the \(words.list) in the same batch of every \(words.row) and section that came, went or \
                moved: what goes by its place before the batch, what comes by its place after it.
                """)
        }
    }

    private func checkSectionPositions(before: Int, after: Int) throws(ListUpdateProblem) {
        let old = 0..<before
        let new = 0..<after
        for edit in sections.deleted + sections.reloaded where !old.contains(edit.position) {
            throw .missingSectionToDelete(edit.position, count: before)
        }
        for edit in sections.inserted where !new.contains(edit.position) { throw .missingSectionToInsert(edit.position, count: after) }
        for move in sections.moved {
            guard old.contains(move.from) else { throw .missingSectionToMove(move.from, count: before) }
            guard new.contains(move.to) else { throw .missingTargetOfSection(move.from, target: move.to, count: after) }
        }
    }

    private func checkRowPositions(before: [Int], after: [Int]) throws(ListUpdateProblem) {
        let rows = rows
        for position in rows.deleted.map(\.position) + rows.reloaded.map(\.position) + rows.reconfigured {
            switch Fit(position, in: before) {
            case .fits: break
            case .noSection: throw .missingSectionOfRowToDelete(position, count: before.count)
            case .noRow(let count): throw .missingRowToDelete(position, count: count)
            }
        }
        for edit in rows.inserted {
            switch Fit(edit.position, in: after) {
            case .fits: break
            case .noSection: throw .missingSectionOfRowToInsert(edit.position, count: after.count)
            case .noRow(let count): throw .missingRowToInsert(edit.position, count: count)
            }
        }
        for move in rows.moved { try check(move, before: before, after: after) }
    }

    private func check(_ move: ListEdits<ListPosition>.Move, before: [Int], after: [Int]) throws(ListUpdateProblem) {
        switch Fit(move.from, in: before) {
        case .fits: break
        case .noSection: throw .missingSectionOfRowToMove(move.from, count: before.count)
        case .noRow(let count): throw .missingRowToMove(move.from, count: count)
        }
        switch Fit(move.to, in: after) {
        case .fits: break
        case .noSection: throw .missingSectionOfTarget(move.from, target: move.to, count: after.count)
        case .noRow(let count): throw .missingTargetOfRow(move.from, target: move.to, count: count)
        }
    }

    /// Says whether a position exists in a list with so many rows in each section.
    private enum Fit {
        case fits
        case noSection
        case noRow(count: Int)

        init(_ position: ListPosition, in counts: [Int]) {
            guard counts.indices.contains(position.section) else {
                self = .noSection
                return
            }
            let count = counts[position.section]
            self = (0..<count).contains(position.row) ? .fits : .noRow(count: count)
        }
    }
}
