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
}
