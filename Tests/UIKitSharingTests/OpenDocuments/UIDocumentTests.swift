import TestFiles
import Testing
import UIKitTesting

@testable import UIKitSharing

@MainActor
struct UIDocumentTests {
    private let folder: TemporaryFolder
    private let screen = TestScreen(size: CGSize(width: 100, height: 100))

    final class Text: UIDocument {
        var text = ""
        var loads: [String] = []
        var fails = false
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            // Stops the process elsewhere than on the main actor.
            MainActor.preconditionIsolated()
            loads.append(typeName ?? "nil")
            text = (contents as? Data).flatMap { String(data: $0, encoding: .utf8) } ?? ""
        }
        override func contents(forType typeName: String) throws -> Any {
            if fails { throw CocoaError(.fileWriteUnknown) }
            return Data(text.utf8)
        }
    }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("hello", to: "a.txt")
    }

    private func document(_ name: String = "a.txt") -> Text { Text(fileURL: URL(fileURLWithPath: folder.path(name))) }
    private func written(_ name: String = "a.txt") throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }

    @Test("SV-77, SV-78: a document is closed until it is opened; loading is on the main thread")
    func opening() async {
        let document = document()
        #expect(document.documentState == .closed)
        #expect(document.localizedName == "a")
        #expect(document.fileType == "public.plain-text")
        #expect(await document.open())
        #expect(document.documentState == .normal)
        #expect(document.text == "hello")
        #expect(document.loads == ["public.plain-text"])
        #expect(document.fileModificationDate != nil)
        #expect(!document.hasUnsavedChanges)
    }

    @Test("A file that is not there cannot be opened: the document stays closed")
    func missing() async {
        let document = document("missing.txt")
        #expect(await !document.open())
        #expect(document.documentState == .closed)
    }

    @Test("SV-79: what is saved is as it was when saving began")
    func saving() async throws {
        let document = document()
        _ = await document.open()
        document.text = "one"
        document.updateChangeCount(.done)
        async let isSaved = document.save(to: document.fileURL, for: .forOverwriting)
        #expect(await isSaved)
        #expect(try written() == "one" && !document.hasUnsavedChanges)
    }

    @Test("A new document is created by saving it, and is open then")
    func creating() async throws {
        let document = document("new.txt")
        document.text = "new"
        #expect(await document.save(to: document.fileURL, for: .forCreating))
        #expect(try written("new.txt") == "new" && document.documentState == .normal)
    }

    @Test("SV-80: a change is saved some time afterwards, and when the document is closed")
    func autosaving() async throws {
        let document = document()
        _ = await document.open()
        document.text = "changed"
        // Another test may have had the screen meanwhile, and timers go by the clock of the screen.
        screen.settle()
        document.updateChangeCount(.done)
        #expect(document.hasUnsavedChanges)
        screen.wait(UIDocument.autosaveDelay + 0.1)
        #expect(await screen.serve(until: { !document.hasUnsavedChanges }))
        #expect(try written() == "changed")
        document.text = "last"
        document.updateChangeCount(.done)
        #expect(await document.close())
        #expect(try written() == "last" && document.documentState == .closed)
    }

    @Test("SV-80: the undo manager's changes count, and undoing them takes them back")
    func undo() async throws {
        let document = document()
        _ = await document.open()
        let manager = try #require(document.undoManager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: document) { $0.text = "hello" }
        manager.endUndoGrouping()
        #expect(document.hasUnsavedChanges)
        manager.undo()
        #expect(!document.hasUnsavedChanges)
        _ = await document.close()
    }

    @Test("SV-78: what cannot be saved is said in the state, whose changes are posted")
    func failing() async {
        let document = document()
        _ = await document.open()
        final class Count: NSObject {
            var posts = 0
            @objc func count() { posts += 1 }
        }
        let count = Count()
        NotificationCenter.default.addObserver(
            count, selector: #selector(Count.count), name: UIDocument.stateChangedNotification, object: document)
        document.fails = true
        document.updateChangeCount(.done)
        #expect(await !document.save(to: document.fileURL, for: .forOverwriting))
        #expect(document.documentState == .savingError)
        #expect(document.hasUnsavedChanges)
        #expect(count.posts == 1)
        document.fails = false
        #expect(await document.save(to: document.fileURL, for: .forOverwriting))
        #expect(document.documentState == .normal)
        _ = await document.close()
    }

    @Test("A folder is loaded and saved as a file wrapper")
    func folders() async throws {
        final class Bundle: UIDocument {
            var wrapper = FileWrapper(directoryWithFileWrappers: [:])
            override func load(fromContents contents: Any, ofType typeName: String?) throws {
                wrapper = contents as? FileWrapper ?? wrapper
            }
            override func contents(forType typeName: String) throws -> Any { wrapper }
        }
        try folder.write("x", to: "b.pack/x.txt")
        let bundle = Bundle(fileURL: URL(fileURLWithPath: folder.path("b.pack")))
        _ = await bundle.open()
        #expect(bundle.wrapper.fileWrappers?["x.txt"]?.regularFileContents == Data("x".utf8))
        bundle.wrapper.addRegularFile(withContents: Data("y".utf8), preferredFilename: "y.txt")
        bundle.updateChangeCount(.done)
        _ = await bundle.close()
        #expect(try written("b.pack/y.txt") == "y" && written("b.pack/x.txt") == "x")
    }

    @Test("A document of an address of the web, and one that gives nothing to save, stop the process")
    func misuse() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIDocument(fileURL: URL(string: "https://example.org")!) }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = try? UIDocument(fileURL: URL(fileURLWithPath: "/x")).contents(forType: "") }
        }
    }
}
