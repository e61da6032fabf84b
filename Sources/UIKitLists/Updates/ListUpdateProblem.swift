import Foundation

/// Why an update cannot be applied. `text(_:)` gives UIKit's words for it.
package enum ListUpdateProblem: Error, Equatable {
    /// The section or row of an edit.
    package enum Subject: Equatable {
        case section(Int)
        case row(ListPosition)
    }

    // Positions that do not exist. `count` is what the list, or the section of the row, has.
    case missingSectionToDelete(Int, count: Int)
    case missingSectionToInsert(Int, count: Int)
    case missingSectionToMove(Int, count: Int)
    case missingTargetOfSection(Int, target: Int, count: Int)
    case missingRowToDelete(ListPosition, count: Int)
    case missingRowToInsert(ListPosition, count: Int)
    case missingRowToMove(ListPosition, count: Int)
    case missingTargetOfRow(ListPosition, target: ListPosition, count: Int)
    case missingSectionOfRowToDelete(ListPosition, count: Int)
    case missingSectionOfRowToInsert(ListPosition, count: Int)
    case missingSectionOfRowToMove(ListPosition, count: Int)
    case missingSectionOfTarget(ListPosition, target: ListPosition, count: Int)

    // Edits that contradict each other.
    case deletedAndReloaded(Subject)
    case deletedAndMoved(Subject)
    case insertedAndMoved(Subject)
    case twice(Subject)

    // Counts that the edits do not explain.
    case sectionCount(before: Int, after: Int, SectionTally)
    case rowCount(section: Int, before: Int, after: Int, RowTally)
}

/// How many sections an update puts in and takes out.
package struct SectionTally: Equatable, Sendable {
    package var inserted = 0
    package var deleted = 0
}

/// How many rows of one section an update puts in, takes out, and moves over its border or within it.
package struct RowTally: Equatable, Sendable {
    package var inserted = 0
    package var deleted = 0
    package var movedIn = 0
    package var movedOut = 0

    package var growth: Int { inserted - deleted + movedIn - movedOut }
}
