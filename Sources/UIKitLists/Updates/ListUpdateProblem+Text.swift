import Foundation

extension ListUpdateProblem {
    /// UIKit's message, word for word: programs and crash reports are searched for it.
    package func text(_ words: ListWords) -> String {
        switch self {
        case .missingSectionToDelete, .missingSectionToInsert, .missingSectionToMove, .missingTargetOfSection:
            missingSectionText
        case .missingRowToDelete, .missingRowToInsert, .missingRowToMove, .missingTargetOfRow:
            missingRowText(words)
        case .missingSectionOfRowToDelete, .missingSectionOfRowToInsert, .missingSectionOfRowToMove, .missingSectionOfTarget:
            missingSectionOfRowText(words)
        case .deletedAndReloaded, .deletedAndMoved, .insertedAndMoved, .twice:
            contradictionText
        case .sectionCount, .rowCount:
            countText(words)
        }
    }

    private var missingSectionText: String {
        switch self {
        case .missingSectionToDelete(let section, let count):
            "attempt to delete section \(section), but there are only \(count) sections before the update"
        case .missingSectionToInsert(let section, let count):
            "attempt to insert section \(section) but there are only \(count) sections after the update"
        case .missingSectionToMove(let section, let count):
            "attempt to move section (\(section)) that does not exist - there are only \(count) sections before the update"
        case .missingTargetOfSection(let section, let target, let count):
            "attempt to move section (\(section)) to section (\(target)) that does not exist - "
                + "there are only \(count) sections after the update"
        default: ""
        }
    }

    private func missingRowText(_ words: ListWords) -> String {
        let row = words.row
        switch self {
        case .missingRowToDelete(let position, let count):
            return "attempt to delete \(row) \(position.row) from section \(position.section) "
                + "which only contains \(count) \(row)s before the update"
        case .missingRowToInsert(let position, let count):
            return "attempt to insert \(row) \(position.row) into section \(position.section), "
                + "but there are only \(count) \(row)s in section \(position.section) after the update"
        case .missingRowToMove(let position, let count):
            return "attempt to move index path (\(position.name)) that does not exist - "
                + "there are only \(count) \(row)s in section \(position.section) before the update"
        case .missingTargetOfRow(let position, let target, let count):
            return "attempt to move index path (\(position.name)) to index path (\(target.name)) that does not exist - "
                + "there are only \(count) \(row)s in section \(target.section) after the update"
        default: return ""
        }
    }

    private func missingSectionOfRowText(_ words: ListWords) -> String {
        let row = words.row
        switch self {
        case .missingSectionOfRowToDelete(let position, let count):
            return "attempt to delete \(row) \(position.row) from section \(position.section), "
                + "but there are only \(count) sections before the update"
        case .missingSectionOfRowToInsert(let position, let count):
            return "attempt to insert \(row) \(position.row) into section \(position.section), "
                + "but there are only \(count) sections after the update"
        case .missingSectionOfRowToMove(let position, let count):
            return "attempt to move index path (\(position.name)) that does not exist - there are only \(count) sections before the update"
        case .missingSectionOfTarget(let position, let target, let count):
            return "attempt to move index path (\(position.name)) to index path (\(target.name)) that does not exist - "
                + "there are only \(count) sections after the update"
        default: return ""
        }
    }

    private var contradictionText: String {
        switch self {
        case .deletedAndReloaded(let subject): "attempt to delete and reload the same \(subject.name)"
        case .deletedAndMoved(let subject): "attempt to perform a delete and a move from the same \(subject.name)"
        case .insertedAndMoved(let subject): "attempt to perform an insert and a move to the same \(subject.name)"
        // ad-hoc: for sections no words of UIKit are known.
        case .twice(.section(let section)): "Attempt to create two animations for section (\(section))"
        case .twice(.row): "Attempt to create two animations for cell"
        default: ""
        }
    }

    private func countText(_ words: ListWords) -> String {
        switch self {
        case .sectionCount(let before, let after, let tally):
            return "Invalid update: invalid number of sections. The number of sections contained in the \(words.list) after the update "
                + "(\(after)) must be equal to the number of sections contained in the \(words.list) before the update (\(before)), "
                + "plus or minus the number of sections inserted or deleted (\(tally.inserted) inserted, \(tally.deleted) deleted)."
        case .rowCount(let section, let before, let after, let tally):
            let rows = words.row + "s"
            return "Invalid update: invalid number of \(rows) in section \(section). The number of \(rows) contained in an existing "
                + "section after the update (\(after)) must be equal to the number of \(rows) contained in that section before the update "
                + "(\(before)), plus or minus the number of \(rows) inserted or deleted from that section (\(tally.inserted) inserted, "
                + "\(tally.deleted) deleted) and plus or minus the number of \(rows) moved into or out of that section "
                + "(\(tally.movedIn) moved in, \(tally.movedOut) moved out)."
        default: return ""
        }
    }
}

extension ListUpdateProblem.Subject {
    fileprivate var name: String {
        switch self {
        case .section(let section): "section (\(section))"
        case .row(let position): "index path (\(position.name))"
        }
    }
}

extension ListPosition {
    /// The path as Foundation's class describes itself on iOS.
    fileprivate var name: String {
        let object = path as NSIndexPath
        return "<NSIndexPath: \(Unmanaged.passUnretained(object).toOpaque())> {length = 2, path = \(section) - \(row)}"
    }
}
