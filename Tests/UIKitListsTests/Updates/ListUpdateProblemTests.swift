import Foundation
import Testing
@testable import UIKitLists

struct ListUpdateProblemTests {
    /// What UIKit says about an update; nil when it is legal.
    private func complaint(before: [Int], after: [Int], _ edit: (inout ListUpdate) -> Void) -> String? {
        var update = ListUpdate()
        edit(&update)
        do {
            _ = try update.resolved(before: before, after: after)
            return nil
        } catch {
            // The address of a path is not the same twice.
            return error.text(.table).replacing(/0x[0-9a-f]+/, with: "0x…")
        }
    }

    @Test("TA-75: row counts that do not fit")
    func rowCount() {
        let text = complaint(before: [3, 4], after: [3, 4]) { update in
            update.insertRows(at: [[1, 0], [1, 1]])
            update.deleteRows(at: [[1, 3]])
            update.moveRow(at: [1, 0], to: [1, 2])
        }
        #expect(
            text == """
                Invalid update: invalid number of rows in section 1. The number of rows contained in an existing section after the \
                update (4) must be equal to the number of rows contained in that section before the update (4), plus or minus the \
                number of rows inserted or deleted from that section (2 inserted, 1 deleted) and plus or minus the number of rows \
                moved into or out of that section (1 moved in, 1 moved out).
                """)
        #expect(complaint(before: [3], after: [2]) { _ in } != nil)
        #expect(complaint(before: [3], after: [2]) { $0.reloadRows(at: [[0, 0]]) } != nil, "a reload explains no change of the count")
    }

    @Test("TA-76: section counts that do not fit")
    func sectionCount() {
        let text = complaint(before: [1], after: [1]) { update in
            update.insertSections([0])
        }
        #expect(
            text == """
                Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) \
                must be equal to the number of sections contained in the table view before the update (1), plus or minus the number \
                of sections inserted or deleted (1 inserted, 0 deleted).
                """)
    }

    @Test("TA-77: a row that is to go and never was; a reload says the same")
    func missingRow() {
        let text = "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
        #expect(complaint(before: [3], after: [2]) { $0.deleteRows(at: [[0, 3]]) } == text)
        #expect(complaint(before: [3], after: [3]) { $0.reloadRows(at: [[0, 3]]) } == text)
        #expect(complaint(before: [3], after: [3]) { $0.reconfigureRows(at: [[0, 3]]) } == text)
        #expect(
            complaint(before: [3], after: [3]) { $0.deleteRows(at: [[1, 0]]) }
                == "attempt to delete row 0 from section 1, but there are only 1 sections before the update")
        #expect(complaint(before: [3], after: [2]) { $0.deleteRows(at: [[0, -1]]) }?.contains("delete row -1") == true)
    }

    @Test("TA-78: a row that is to come where there is no place")
    func missingPosition() {
        #expect(
            complaint(before: [3], after: [4]) { $0.insertRows(at: [[0, 4]]) }
                == "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update")
        #expect(
            complaint(before: [3], after: [4]) { $0.insertRows(at: [[2, 0]]) }
                == "attempt to insert row 0 into section 2, but there are only 1 sections after the update")
    }

    @Test("TA-79: sections that never were, and places for them that are not")
    func missingSection() {
        #expect(
            complaint(before: [3, 1], after: [3]) { $0.deleteSections([2]) }
                == "attempt to delete section 2, but there are only 2 sections before the update")
        #expect(
            complaint(before: [3], after: [3, 1]) { $0.insertSections([2]) }
                == "attempt to insert section 2 but there are only 2 sections after the update")
        #expect(
            complaint(before: [3], after: [3]) { $0.moveSection(1, to: 0) }
                == "attempt to move section (1) that does not exist - there are only 1 sections before the update")
        #expect(
            complaint(before: [3], after: [3]) { $0.moveSection(0, to: 1) }
                == "attempt to move section (0) to section (1) that does not exist - there are only 1 sections after the update")
    }

    @Test("TA-80: what is deleted cannot be reloaded")
    func deletedAndReloaded() {
        #expect(
            complaint(before: [3], after: [2]) { update in
                update.reloadRows(at: [[0, 2]])
                update.deleteRows(at: [[0, 2]])
            } == "attempt to delete and reload the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 2})")
        #expect(
            complaint(before: [3, 1], after: [3]) { update in
                update.reloadSections([1])
                update.deleteSections([1])
            } == "attempt to delete and reload the same section (1)")
    }

    @Test("TA-81: what is reloaded or deleted cannot be moved")
    func reloadedAndMoved() {
        let text = "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 1})"
        for reloads in [false, true] {
            #expect(
                complaint(before: [3], after: [3]) { update in
                    update.moveRow(at: [0, 1], to: [0, 2])
                    if reloads { update.reloadRows(at: [[0, 1]]) } else { update.deleteRows(at: [[0, 1]]) }
                } == text)
        }
        #expect(
            complaint(before: [3, 1], after: [1, 3]) { update in
                update.moveSection(1, to: 0)
                update.reloadSections([1])
            } == "attempt to perform a delete and a move from the same section (1)")
    }

    @Test("nothing can be moved to where something is inserted")
    func insertedAndMoved() {
        #expect(
            complaint(before: [3], after: [4]) { update in
                update.insertRows(at: [[0, 2]])
                update.moveRow(at: [0, 0], to: [0, 2])
            } == "attempt to perform an insert and a move to the same index path (<NSIndexPath: 0x…> {length = 2, path = 0 - 2})")
        #expect(
            complaint(before: [3, 1], after: [3, 1, 1]) { update in
                update.insertSections([2])
                update.moveSection(0, to: 2)
            } == "attempt to perform an insert and a move to the same section (2)")
    }

    @Test("moves end where there is a place, and start where something is")
    func missingTarget() {
        #expect(
            complaint(before: [2, 1], after: [2, 1]) { $0.moveRow(at: [1, 0], to: [0, 2]) } == """
                attempt to move index path (<NSIndexPath: 0x…> {length = 2, path = 1 - 0}) to index path \
                (<NSIndexPath: 0x…> {length = 2, path = 0 - 2}) that does not exist - there are only 2 rows in section 0 after the update
                """)
        #expect(
            complaint(before: [2, 0], after: [2, 0]) { $0.moveRow(at: [1, 0], to: [0, 0]) } == """
                attempt to move index path (<NSIndexPath: 0x…> {length = 2, path = 1 - 0}) that does not exist - \
                there are only 0 rows in section 1 before the update
                """)
        let source = complaint(before: [2], after: [2]) { $0.moveRow(at: [4, 0], to: [0, 0]) }
        #expect(source?.hasSuffix("only 1 sections before the update") == true)
        let target = complaint(before: [2], after: [2]) { $0.moveRow(at: [0, 0], to: [4, 0]) }
        #expect(target?.hasSuffix("only 1 sections after the update") == true)
    }

    @Test("nothing is deleted, inserted or moved twice; a second reload is the first again")
    func twice() {
        let text = "Attempt to create two animations for cell"
        #expect(complaint(before: [3], after: [1]) { $0.deleteRows(at: [[0, 1], [0, 1]]) } == text)
        #expect(complaint(before: [3], after: [5]) { $0.insertRows(at: [[0, 1], [0, 1]]) } == text)
        #expect(
            complaint(before: [3], after: [3]) { update in
                update.moveRow(at: [0, 0], to: [0, 1])
                update.moveRow(at: [0, 2], to: [0, 1])
            } == text)
        #expect(
            complaint(before: [3, 3, 3], after: [3]) { update in
                update.deleteSections([1])
                update.deleteSections([1])
            } == "Attempt to create two animations for section (1)")
        #expect(complaint(before: [3], after: [3]) { $0.reloadRows(at: [[0, 1], [0, 1]]) } == nil)
    }
}
