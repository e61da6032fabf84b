import Display
import XCTest

@testable import DisplaySDL

/// What a window hands to other programs of a real Wayland compositor, and takes from them.
final class WaylandExchangeTests: XCTestCase {
    private struct Place {
        let compositor: Compositor
        let screen: SDLScreen
        let observer: BeforeWaitingObserver
    }

    @MainActor private var changes = 0
    @MainActor private var hasKeyboard = false
    /// More than a pipe holds at once.
    private let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) })

    /// A window that has the keyboard of the compositor.
    @MainActor
    private func open() throws -> Place {
        let compositor = try Compositor(width: 640, height: 480)
        let screen = try compositor.asOnlyDisplayServer { try SDLScreen(title: "Test", size: CGSize(width: 200, height: 100)) }
        screen.eventHandler = { [unowned self] in
            if $0 == .clipboardChanged { changes += 1 }
            if $0 == .focusChanged(true) { hasKeyboard = true }
        }
        let picture = try XCTUnwrap(FrameBuffer(size: screen.geometry.pixelSize))
        screen.present(picture, damage: [PixelRect(picture.size)])
        return Place(compositor: compositor, screen: screen, observer: BeforeWaitingObserver { screen.drainEvents() })
    }

    @MainActor
    private func close(_ place: Place) {
        place.observer.invalidate()
        place.screen.close()
        place.compositor.stop()
    }

    /// Another program that copies something.
    @MainActor
    private func copy(_ data: Data, _ type: String, _ place: Place) async throws -> OtherProgram {
        let before = place.screen.clipboard.changeCount
        let program = try place.compositor.asOnlyDisplayServer { try OtherProgram("/usr/bin/wl-copy", ["-f", "-t", type]) }
        program.give(data)
        var turns = 0
        // Weston's own keeper of the clipboard has read the first type by then, and wl-copy's window has gone again.
        while place.screen.clipboard.changeCount == before || !place.screen.clipboard.types.contains(type), turns < 1_000_000 {
            await Task.yield()
            turns += 1
        }
        XCTAssertTrue(place.screen.clipboard.types.contains(type))
        return program
    }

    @MainActor
    private func fetch(_ place: Place, _ types: String...) async {
        await withCheckedContinuation { done in place.screen.clipboard.fetch(types) { done.resume() } }
    }

    @MainActor
    func testTextsOfOthersComeIn() async throws {  // AX-78
        let place = try open()
        defer { close(place) }
        let other = try await copy(Data("Grüße 漢".utf8), "text/plain", place)
        defer { other.end() }
        XCTAssertFalse(place.screen.clipboard.isOwn)
        XCTAssertGreaterThan(changes, 0)
        await fetch(place, "text/plain")
        XCTAssertEqual(place.screen.clipboard.text, "Grüße 漢")
        XCTAssertNil(place.screen.clipboard.data(ofType: "image/gif"))
    }

    @MainActor
    func testPicturesOfOthersComeIn() async throws {  // AX-78
        let place = try open()
        defer { close(place) }
        try XCTSkipIf(place.compositor.isWeston, "Weston offers what was copied to SDL, and to nobody beside it")
        let other = try await copy(large, "image/png", place)
        defer { other.end() }
        await fetch(place, "image/png")
        XCTAssertEqual(place.screen.clipboard.data(ofType: "image/png"), large)
        let count = place.screen.clipboard.changeCount
        XCTAssertEqual(place.screen.clipboard.changeCount, count)
    }

    @MainActor
    func testWhatIsCopiedGoesOutInAllItsForms() async throws {  // AX-78
        let place = try open()
        defer { close(place) }
        let (clipboard, large) = (place.screen.clipboard, large)
        // A compositor may let those copy only with whom somebody has to do.
        var turns = 0
        while !hasKeyboard, turns < 1_000_000 {
            await Task.yield()
            turns += 1
        }
        clipboard.offer([
            ClipboardRepresentation(type: "image/png") { large }, ClipboardRepresentation(type: "text/plain") { Data("Grüße 漢".utf8) },
            ClipboardRepresentation(type: "text/html") { Data("<b>Grüße</b>".utf8) },
        ])
        XCTAssertTrue(clipboard.isOwn)
        XCTAssertEqual(clipboard.types, ["image/png", "text/plain", "text/html"])
        XCTAssertEqual(clipboard.text, "Grüße 漢")
        func paste(_ arguments: String...) throws -> OtherProgram {
            try place.compositor.asOnlyDisplayServer { try OtherProgram("/usr/bin/wl-paste", arguments) }
        }
        let types = String(decoding: await (try paste("-l")).wholeOutput(), as: UTF8.self).split(separator: "\n")
        XCTAssertTrue(["image/png", "text/html", "UTF8_STRING", "text/plain;charset=utf-8"].allSatisfy { types.contains(Substring($0)) })
        let png = await (try paste("-n", "-t", "image/png")).wholeOutput()
        XCTAssertEqual(png, large)
        let html = await (try paste("-n", "-t", "text/html")).wholeOutput()
        XCTAssertEqual(String(decoding: html, as: UTF8.self), "<b>Grüße</b>")
        let text = await (try paste("-n")).wholeOutput()
        XCTAssertEqual(String(decoding: text, as: UTF8.self), "Grüße 漢")

        let other = try await copy(Data("a".utf8), "a/b", place)
        defer { other.end() }
        XCTAssertFalse(clipboard.isOwn)
        clipboard.text = "own"
        XCTAssertTrue(clipboard.isOwn)
        XCTAssertEqual(clipboard.types, ["text/plain"])
        clipboard.text = nil
        XCTAssertFalse(clipboard.isOwn)
        XCTAssertNil(clipboard.text)
    }
}
