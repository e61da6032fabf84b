import TestLists
@testable import UIKitLists

/// A legal update of a list, made up at random: the list after it, and the edits that lead there.
///
/// The list after the update is put together first, from what survives, what is moved and what is new; the edits only describe it.
struct RandomListUpdate {
    private(set) var operations: [ListOperation] = []
    private(set) var after: ListModel
    /// Rows of the list before that are deleted or replaced, with or by their section too.
    private(set) var goneRows: Set<Int> = []
    /// Rows that are reloaded where they stand.
    private(set) var reloadedRows: Set<Int> = []
    private(set) var movedRows: Set<Int> = []

    private let before: ListModel
    private var generator: SeededGenerator
    /// How likely each section and each row is touched.
    private let activity: Double

    /// - Parameter generator: is left where the next update goes on.
    init(of before: ListModel, activity: Double, using generator: inout SeededGenerator) {
        self.before = before
        self.after = before
        self.activity = activity
        self.generator = generator
        makeUp()
        generator = self.generator
    }

    private mutating func makeUp() {
        let sectionFates = before.sections.map { _ in fate() }
        let traveling = editOldRows(sectionFates)
        after.sections = arrangeSections(sectionFates)
        fillSections(sectionFates, traveling: traveling)
        operations.shuffle(using: &generator)
    }

    private enum Fate { case stays, moves, isReloaded, isReconfigured, isDeleted }

    private mutating func fate() -> Fate {
        guard generator.chance(activity) else { return .stays }
        return [Fate.moves, .isReloaded, .isDeleted, .isReconfigured].randomElement(using: &generator)!
    }

    // MARK: Sections

    /// The sections after the update, with the rows that they had.
    private mutating func arrangeSections(_ fates: [Fate]) -> [ListModel.Section] {
        let moved = fates.indices.filter { fates[$0] == .moves }
        let insertedCount = Int.random(in: 0...2, using: &generator) * (generator.chance(activity * 2) || before.sections.isEmpty ? 1 : 0)
        var staying = fates.indices.filter { fates[$0] != .moves && fates[$0] != .isDeleted }[...]
        let count = staying.count + moved.count + insertedCount
        var newcomers = Array((0..<count).shuffled(using: &generator).prefix(moved.count + insertedCount))
        var sections = [ListModel.Section?](repeating: nil, count: count)
        for section in moved {
            let target = newcomers.removeLast()
            operations.append(.moveSection(section, to: target))
            sections[target] = before.sections[section]
        }
        for target in newcomers {
            operations.append(.insertSection(target))
            sections[target] = ListModel.Section(id: after.takeID(), rows: [])
        }
        for section in fates.indices {
            if fates[section] == .isDeleted { operations.append(.deleteSection(section)) }
            if fates[section] == .isReloaded { operations.append(.reloadSection(section)) }
        }
        return sections.map { $0 ?? before.sections[staying.removeFirst()] }
    }

    // MARK: Rows

    /// Decides on the rows that were there. Returns those that are moved, with their positions.
    private mutating func editOldRows(_ sectionFates: [Fate]) -> [ListPosition] {
        var traveling: [ListPosition] = []
        for position in before.positions {
            let row = before[position]
            let goes = sectionFates[position.section] == .isDeleted || sectionFates[position.section] == .isReloaded
            switch fate() {
            case .moves:
                movedRows.insert(row.id)
                traveling.append(position)
            case .isDeleted:
                operations.append(.deleteRow(position))
                goneRows.insert(row.id)
            case .isReloaded:
                operations.append(.reloadRow(position))
                if goes { goneRows.insert(row.id) } else { reloadedRows.insert(row.id) }
            case .isReconfigured:
                operations.append(.reconfigureRow(position))
                if goes { goneRows.insert(row.id) }
            case .stays:
                if goes { goneRows.insert(row.id) }
            }
        }
        return traveling
    }

    private mutating func fillSections(_ oldFates: [Fate], traveling: [ListPosition]) {
        guard !after.sections.isEmpty else {
            // There is nowhere to go to.
            for position in traveling { movedRows.remove(before[position].id) }
            for position in traveling { goneRows.insert(before[position].id) }
            return
        }
        var arriving: [Int: [ListPosition]] = [:]
        for position in traveling { arriving[Int.random(in: after.sections.indices, using: &generator), default: []].append(position) }
        let oldIndex = Dictionary(uniqueKeysWithValues: before.sections.enumerated().map { ($1.id, $0) })
        for section in after.sections.indices {
            let isFresh = oldIndex[after.sections[section].id].map { oldFates[$0] == .isReloaded } ?? true
            fill(section, arriving: arriving[section] ?? [], isFresh: isFresh)
        }
    }

    /// - Parameter isFresh: whether the section is new, or reloaded: its rows need no edits of their own.
    private mutating func fill(_ section: Int, arriving: [ListPosition], isFresh: Bool) {
        var staying = after.sections[section].rows.filter { !goneRows.contains($0.id) && !movedRows.contains($0.id) }
        for index in staying.indices where reloadedRows.contains(staying[index].id) { staying[index].version += 1 }
        let most = isFresh ? 5 : generator.chance(activity * 3) ? 4 : 0
        let insertedCount = Int.random(in: 0...most, using: &generator)
        let count = staying.count + arriving.count + insertedCount
        var newcomers = Array((0..<count).shuffled(using: &generator).prefix(arriving.count + insertedCount))
        var rows = [ListModel.Row?](repeating: nil, count: count)
        for position in arriving {
            let target = newcomers.removeLast()
            operations.append(.moveRow(position, to: ListPosition(section: section, row: target)))
            rows[target] = before[position]
        }
        for target in newcomers {
            // What is said about a row of a new section changes nothing.
            if !isFresh || generator.chance(0.1) { operations.append(.insertRow(ListPosition(section: section, row: target))) }
            rows[target] = ListModel.Row(id: after.takeID())
        }
        var rest = staying[...]
        after.sections[section].rows = rows.map { $0 ?? rest.removeFirst() }
    }
}
