import Display
import XCTest

@testable import DisplaySDL

/// A real window of a Wayland compositor, which itself is a window of the X server of the tests.
final class WaylandScreenTests: XCTestCase {
    @MainActor private var events: [DisplayEvent] = []
    @MainActor private var awaited: (isWanted: (DisplayEvent) -> Bool, expectation: XCTestExpectation)?

    @MainActor
    private func event(_ name: String, where isWanted: @escaping (DisplayEvent) -> Bool) async throws {
        if events.contains(where: isWanted) { return }
        let arrived = expectation(description: name)
        awaited = (isWanted, arrived)
        await fulfillment(of: [arrived], timeout: 20)
    }

    @MainActor
    private func receive(_ event: DisplayEvent) {
        events.append(event)
        guard let awaited, awaited.isWanted(event) else { return }
        awaited.expectation.fulfill()
        self.awaited = nil
    }

    @MainActor
    func testPicturesAreShownAndClicksArrive() async throws {
        let desktop = try Desktop()
        let compositor = try Compositor(width: 640, height: 480)
        defer { compositor.stop() }
        let screen = try compositor.asOnlyDisplayServer {
            try SDLScreen(title: "Test", size: CGSize(width: 200, height: 100))
        }
        defer { screen.close() }
        screen.eventHandler = { [unowned self] in receive($0) }
        let observer = BeforeWaitingObserver { screen.drainEvents() }
        defer { observer.invalidate() }
        try await event("window shown") { $0 == .visibilityChanged(true) }

        let picture = try XCTUnwrap(FrameBuffer(size: screen.geometry.pixelSize))
        for y in 0..<picture.size.height { for x in 0..<picture.size.width { picture[x, y] = 0xFF12_AB34 } }
        screen.present(picture, damage: [PixelRect(picture.size)])
        // The compositor fades windows in, and says to nobody when it is done.
        let origin = try await firstPlace(of: 0x12AB34, on: desktop)

        // A mouse that is there already does not move, and the compositor would not know where it is.
        try desktop.moveMouse(toX: origin.x + 80, y: origin.y + 50)
        try await event("mouse moved") { if case .pointer(let event) = $0 { event.phase == .hovered } else { false } }
        try desktop.moveMouse(toX: origin.x + 30, y: origin.y + 20)
        try desktop.setButton(1, isDown: true)
        try desktop.setButton(1, isDown: false)
        try await event("button up") { if case .pointer(let event) = $0 { event.phase == .ended } else { false } }
        let began = events.compactMap { if case .pointer(let event) = $0, event.phase == .began { event.location } else { nil } }
        XCTAssertEqual(began, [CGPoint(x: 30, y: 20)])
    }

    /// The top left pixel of a colour on the desktop, as soon as there is one.
    @MainActor
    private func firstPlace(of color: UInt, on desktop: Desktop) async throws -> (x: Int, y: Int) {
        for _ in 0..<100 {
            if let place = try desktop.firstPlace(of: color) { return place }
            let turn = expectation(description: "a turn of the run loop")
            MediaClock.shared.addTimer(after: 0.1) { turn.fulfill() }
            await fulfillment(of: [turn], timeout: 5)
        }
        return try XCTUnwrap(nil, "the compositor does not show the picture")
    }

    @MainActor
    func testCompositorWithoutInputDevicesIsNamed() async throws {
        let compositor = try Compositor(width: 100, height: 100, hasInput: false)
        defer { compositor.stop() }
        try compositor.asOnlyDisplayServer {
            XCTAssertThrowsError(try SDLScreen(title: "", size: CGSize(width: 10, height: 10))) { error in
                XCTAssertTrue("\(error)".contains("neither mouse nor keyboard"), "\(error)")
                XCTAssertTrue("\(error)".contains("--display headless"), "\(error)")
            }
        }
    }
}
