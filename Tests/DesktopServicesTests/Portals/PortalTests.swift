import Foundation
import XCTest

@testable import DesktopServices

/// What the portal is asked, and what becomes of its answers, with portals that behave well and badly.
final class PortalTests: XCTestCase {
    private let file = "file:///tmp/a%20b.txt"

    @MainActor
    private func choose(_ mode: String, _ uris: [String], _ chooser: FileChooser = FileChooser(title: "Open")) async throws -> (
        choices: [FileChooser.Choice], asked: String
    ) {
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, mode, uris)
        var choices: [FileChooser.Choice] = []
        let answered = expectation(description: "answer")
        chooser.open(on: try daemon.connect()) {
            choices.append($0)
            answered.fulfill()
        }
        await fulfillment(of: [answered], timeout: 20)
        return (choices, mode == "none" ? "" : portal.readLine())
    }

    @MainActor
    func testTheAnswerIsHeardBeforeAndAfterTheReply() async throws {  // AX-70
        for mode in ["done", "early", "old"] {
            let (choices, _) = try await choose(mode, [file])
            XCTAssertEqual(choices, [.chosen([URL(string: file)!])], mode)
        }
    }

    @MainActor
    func testAnAnswerCountsOnce() async throws {  // AX-70
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, "twice", [file])
        let bus = try daemon.connect()
        var choices: [FileChooser.Choice] = []
        // The second answer to the first request comes before the answer to the second one.
        for _ in 0..<2 {
            let answered = expectation(description: "answer")
            FileChooser(title: "Open").open(on: bus) {
                choices.append($0)
                answered.fulfill()
            }
            await fulfillment(of: [answered], timeout: 20)
        }
        XCTAssertEqual(choices, [.chosen([URL(string: file)!]), .chosen([URL(string: file)!])])
        withExtendedLifetime(portal) {}
    }

    @MainActor
    func testThatNobodyAnswersIsFoundOut() async throws {  // AX-70
        for mode in ["leave", "none"] {
            guard case .unavailable = try await choose(mode, []).choices.first else { return XCTFail(mode) }
        }
        let daemon = try TestBus()
        let answered = expectation(description: "answer")
        FileChooser(title: "Open").open(on: try daemon.connect()) {
            if case .unavailable = $0 { answered.fulfill() }
        }
        await fulfillment(of: [answered], timeout: 20)
    }

    @MainActor
    func testWhatIsAskedAndWhatCountsAsAFile() async throws {  // AX-72
        var chooser = FileChooser(title: "Pictures")
        chooser.allowsMultiple = true
        chooser.media = ["image/png", "text/*"]
        let (choices, asked) = try await choose("done", [file, "http://example.org/x", "no address", "file:///b"], chooser)
        XCTAssertEqual(choices, [.chosen([URL(string: file)!, URL(string: "file:///b")!])])
        XCTAssertEqual(
            asked,
            "OpenFile - Pictures [('directory', False), ('filters', [('Pictures', [(1, 'image/png'), (1, 'text/*')])]), ('modal', True), "
                + "('multiple', True)]")
        let cancelled = try await choose("cancel", [])
        XCTAssertEqual(cancelled.choices, [.cancelled])
        let odd = try await choose("odd", [])
        XCTAssertEqual(odd.choices, [.cancelled])
    }

    @MainActor
    func testAddressesGoByNameAndFilesByTheirContents() async throws {  // AX-73
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, "done", [])
        let bus = try daemon.connect()
        let path = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("content".utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        var failures: [String?] = []
        for url in [URL(string: "https://example.org/a")!, path, URL(fileURLWithPath: "/nonexistent")] {
            let answered = expectation(description: "answer")
            AddressOpener.open(url, on: bus) {
                failures.append($0)
                answered.fulfill()
            }
            await fulfillment(of: [answered], timeout: 20)
        }
        XCTAssertEqual(portal.readLine(), "OpenURI - https://example.org/a []")
        XCTAssertEqual(portal.readLine(), "OpenFile - content []")
        XCTAssertEqual(failures, [nil, nil, "No such file or directory"])
    }

    @MainActor
    func testNotificationsAreShownAndChosen() async throws {  // AX-74
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, "done", [])
        let bus = try daemon.connect()
        XCTAssertTrue(NotificationDesk.isAvailable(on: bus))
        let chosen = expectation(description: "chosen")
        let desk = NotificationDesk(bus: bus) { notice, action in
            XCTAssertEqual("\(notice) \(action)", "tea default")
            chosen.fulfill()
        }
        var notice = NotificationDesk.Notice(identifier: "tea", title: "Tea", body: "ready")
        notice.buttons = [NotificationDesk.Notice.Button(identifier: "later", title: "Later")]
        desk.show(notice) { XCTAssertNil($0) }
        await fulfillment(of: [chosen], timeout: 20)
        XCTAssertEqual(
            portal.readLine(),
            "AddNotification tea [('body', 'ready'), ('buttons', [{'action': 'later', 'label': 'Later'}]), ('default-action', 'default'), "
                + "('priority', 'normal'), ('title', 'Tea')]")
        desk.remove("tea")
        XCTAssertEqual(portal.readLine(), "RemoveNotification tea")
        let other = try TestBus()
        XCTAssertFalse(NotificationDesk.isAvailable(on: try other.connect()))
    }

    @MainActor
    private func print(_ mode: String, _ document: Data = Data("%PDF-1.5 nothing".utf8)) async throws -> (
        choices: [PrintDialogue.Choice], failures: [String?], asked: [String]
    ) {
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, mode, [])
        let bus = try daemon.connect()
        var dialogue = PrintDialogue(title: "Letter")
        (dialogue.isLandscape, dialogue.isGray, dialogue.sides) = (true, true, .longEdge)
        var (choices, failures, asked): ([PrintDialogue.Choice], [String?], [String]) = ([], [], [])
        let chosen = expectation(description: "choice")
        dialogue.open(on: bus) {
            choices.append($0)
            chosen.fulfill()
        }
        await fulfillment(of: [chosen], timeout: 20)
        if mode != "none" { asked.append(portal.readLine()) }
        guard case .chosen(let job)? = choices.first else { return (choices, [], asked) }
        let printed = expectation(description: "print")
        job.print(document, on: bus) {
            failures.append($0)
            printed.fulfill()
        }
        await fulfillment(of: [printed], timeout: 20)
        asked.append(portal.readLine())
        return (choices, failures, asked)
    }

    @MainActor
    func testTheUserIsAskedAboutPaperAndThenTheDocumentIsPrinted() async throws {  // AX-74
        for mode in ["done", "early", "old"] {
            let (choices, failures, asked) = try await print(mode)
            guard case .chosen(let job)? = choices.first else { return XCTFail(mode) }
            XCTAssertEqual(job.paper.width, 595.3, accuracy: 0.1)
            XCTAssertEqual(job.paper.height, 419.5, accuracy: 0.1)
            XCTAssertEqual(job.paper.margins.left, 19.84, accuracy: 0.01)
            XCTAssertEqual(job.pages, [0...0, 2...9])
            XCTAssertEqual(failures, [nil])
            XCTAssertEqual(
                asked,
                [
                    "PreparePrint - Letter [('duplex', 'horizontal'), ('orientation', 'landscape'), ('use-color', 'false')] "
                        + "[('Orientation', 'landscape')] [('modal', True)]", "Print - Letter %PDF- 0 16 [('token', 7)]",
                ])
        }
    }

    @MainActor
    func testThereMayBeNoPrintingAndNobodyWhoWantsIt() async throws {  // AX-74
        guard case .cancelled? = try await print("cancel").choices.first else { return XCTFail("cancel") }
        for mode in ["leave", "none"] {
            guard case .unavailable? = try await print(mode).choices.first else { return XCTFail(mode) }
        }
        // What says nothing of the paper prints on A4.
        guard case .chosen(let job)? = try await print("odd").choices.first else { return XCTFail("odd") }
        XCTAssertEqual(job.paper, .a4)
        XCTAssertNil(job.pages)
        let daemon = try TestBus()
        XCTAssertFalse(PrintDialogue.isAvailable(on: try daemon.connect()))
        let portal = try FakePortal(on: daemon, "done", [])
        XCTAssertTrue(PrintDialogue.isAvailable(on: try daemon.connect()))
        withExtendedLifetime(portal) {}
    }

    func testASheetIsWhatThePortalSaysWhereThatMakesSense() {
        func paper(_ values: [String: Double]) -> PrintPaper { PrintPaper(pageSetup: values.mapValues { .real($0) }) }
        XCTAssertEqual(paper(["Width": 254, "Height": 127]), PrintPaper(width: 720, height: 360, margins: (0, 0, 0, 0)))
        for wrong in [-5, 0, .nan, .infinity, 1e9] { XCTAssertEqual(paper(["Width": wrong, "Height": 127]), .a4) }
        XCTAssertEqual(paper(["Width": 254, "Height": 127, "MarginTop": 100, "MarginLeft": -3, "MarginRight": .nan]).margins.top, 0)
        for (text, pages) in [("0-2,5", [0...2, 5...5]), ("x,3-1,-4,1-2-3,7", [7...7]), ("", [])] as [(String, [ClosedRange<Int>])] {
            let settings: [String: BusValue] = ["print-pages": .text("ranges"), "page-ranges": .text(text)]
            XCTAssertEqual(PrintJob(title: "", answer: ["settings": .dictionary(settings)]).pages, pages, text)
        }
    }
}
