import ObjCRuntime
import Testing

@Suite struct UndoMisuseTests {
    @Test func endingAGroupThatWasNotBegunIsFatal() async {
        await #expect(processExitsWith: .failure) { await UndoManager().endUndoGrouping() }
    }

    @Test func undoInsideAGroupIsFatal() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let manager = UndoManager()
            manager.beginUndoGrouping()
            manager.undo()
        }
    }

    @Test func enablingTooOftenIsFatal() async {
        await #expect(processExitsWith: .failure) { await UndoManager().enableUndoRegistration() }
    }
}
