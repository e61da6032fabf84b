import TestFiles
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitSharing

/// Apps take pickers away in whatever callback they get: nothing else goes with them, and nothing is told twice.
@MainActor
struct PickersDismissedInCallbacksTests {
    /// How an app takes a picker away.
    enum Way: CaseIterable, Sendable {
        case itself, itselfAnimated, presenter, presenterAnimated
    }

    private let root = UIViewController()
    private let page = UIViewController()
    private let screen: TestScreen
    private let folder: TemporaryFolder
    private let log = Log()

    /// Takes pickers away, and counts the callbacks.
    @MainActor
    final class Log: NSObject, UIDocumentPickerDelegate, UIImagePickerControllerDelegate, UINavigationControllerDelegate,
        UIColorPickerViewControllerDelegate
    {
        var calls: [String] = []
        var callsThatClose: Set<String> = []
        var way = Way.itself

        func close(_ call: String, _ picker: UIViewController?) {
            calls.append(call)
            guard callsThatClose.contains(call) else { return }
            switch way {
            case .itself: picker?.dismiss(animated: false)
            case .itselfAnimated: picker?.dismiss(animated: true)
            case .presenter: picker?.presentingViewController?.dismiss(animated: false)
            case .presenterAnimated: picker?.presentingViewController?.dismiss(animated: true)
            }
        }

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) { close("picked", controller) }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { close("cancelled", controller) }
        func imagePickerController(
            _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) { close("picked", picker) }
        func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { close("cancelled", picker) }
        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) { close("selected", viewController) }
        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { close("finished", viewController) }
    }

    /// An activity that takes the sheet away in one of its calls.
    private final class ClosingActivity: UIActivity {
        private let log: Log
        weak var sheet: UIViewController?

        init(_ log: Log) { self.log = log }

        override var activityTitle: String? { "Own" }
        override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
            log.close("can", sheet)
            return true
        }
        override func prepare(withActivityItems activityItems: [Any]) { log.close("prepare", sheet) }
        override func perform() {
            log.close("perform", sheet)
            activityDidFinish(true)
        }
    }

    /// An item that takes the sheet away when it is asked what stands for it.
    private final class ClosingSource: NSObject, UIActivityItemSource {
        private let log: Log
        init(_ log: Log) { self.log = log }

        func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
            log.close("placeholder", activityViewController)
            return "text"
        }
        func activityViewController(
            _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
        ) -> Any? {
            log.close("item", activityViewController)
            return "text"
        }
    }

    init() throws {
        screen = TestScreen(showing: root)
        folder = try TemporaryFolder()
        try folder.write("text", to: "a.txt")
        page.modalPresentationStyle = .fullScreen
        root.present(page, animated: false)
        screen.settle()
    }

    private func present(_ picker: UIViewController, _ way: Way, closingIn calls: Set<String>) {
        log.way = way
        log.callsThatClose = calls
        page.present(picker, animated: false)
        screen.wait(1)
    }

    private func expectOnlyThePickerWent(_ calls: [String], place: SourceLocation = #_sourceLocation) {
        screen.wait(1.5)
        #expect(log.calls == calls, sourceLocation: place)
        #expect(page.presentedViewController == nil, sourceLocation: place)
        #expect(root.presentedViewController === page, sourceLocation: place)
        log.calls = []
    }

    @Test("SV-73: a document picker that its delegate takes away goes once, with nothing else", arguments: Way.allCases)
    func documents(way: Way) throws {
        for (button, call) in [("a.txt", "picked"), ("Cancel", "cancelled")] {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item])
            picker.directoryURL = URL(fileURLWithPath: folder.path)
            picker.shouldShowFileExtensions = true
            picker.delegate = log
            present(picker, way, closingIn: [call])
            try screen.tap(button)
            expectOnlyThePickerWent([call])
        }
    }

    @Test("SV-67 SV-68: so does an image picker", arguments: Way.allCases)
    func pictures(way: Way) throws {
        let pictures = try Pictures()
        for (button, call) in [("red.png", "picked"), ("Cancel", "cancelled")] {
            let picker = UIImagePickerController()
            picker.folder = PictureFolder(url: pictures.url)
            picker.delegate = log
            present(picker, way, closingIn: [call])
            try screen.tap(button)
            expectOnlyThePickerWent([call])
        }
    }

    @Test("SV-112: so does a colour picker, while a finger is on it and at its end", arguments: Way.allCases)
    func colors(way: Way) throws {
        let picker = UIColorPickerViewController()
        picker.delegate = log
        present(picker, way, closingIn: ["selected", "finished"])
        let grid = try #require(picker.view.subviews.lazy.compactMap { $0 as? ColorGridView }.first)
        let start = grid.convert(CGPoint(x: 5, y: 5), to: nil)
        try screen.drag(from: start, to: CGPoint(x: start.x + 40, y: start.y + 40))
        screen.wait(1.5)
        #expect(log.calls.first == "selected")
        #expect(page.presentedViewController == nil)
        #expect(root.presentedViewController === page)
        log.calls = []
        let other = UIColorPickerViewController()
        other.delegate = log
        present(other, way, closingIn: ["finished"])
        (other.view as? ColorPickerView)?.header.closeButton.sendActions(for: .touchUpInside)
        expectOnlyThePickerWent(["finished"])
    }

    @Test("SV-58: so does a share sheet, in each call of an activity and in its handler, which is called once", arguments: Way.allCases)
    func sharing(way: Way) throws {
        for call in ["prepare", "perform", "ended"] {
            let activity = ClosingActivity(log)
            let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: [activity])
            activity.sheet = sheet
            sheet.completionWithItemsHandler = { [log, weak sheet] _, _, _, _ in log.close("ended", sheet) }
            present(sheet, way, closingIn: [call])
            try screen.tap("Own")
            screen.wait(1.5)
            #expect(log.calls.filter { $0 == "ended" }.count == 1, "\(call)")
            #expect(page.presentedViewController == nil, "\(call)")
            #expect(root.presentedViewController === page, "\(call)")
            log.calls = []
        }
    }

    @Test(
        "SV-55 SV-58: questions that come before a share sheet is up may take it away: nothing else goes, and its handler is called once",
        arguments: Way.allCases, ["can", "placeholder"])
    func sharingWhileItComes(way: Way, call: String) throws {
        let activity = ClosingActivity(log)
        let sheet = UIActivityViewController(activityItems: [ClosingSource(log)], applicationActivities: [activity])
        activity.sheet = sheet
        sheet.completionWithItemsHandler = { [log] _, _, _, _ in log.calls.append("ended") }
        present(sheet, way, closingIn: [call])
        screen.wait(1.5)
        #expect(log.calls.contains(call))
        #expect(root.presentedViewController === page)
        // Whoever takes a sheet away before it is up may find nothing to take away: then it can be closed afterwards.
        log.callsThatClose = []
        page.presentedViewController?.dismiss(animated: true)
        screen.wait(1.5)
        #expect(page.presentedViewController == nil)
        #expect(root.presentedViewController === page)
        #expect(log.calls.filter { $0 == "ended" }.count == 1)
    }

    @Test("SV-56 SV-58: a share sheet that goes while an item is fetched goes once, with nothing else", arguments: Way.allCases)
    func sharingWhileItemsCome(way: Way) throws {
        let activity = ClosingActivity(log)
        let sheet = UIActivityViewController(activityItems: [ClosingSource(log)], applicationActivities: [activity])
        sheet.completionWithItemsHandler = { [log] _, _, _, _ in log.calls.append("ended") }
        present(sheet, way, closingIn: ["item"])
        try screen.tap("Own")
        screen.wait(1.5)
        #expect(log.calls.filter { $0 == "ended" }.count == 1)
        #expect(page.presentedViewController == nil)
        #expect(root.presentedViewController === page)
    }
}
