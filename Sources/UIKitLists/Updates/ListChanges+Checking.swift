extension ListChanges {
    /// - Throws: when the edits do not explain how the counts changed.
    func checkCounts() throws(ListUpdateProblem) {
        let tally = SectionTally(inserted: sections.inserted.count, deleted: sections.deleted.count)
        guard after.count == before.count + tally.inserted - tally.deleted else {
            throw .sectionCount(before: before.count, after: after.count, tally)
        }
        let left = leavingTallies()
        let taken = comingTallies()
        for section in after.indices {
            let old: Int
            switch origin(ofSection: section) {
            case .inserted, .reloaded: continue
            case .stayed(let position), .moved(let position): old = position
            }
            var rows = left[old] ?? RowTally()
            rows.inserted = taken[section]?.inserted ?? 0
            rows.movedIn = taken[section]?.movedIn ?? 0
            guard after[section] == before[old] + rows.growth else {
                throw .rowCount(section: section, before: before[old], after: after[section], rows)
            }
        }
    }

    private func leavingTallies() -> [Int: RowTally] {
        var tallies: [Int: RowTally] = [:]
        for position in rowEdits.deleted.keys { tallies[position.section, default: RowTally()].deleted += 1 }
        for position in rowEdits.targets.keys { tallies[position.section, default: RowTally()].movedOut += 1 }
        if let thinned, thinned.isDeletion { tallies[thinned.section, default: RowTally()].deleted += thinned.rows.count }
        return tallies
    }

    private func comingTallies() -> [Int: RowTally] {
        var tallies: [Int: RowTally] = [:]
        for position in rowEdits.inserted.keys { tallies[position.section, default: RowTally()].inserted += 1 }
        for position in rowEdits.sources.keys { tallies[position.section, default: RowTally()].movedIn += 1 }
        if let thinned, !thinned.isDeletion { tallies[thinned.section, default: RowTally()].inserted += thinned.rows.count }
        return tallies
    }
}
