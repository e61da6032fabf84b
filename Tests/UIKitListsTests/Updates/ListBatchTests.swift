import Testing
@testable import UIKitLists

struct ListBatchTests {
    @Test("TA-73: edits of nested updates come out together, at the end of the outermost")
    func nesting() throws {
        var batch = ListBatch()
        batch.begin()
        batch.update.deleteRows(at: [[0, 0]])
        batch.begin()
        batch.update.insertRows(at: [[0, 1]])
        let inner = batch.end()
        #expect(inner == nil)
        #expect(batch.isOpen)
        let ended = batch.end()
        let update = try #require(ended)
        #expect(update.rows.deleted.map(\.position) == [ListPosition(section: 0, row: 0)])
        #expect(update.rows.inserted.map(\.position) == [ListPosition(section: 0, row: 1)])
        #expect(!batch.isOpen)
        #expect(batch.update.isEmpty)
    }

    @Test("TA-84: an update with nothing in it is one all the same")
    func empty() {
        var batch = ListBatch()
        batch.begin()
        let update = batch.end()
        #expect(update?.isEmpty == true)
    }

    @Test("an end without a beginning ends nothing")
    func unbalanced() {
        var batch = ListBatch()
        let early = batch.end()
        batch.begin()
        let late = batch.end()
        #expect(early == nil)
        #expect(late != nil)
    }
}
