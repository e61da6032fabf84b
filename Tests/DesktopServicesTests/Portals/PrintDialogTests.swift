import Foundation
import XCTest

@testable import DesktopServices

/// What the portal is asked when something is printed, and what becomes of its answers.
final class PrintDialogTests: XCTestCase {
    @MainActor
    private func ask(_ mode: String, _ words: [String] = [], _ dialog: PrintDialog = PrintDialog(title: "Job")) async throws -> (
        choice: PrintDialog.Choice?, asked: String
    ) {
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, mode, words)
        var choice: PrintDialog.Choice?
        let answered = expectation(description: "answer")
        _ = dialog.show(on: try daemon.connect()) {
            choice = $0
            answered.fulfill()
        }
        await fulfillment(of: [answered], timeout: 20)
        return (choice, mode == "none" ? "" : portal.readLine())
    }

    @MainActor
    func testTheSheetIsWhatTheUserChose() async throws {  // AX-74
        var dialog = PrintDialog(title: "Report")
        (dialog.isLandscape, dialog.isGray, dialog.otherSide) = (true, true, .turnsAtLongEdge)
        let sheet = "{'Width': <148.0>, 'Height': <210.0>, 'MarginTop': <5.0>, 'MarginLeft': <6.0>, 'Orientation': <'reverse-landscape'>}"
        let (choice, asked) = try await ask("paper", [sheet], dialog)
        var expected = PrintSheet(width: 148, height: 210)
        (expected.margins.top, expected.margins.left, expected.isLandscape) = (5, 6, true)
        XCTAssertEqual(choice, .chosen(PrintSetup(sheet: expected, token: 7)))
        XCTAssertEqual(
            asked,
            "PreparePrint - Report [('duplex', 'horizontal'), ('orientation', 'landscape'), ('use-color', 'false')] "
                + "[('Orientation', 'landscape')] [('modal', True)]")
    }

    func testPagesAreRanges() {
        func pages(_ text: String, _ which: String = "ranges") -> [ClosedRange<Int>]? {
            PrintSetup(["settings": .dictionary(["print-pages": .text(which), "page-ranges": .text(text)])]).pages
        }
        XCTAssertEqual(pages("0-2,5"), [0...2, 5...5])
        XCTAssertEqual(pages("2-1,-3,x,1-2-3,,7"), [7...7])
        XCTAssertNil(pages("0-2", "all"))
    }

    @MainActor
    func testASheetThatMakesNoSenseIsA4() async throws {
        for sheet in [
            "{'Width': <-1.0>, 'Height': <nan>}", "{'Width': <'wide'>}", "{'Width': <1e300>, 'Height': <1.0>, 'MarginTop': <200.0>}",
        ] {
            let answer = try await ask("paper", [sheet])
            XCTAssertEqual(answer.choice, .chosen(PrintSetup(sheet: .a4, token: 7)), sheet)
        }
        // Without any answer's parts at all.
        let empty = try await ask("done")
        XCTAssertEqual(empty.choice, .chosen(PrintSetup(sheet: .a4, token: 0)))
    }

    @MainActor
    func testAPortalThatRefusesLeavesOrIsNotThereIsFoundOut() async throws {
        for mode in ["leave", "none"] {
            guard case .unavailable = try await ask(mode).choice else { return XCTFail(mode) }
        }
        let cancelled = try await ask("cancel")
        XCTAssertEqual(cancelled.choice, .cancelled)
        let daemon = try TestBus()
        let bus = try daemon.connect()
        XCTAssertFalse(PrintDialog.isAvailable(on: bus))
        let portal = try FakePortal(on: daemon, "done", [])
        XCTAssertTrue(PrintDialog.isAvailable(on: bus))
        withExtendedLifetime(portal) {}
    }

    @MainActor
    func testAQuestionThatIsTakenBackIsClosedAndEndsOnce() async throws {
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, "silent", [])
        var choices: [PrintDialog.Choice] = []
        let answered = expectation(description: "answer")
        let takeBack = PrintDialog(title: "Job").show(on: try daemon.connect()) {
            choices.append($0)
            answered.fulfill()
        }
        XCTAssertTrue(portal.readLine().hasPrefix("PreparePrint"))
        takeBack()
        takeBack()
        await fulfillment(of: [answered], timeout: 20)
        XCTAssertEqual(choices, [.cancelled])
        XCTAssertEqual(portal.readLine(), "closed")
    }

    @MainActor
    func testThePagesGoByDescriptor() async throws {  // AX-74
        let daemon = try TestBus()
        let portal = try FakePortal(on: daemon, "done", [])
        let bus = try daemon.connect()
        let answered = expectation(description: "answer")
        PrintDialog.send(Data("%PDF".utf8), title: "Report", token: 7, on: bus) {
            XCTAssertNil($0)
            answered.fulfill()
        }
        await fulfillment(of: [answered], timeout: 20)
        XCTAssertEqual(portal.readLine(), "Print - Report %PDF [('modal', True), ('token', 7)]")
    }

    @MainActor
    func testPagesThatNobodyTakesAreTold() async throws {
        for mode in ["cancel", "leave", "none"] {
            let daemon = try TestBus()
            let portal = try FakePortal(on: daemon, mode, [])
            let answered = expectation(description: "answer")
            PrintDialog.send(Data("%PDF".utf8), title: "Report", token: 7, on: try daemon.connect()) {
                XCTAssertNotNil($0, mode)
                answered.fulfill()
            }
            await fulfillment(of: [answered], timeout: 20)
            withExtendedLifetime(portal) {}
        }
    }
}
