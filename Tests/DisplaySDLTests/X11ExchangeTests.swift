import Display
import XCTest

@testable import DisplaySDL

/// What a window hands to other programs of a real X server, and takes from them.
final class X11ExchangeTests: XCTestCase {
    @MainActor private var drags: [DragEvent] = []
    @MainActor private var dropped: [String: Data] = [:]
    /// More than a property holds at once, so that it goes in parts.
    private let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) })

    @MainActor
    private func openScreen() throws -> SDLScreen {
        let screen = try SDLScreen(title: "Test", size: CGSize(width: 200, height: 100), scale: 1)
        screen.eventHandler = { [unowned self] event in
            guard case .drag(let drag) = event else { return }
            drags.append(drag)
            drag.offer.answer = drag.location.x > 50 ? .copy : .none
            if drag.phase == .dropped { dropped = drag.offer.types.reduce(into: [:]) { $0[$1] = drag.offer.data(ofType: $1) } }
        }
        return screen
    }

    private func xclip(_ arguments: String...) throws -> OtherProgram {
        try OtherProgram("/usr/bin/xclip", ["-selection", "clipboard"] + arguments)
    }

    @MainActor
    func testWhatIsCopiedGoesOutInAllItsForms() async throws {  // AX-78
        let screen = try openScreen()
        defer { screen.close() }
        let picture = large
        screen.clipboard.offer([
            ClipboardRepresentation(type: "image/png") { picture }, ClipboardRepresentation(type: "text/plain") { Data("Grüße 漢".utf8) },
            ClipboardRepresentation(type: "text/html") { Data("<b>Grüße</b>".utf8) },
        ])
        let types = String(decoding: await (try xclip("-o", "-t", "TARGETS")).wholeOutput(), as: UTF8.self).split(separator: "\n")
        XCTAssertTrue(
            ["TARGETS", "image/png", "text/html", "UTF8_STRING", "text/plain;charset=utf-8"].allSatisfy { types.contains(Substring($0)) })
        let png = await (try xclip("-o", "-t", "image/png")).wholeOutput()
        XCTAssertEqual(png, picture)
        let html = await (try xclip("-o", "-t", "text/html")).wholeOutput()
        XCTAssertEqual(String(decoding: html, as: UTF8.self), "<b>Grüße</b>")
        let text = await (try xclip("-o")).wholeOutput()
        XCTAssertEqual(String(decoding: text, as: UTF8.self), "Grüße 漢")
        let none = await (try xclip("-o", "-t", "image/tiff")).wholeOutput()
        XCTAssertTrue(none.isEmpty)
        XCTAssertEqual(screen.clipboard.text, "Grüße 漢")
    }

    @MainActor
    func testWhatOthersCopyComesIn() async throws {  // AX-78
        let screen = try openScreen()
        defer { screen.close() }
        let before = screen.clipboard.changeCount
        let other = try xclip("-quiet", "-i", "-t", "image/png")
        defer { other.end() }
        other.give(large)
        var turns = 0
        while screen.clipboard.changeCount == before, turns < 1_000_000 {
            await Task.yield()
            turns += 1
        }
        XCTAssertEqual(screen.clipboard.types, ["image/png"])
        XCTAssertEqual(screen.clipboard.data(ofType: "image/png"), large)
        XCTAssertNil(screen.clipboard.text)
        XCTAssertFalse(screen.clipboard.isOwn)
        XCTAssertGreaterThan(screen.clipboard.changeCount, before)
        screen.clipboard.text = "own"
        XCTAssertTrue(screen.clipboard.isOwn)
        XCTAssertEqual(screen.clipboard.types, ["text/plain"])
        screen.clipboard.text = nil
        XCTAssertFalse(screen.clipboard.isOwn)
    }

    @MainActor
    func testADragIsSeenWhereItIs() async throws {  // AX-76
        let screen = try openScreen()
        defer { screen.close() }
        let list = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("file:///tmp/a%20b.txt\r\n".utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs/drag.py").path
        let window = try XCTUnwrap(screen.xWindow)
        let source = try OtherProgram(
            "/usr/bin/python3",
            [script, "\(window)", "text/uri-list=\(list.path)", "UTF8_STRING=\(list.path)", "a/b=/dev/null", "c/d=/dev/null"])
        defer { source.end() }

        let refused = await source.answer(to: "move 10 20")
        XCTAssertEqual(refused, "accepted 0 by True")
        let accepted = await source.answer(to: "move 60 25")
        XCTAssertEqual(accepted, "accepted 1 by True")
        let left = await source.answer(to: "leave")
        XCTAssertEqual(left, "left")
        _ = await source.answer(to: "move 70 30")
        let finished = await source.answer(to: "drop")
        XCTAssertEqual(finished, "finished 1")

        XCTAssertEqual(drags.map(\.phase), [.moved, .moved, .left, .moved, .dropped])
        XCTAssertEqual(drags.map(\.location.x), [10, 60, 60, 70, 70])
        XCTAssertEqual(drags.map(\.location.y), [20, 25, 25, 30, 30])
        XCTAssertEqual(drags.first?.offer.types, ["text/uri-list", "text/plain", "a/b", "c/d"])
        XCTAssertTrue(drags[0].offer == drags[2].offer && drags[0].offer != drags[3].offer)
        XCTAssertEqual(dropped["text/uri-list"], Data("file:///tmp/a%20b.txt\r\n".utf8))
    }
}
