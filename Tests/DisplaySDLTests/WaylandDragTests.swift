import Display
import XCTest

@testable import DisplaySDL

/// What is dragged between a window and one of another program, by the mouse of a real Wayland compositor.
///
/// The other program is one of GTK. The compositor is a window of the X server of the tests, and so the mouse is that of the X server.
final class WaylandDragTests: XCTestCase {
    private struct Place {
        let desktop: Desktop
        let compositor: Compositor
        let screen: SDLScreen
        let observer: BeforeWaitingObserver
        /// The top left corner of the window.
        let origin = (x: 20, y: 20)
    }

    private static let ownColor: UInt = 0x12AB34
    private static let otherColor: UInt = 0xAB1234
    /// More than a pipe holds at once.
    private let picture = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) })
    @MainActor private var drags: [DragEvent] = []
    @MainActor private var dropped: [String: Data] = [:]
    @MainActor private var pointers: [PointerEvent] = []
    @MainActor private var outgoing: (any OutgoingDrag)?
    @MainActor private var wasTaken: Bool?
    /// True if the drag has been over one who would take it.
    @MainActor private var wasAccepted = false

    /// Looks now and then, while the run loop goes on, until something has happened; gives up after as many looks as nobody needs.
    @MainActor
    private func wait(for name: String, _ isDone: () throws -> Bool) async throws {
        for _ in 0..<2000 {
            if try isDone() { return }
            await withCheckedContinuation { next in _ = MediaClock.shared.addTimer(after: 0.01) { next.resume() } }
        }
        XCTFail("\(name): it does not happen")
        throw CancellationError()
    }

    @MainActor
    private func open() async throws -> Place {
        let desktop = try Desktop()
        let compositor = try Compositor(width: 640, height: 480)
        let screen = try compositor.asOnlyDisplayServer { try SDLScreen(title: "Test", size: CGSize(width: 200, height: 100)) }
        screen.eventHandler = { [unowned self] in receive($0) }
        let picture = try XCTUnwrap(FrameBuffer(size: screen.geometry.pixelSize))
        for y in 0..<picture.size.height { for x in 0..<picture.size.width { picture[x, y] = 0xFF00_0000 | UInt32(Self.ownColor) } }
        screen.present(picture, damage: [PixelRect(picture.size)])
        let place = Place(
            desktop: desktop, compositor: compositor, screen: screen, observer: BeforeWaitingObserver { screen.drainEvents() })
        do {
            try await moveWindow(of: Self.ownColor, to: place.origin, on: desktop)
        } catch {
            close(place)
            throw error
        }
        return place
    }

    @MainActor
    private func close(_ place: Place) {
        // The X server is that of all tests.
        try? place.desktop.setButton(1, isDown: false)
        outgoing?.end()
        place.observer.invalidate()
        place.screen.close()
        place.compositor.stop()
    }

    /// The compositor places windows as it likes, also over each other.
    @MainActor
    private func moveWindow(of color: UInt, to end: (x: Int, y: Int), on desktop: Desktop) async throws {
        var start = end
        try await wait(for: "window shown") {
            guard let place = try desktop.firstPlace(of: color) else { return false }
            start = place
            return true
        }
        let super_: UInt = 0xFFEB
        try desktop.moveMouse(toX: start.x + 20, y: start.y + 21)
        try desktop.moveMouse(toX: start.x + 20, y: start.y + 20)
        try desktop.focusWindowUnderMouse()
        try desktop.setKey(super_, isDown: true)
        try desktop.setButton(1, isDown: true)
        try desktop.moveMouse(toX: end.x + 20, y: end.y + 20)
        try desktop.setButton(1, isDown: false)
        try desktop.setKey(super_, isDown: false)
        try await wait(for: "window moved") { try desktop.firstPlace(of: color).map { $0 == end } ?? false }
    }

    /// Another program's window, and where it is.
    @MainActor
    private func openOther(_ place: Place, _ offers: String...) async throws -> (program: OtherProgram, origin: (x: Int, y: Int)) {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Programs/wayland_drag.py").path
        let program = try place.compositor.asOnlyDisplayServer {
            try OtherProgram("/usr/bin/python3", [script, String(Self.otherColor, radix: 16)] + offers)
        }
        program.keepLines()
        let origin = (x: 400, y: 300)
        do {
            try await moveWindow(of: Self.otherColor, to: origin, on: place.desktop)
        } catch {
            program.end()
            throw error
        }
        return (program, origin)
    }

    @MainActor
    private func receive(_ event: DisplayEvent) {
        switch event {
        case .drag(let drag):
            drags.append(drag)
            drag.offer.answer = drag.location.x > 50 ? .copy : .none
            if drag.phase == .dropped { dropped = drag.offer.types.reduce(into: [:]) { $0[$1] = drag.offer.data(ofType: $1) } }
        case .pointer(let pointer):
            pointers.append(pointer)
            if pointer.phase == .ended { outgoing?.drop { [unowned self] in wasTaken = $0 } } else { outgoing?.move(to: pointer.location) }
        default: break
        }
    }

    // MARK: In

    @MainActor
    func testADragIsSeenWhereItIsAndDropped() async throws {  // AX-76, AX-77
        let place = try await open()
        defer { close(place) }
        let (text, image) = (try file(Data("Grüße 漢".utf8)), try file(picture))
        defer { for url in [text, image] { try? FileManager.default.removeItem(at: url) } }
        let (other, origin) = try await openOther(place, "text/plain;charset=utf-8=\(text.path)", "image/png=\(image.path)")
        defer { other.end() }
        let (desktop, own) = (place.desktop, place.origin)

        try desktop.moveMouse(toX: origin.x + 50, y: origin.y + 50)
        try desktop.setButton(1, isDown: true)
        try await wait(for: "press in the other program") { other.lines.contains("pressed") }
        // GTK begins a drag where the mouse has gone some way.
        for step in 1...10 { try desktop.moveMouse(toX: origin.x + 50 - step * 4, y: origin.y + 50) }
        try await wait(for: "drag begun") { other.lines.contains("begun") }
        try desktop.moveMouse(toX: own.x + 10, y: own.y + 20)
        try await wait(for: "drag over the window") { drags.last?.location == CGPoint(x: 10, y: 20) }
        try desktop.moveMouse(toX: own.x + 60, y: own.y + 25)
        try await wait(for: "drag moved") { drags.last?.location == CGPoint(x: 60, y: 25) }
        try desktop.moveMouse(toX: 300, y: 300)
        try await wait(for: "drag gone") { drags.last?.phase == .left }
        try desktop.moveMouse(toX: own.x + 70, y: own.y + 30)
        try await wait(for: "drag back") { drags.last?.location == CGPoint(x: 70, y: 30) }
        try desktop.setButton(1, isDown: false)
        try await wait(for: "drop") { drags.last?.phase == .dropped }
        try await wait(for: "end of the drag") { other.lines.last == "ended" }

        XCTAssertFalse(other.lines.contains("failed"))
        XCTAssertEqual(drags.first?.offer.types, ["text/plain", "image/png"])
        XCTAssertEqual(drags.last?.location, CGPoint(x: 70, y: 30))
        XCTAssertEqual(dropped["text/plain"], Data("Grüße 漢".utf8))
        XCTAssertEqual(dropped["image/png"], picture)
    }

    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        return url
    }

    // MARK: Out

    @MainActor
    func testWhatIsDraggedIsTakenByAnotherProgram() async throws {  // AX-77
        let place = try await open()
        defer { close(place) }
        let (other, origin) = try await openOther(place)
        defer { other.end() }
        let desktop = place.desktop
        try await beginDrag(place)
        try desktop.moveMouse(toX: origin.x + 30, y: origin.y + 40)
        try await wait(for: "outside") { if case .screen = outgoing?.place { false } else { true } }
        // GTK hears of a drag when it moves within the window.
        var step = 0
        try await wait(for: "drag over the other program") {
            step = 1 - step
            try desktop.moveMouse(toX: origin.x + 30 + step, y: origin.y + 40)
            return other.lines.contains("over")
        }
        try await wait(for: "accepted") { if case .program(isAccepted: true) = outgoing?.place { true } else { false } }
        try desktop.setButton(1, isDown: false)
        try await wait(for: "taken") { wasTaken != nil && other.lines.last == "done" }

        XCTAssertEqual(wasTaken, true)
        XCTAssertEqual(pointers.last?.phase, .ended)
        XCTAssertTrue(other.lines.contains("got image/png 300000 \(checksum(picture))"), "\(other.lines)")
        XCTAssertTrue(other.lines.contains("got text/plain 5 \(checksum(Data("Hallo".utf8)))"), "\(other.lines)")

        // The window is as it was before: a click is one, also if both of its events come at once.
        pointers = []
        outgoing = nil
        try desktop.moveMouse(toX: place.origin.x + 40, y: place.origin.y + 40)
        try desktop.setButton(1, isDown: true)
        try desktop.setButton(1, isDown: false)
        try await wait(for: "next press") { pointers.last?.phase == .ended }
        XCTAssertEqual(pointers.first { $0.phase == .began }?.location, CGPoint(x: 40, y: 40))
    }

    @MainActor
    func testADragThatNobodyTakesEndsInVain() async throws {  // AX-77
        let place = try await open()
        defer { close(place) }
        try await beginDrag(place)
        try place.desktop.moveMouse(toX: 500, y: 400)
        // Weston's desktop beneath knows drags, and takes none.
        try await wait(for: "outside") { if case .screen = outgoing?.place { false } else { true } }
        try place.desktop.setButton(1, isDown: false)
        try await wait(for: "end") { pointers.last?.phase == .ended && wasTaken != nil }
        XCTAssertEqual(wasTaken, false)
        XCTAssertFalse(wasAccepted)
    }

    /// Presses in the window, and has the window's drag begin.
    @MainActor
    private func beginDrag(_ place: Place) async throws {
        let (x, y) = (place.origin.x + 30, place.origin.y + 30)
        try place.desktop.moveMouse(toX: x, y: y + 1)
        try place.desktop.moveMouse(toX: x, y: y)
        try place.desktop.setButton(1, isDown: true)
        try await wait(for: "press") { pointers.last?.phase == .began }
        outgoing = try XCTUnwrap(place.screen.beginDrag())
        outgoing?.placeObserver = { [unowned self] in if case .program(isAccepted: true) = outgoing?.place { wasAccepted = true } }
        let picture = picture
        outgoing?.representations = [
            ClipboardRepresentation(type: "image/png") { picture }, ClipboardRepresentation(type: "text/plain") { Data("Hallo".utf8) },
        ]
    }

    /// That of zlib.
    private func checksum(_ data: Data) -> UInt32 {
        ~data.reduce(~UInt32(0)) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 0 ? 0 : 0xEDB8_8320) }
        }
    }
}
