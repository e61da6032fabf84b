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
}
