import Testing
@testable import UIKitLists

struct ListUpdateMisuseTests {
    @Test("TA-75: an update that does not explain the counts stops the process, and says how it is done")
    func stops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var update = ListUpdate()
            update.deleteRows(at: [[0, 0]])
            _ = update.resolvedOrStop(before: [3], after: [3], words: .table)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Invalid update: invalid number of rows in section 0."))
        #expect(message.contains("Change the data first"))
    }

    // MARK: Tables

    private func text(_ result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    @Test("TA-76: a table stops where the number of its sections does not fit")
    func sections() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3, 3], becoming: [3]) { $0.insertSections([0], with: .none) }
        }
        #expect(
            text(result).contains(
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be "
                    + "equal to the number of sections contained in the table view before the update (2), plus or minus the number of "
                    + "sections inserted or deleted (1 inserted, 0 deleted)."))
    }

    @Test("TA-77: a table stops where a row is deleted or reloaded that it has not")
    func missingRow() async {
        let deleted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [2]) { $0.deleteRows(at: [[0, 7]], with: .none) }
        }
        let reloaded = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [3]) { $0.reloadRows(at: [[0, 7]], with: .none) }
        }
        for result in [deleted, reloaded] {
            #expect(text(result).contains("attempt to delete row 7 from section 0 which only contains 3 rows before the update"))
        }
    }

    @Test("TA-78: a table stops where a row is inserted for which there is no place")
    func missingPosition() async {
        let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [4]) { $0.insertRows(at: [[0, 9]], with: .none) }
        }
        #expect(text(row).contains("attempt to insert row 9 into section 0, but there are only 4 rows in section 0 after the update"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [3]) { $0.insertRows(at: [[2, 0]], with: .none) }
        }
        #expect(text(section).contains("attempt to insert row 0 into section 2, but there are only 1 sections after the update"))
    }

    @Test("TA-79: a table stops where a section is deleted that it has not")
    func missingSection() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [3]) { $0.deleteSections([4], with: .none) }
        }
        #expect(text(result).contains("attempt to delete section 4, but there are only 1 sections before the update"))
    }

    @Test("TA-80: a table stops where a row is deleted and reloaded")
    func deletedAndReloaded() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [2]) { table in
                table.deleteRows(at: [[0, 1]], with: .none)
                table.reloadRows(at: [[0, 1]], with: .none)
            }
        }
        #expect(text(result).contains("attempt to delete and reload the same index path (<NSIndexPath: 0x"))
    }

    @Test("TA-81: a table stops where a row is reloaded and moved")
    func reloadedAndMoved() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            stop([3], becoming: [3]) { table in
                table.reloadRows(at: [[0, 1]], with: .none)
                table.moveRow(at: [0, 1], to: [0, 2])
            }
        }
        let text = text(result)
        #expect(text.contains("attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x"))
        #expect(text.contains("{length = 2, path = 0 - 1})"))
    }
}

/// Has a table that knows of some rows make changes although its data source now has other numbers of rows.
@MainActor
private func stop(_ before: [Int], becoming after: [Int], _ changes: (UITableView) -> Void) {
    let source = ModelSource(ListModel(counts: before))
    let table = UITableView.showing(source, size: CGSize(width: 320, height: 440))
    table.layoutIfNeeded()
    table.performBatchUpdates {
        source.model = ListModel(counts: after)
        changes(table)
    }
}
