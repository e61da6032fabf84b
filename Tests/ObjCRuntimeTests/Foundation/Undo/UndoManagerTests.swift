import ObjCRuntime
import XCTest

/// A text that can take back its changes.
private final class Note: UIObject {
    let undo = UndoManager()
    private(set) var text = ""

    @MainActor func set(_ new: String) {
        let old = text
        undo.registerUndo(withTarget: self) { $0.set(old) }
        text = new
    }

    static func entries() -> [_ObjCEntry] { [_objcM1("set:", "set(_:)", { (o: Note, a0) in o.set(a0) })] }
}

@MainActor private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001)) }

/// The manager closes its groups when the main run loop turns, so these tests run on the main thread.
final class UndoManagerTests: XCTestCase {
    private static let tables: Void = _objcRegister { $0.run { $0.add(Note.self, Note.entries) } }
    override func setUp() { Self.tables }

    func testChangesOfOneTurnAreUndoneTogether() async {
        await MainActor.run {
            let note = Note()
            note.set("a")
            note.set("b")
            turn()
            note.set("c")
            note.undo.undo()
            XCTAssertEqual(note.text, "b")
            note.undo.undo()
            XCTAssertEqual(note.text, "")
            XCTAssertFalse(note.undo.canUndo)
            note.undo.redo()
            XCTAssertEqual(note.text, "b")
            note.undo.redo()
            XCTAssertEqual(note.text, "c")
            note.undo.undo()
            XCTAssertEqual(note.text, "b")
        }
    }

    func testANewChangeForgetsTheRedo() async {
        await MainActor.run {
            let note = Note()
            note.set("a")
            note.undo.undo()
            XCTAssert(note.undo.canRedo)
            note.set("b")
            XCTAssertFalse(note.undo.canRedo)
        }
    }

    func testExplicitGroupsAndNames() async {
        await MainActor.run {
            let note = Note()
            note.undo.groupsByEvent = false
            for text in ["a", "b"] {
                note.undo.beginUndoGrouping()
                note.set(text)
                note.undo.setActionName("Set \(text)")
                note.undo.endUndoGrouping()
            }
            XCTAssertEqual(note.undo.undoMenuItemTitle, "Undo Set b")
            note.undo.undo()
            XCTAssertEqual([note.undo.undoActionName, note.undo.redoActionName, note.text], ["Set a", "Set b", "a"])
        }
    }

    func testLevelsAreLimited() async {
        await MainActor.run {
            let note = Note()
            note.undo.levelsOfUndo = 2
            for text in ["a", "b", "c"] {
                note.set(text)
                turn()
            }
            note.undo.undo()
            note.undo.undo()
            note.undo.undo()
            XCTAssertEqual(note.text, "a")
        }
    }

    func testDisabledRegistrationAndDeadTargets() async {
        await MainActor.run {
            let note = Note()
            note.undo.disableUndoRegistration()
            note.set("a")
            note.undo.enableUndoRegistration()
            XCTAssertFalse(note.undo.canUndo)
            let manager = UndoManager()
            manager.registerUndo(withTarget: Note()) { _ in XCTFail("the target is dead") }
            manager.undo()
        }
    }

    func testMessagesAndRemoval() async {
        await MainActor.run {
            let note = Note(), manager = UndoManager()
            manager.registerUndo(withTarget: note, selector: "set:", object: "old")
            manager.undo()
            XCTAssertEqual(note.text, "old")
            manager.registerUndo(withTarget: note, selector: "set:", object: "older")
            manager.removeAllActions(withTarget: note)
            XCTAssertFalse(manager.canUndo)
        }
    }

    func testNotifications() async {
        await MainActor.run {
            let note = Note()
            nonisolated(unsafe) var names: [String] = []
            let token = NotificationCenter.default.addObserver(forName: nil, object: note.undo, queue: nil) { notification in
                let name = notification.name.rawValue.replacing("NSUndoManager", with: "").replacing("Notification", with: "")
                if name != "Checkpoint" { names.append(name) }
            }
            note.undo.registerUndo(withTarget: note) { _ in }
            note.undo.undo()
            XCTAssertEqual(
                names,
                [
                    "DidOpenUndoGroup", "WillCloseUndoGroup", "DidCloseUndoGroup", "WillUndoChange", "DidOpenUndoGroup",
                    "WillCloseUndoGroup", "DidCloseUndoGroup", "DidUndoChange",
                ])
            NotificationCenter.default.removeObserver(token)
        }
    }

    func testAskingForRedoIsACheckpoint() async {
        await MainActor.run {
            let manager = UndoManager()
            nonisolated(unsafe) var checkpoints = 0
            let token = NotificationCenter.default.addObserver(forName: .NSUndoManagerCheckpoint, object: manager, queue: nil) { _ in
                checkpoints += 1
            }
            XCTAssertFalse(manager.canRedo)
            XCTAssertEqual(checkpoints, 1)
            XCTAssertFalse(manager.canUndo)
            XCTAssertEqual(checkpoints, 1)
            NotificationCenter.default.removeObserver(token)
        }
    }
}
