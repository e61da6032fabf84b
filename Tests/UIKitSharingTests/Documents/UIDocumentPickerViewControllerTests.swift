import TestFiles
import Testing
import UIKitTesting
import UniformTypeIdentifiers

@testable import UIKitSharing

@MainActor
struct UIDocumentPickerViewControllerTests {
    private let root = UIViewController()
    private let screen: TestScreen
    private let folder: TemporaryFolder
    private let delegate = Delegate()

    @MainActor
    class FormerDelegate: NSObject, UIDocumentPickerDelegate {
        var calls: [String] = []
        var urls: [URL] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
            calls.append("one")
            urls = [url]
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { calls.append("cancelled") }
    }
    final class Delegate: FormerDelegate {
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            calls.append("several")
            self.urls = urls
        }
    }

    init() throws {
        screen = TestScreen(showing: root)
        folder = try TemporaryFolder()
        for name in ["a.txt", "b.txt", "c.png", "inner/d.txt"] { try folder.write(name, to: name) }
    }

    private var url: URL { URL(fileURLWithPath: folder.path) }

    private func present(_ picker: UIDocumentPickerViewController, _ delegate: any UIDocumentPickerDelegate) {
        picker.directoryURL = url
        picker.shouldShowFileExtensions = true
        picker.delegate = delegate
        root.present(picker, animated: false)
        screen.wait(1)
    }

    @Test("SV-72, SV-73, SV-74, SV-75: a file of a type that is wanted is opened itself, may be accessed, and the picker goes")
    func open() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]), delegate)
        try screen.tap("c.png")
        screen.wait(1)
        #expect(delegate.calls.isEmpty)
        #expect(root.presentedViewController != nil)
        try screen.tap("a.txt")
        screen.wait(1)
        #expect(delegate.calls == ["several"])
        #expect(root.presentedViewController == nil)
        #expect(delegate.urls.map { $0.resolvingSymlinksInPath() } == [url.appendingPathComponent("a.txt").resolvingSymlinksInPath()])
        #expect(delegate.urls.first?.startAccessingSecurityScopedResource() == true)
    }

    @Test("SV-72: a copy is handed over for an import; the older method is called where the newer one is missing")
    func copies() throws {
        let former = FormerDelegate()
        present(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import), former)
        try screen.tap("inner")
        screen.wait(1)
        try screen.tap("d.txt")
        screen.wait(1)
        #expect(former.calls == ["one"])
        let copy = try #require(former.urls.first)
        #expect(copy.lastPathComponent == "d.txt")
        #expect(!copy.path.hasPrefix(url.path))
        #expect(try String(contentsOf: copy, encoding: .utf8) == "inner/d.txt")
    }

    @Test("Several files are chosen by their rows, and opened by the button")
    func several() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
        picker.allowsMultipleSelection = true
        present(picker, delegate)
        for name in ["c.png", "b.txt", "a.txt", "b.txt"] {
            try screen.tap(name)
            screen.wait(0.5)
        }
        try screen.tap("Open")
        screen.wait(1)
        #expect(delegate.urls.map(\.lastPathComponent) == ["a.txt", "c.png"])
    }

    @Test("SV-73: a picker that is cancelled or goes by other means tells so once")
    func cancelling() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), delegate)
        try screen.tap("Cancel")
        screen.wait(1)
        #expect(delegate.calls == ["cancelled"])
        #expect(root.presentedViewController == nil)
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]), delegate)
        root.dismiss(animated: false)
        screen.wait(1)
        #expect(delegate.calls == ["cancelled", "cancelled"])
    }

    @Test("Files go out into the folder that is shown; one of the same name is not replaced")
    func exporting() throws {
        let file = url.appendingPathComponent("a.txt")
        present(UIDocumentPickerViewController(forExporting: [file], asCopy: true), delegate)
        try screen.tap("inner")
        screen.wait(1)
        try screen.tap("Save")
        screen.wait(1)
        #expect(FileManager.default.fileExists(atPath: folder.path("inner/a.txt")))
        present(UIDocumentPickerViewController(forExporting: [file]), delegate)
        try screen.tap("inner")
        screen.wait(1)
        try screen.tap("Save")
        screen.wait(1)
        #expect(delegate.urls.map(\.lastPathComponent) == ["a 2.txt"])
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A file that has vanished meanwhile is reported, and the picker stays")
    func vanished() throws {
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true), delegate)
        try folder.remove("a.txt")
        try screen.tap("a.txt")
        screen.wait(1)
        #expect(screen.shows("The file cannot be used"))
        #expect(delegate.calls.isEmpty)
    }

    @Test("A picker for nothing stops the process")
    func nothing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = UIDocumentPickerViewController(forOpeningContentTypes: []) }
        }
    }
}
