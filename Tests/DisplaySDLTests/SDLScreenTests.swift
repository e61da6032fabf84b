import Display
import XCTest

@testable import DisplaySDL

/// A real window on a real X server.
final class SDLScreenTests: XCTestCase {
    @MainActor private var events: [DisplayEvent] = []
    @MainActor private var awaited: (isWanted: (DisplayEvent) -> Bool, expectation: XCTestExpectation)?

    /// Reads what the connection does not announce any more, as an application does.
    @MainActor private var observer: BeforeWaitingObserver? {
        didSet { oldValue?.invalidate() }
    }

    @MainActor
    private func openScreen() async throws -> SDLScreen {
        let screen = try SDLScreen(title: "Test", size: CGSize(width: 200, height: 100), scale: 1)
        screen.eventHandler = { [unowned self] event in
            events.append(event)
            if let awaited, awaited.isWanted(event) {
                awaited.expectation.fulfill()
                self.awaited = nil
            }
        }
        observer = BeforeWaitingObserver { screen.drainEvents() }
        try await event("window shown") { $0 == .visibilityChanged(true) }
        return screen
    }

    /// Lets the run loop turn until an event has come: it is the loop that reads the connection.
    @MainActor
    private func event(_ name: String, where isWanted: @escaping (DisplayEvent) -> Bool) async throws {
        if events.contains(where: isWanted) { return }
        let arrived = expectation(description: name)
        awaited = (isWanted, arrived)
        await fulfillment(of: [arrived], timeout: 10)
    }

    @MainActor
    private func pointerEvents(_ phase: PointerEvent.Phase) -> [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0, event.phase == phase { event } else { nil } }
    }

    @MainActor
    func testSizeLimitsMakeTheWindowFit() async throws {
        let screen = try await openScreen()
        defer { screen.close() }
        screen.setSizeLimits(SizeLimits(minimum: CGSize(width: 300, height: 250), maximum: CGSize(width: CGFloat.infinity, height: 400)))
        try await event("resized") { if case .resized = $0 { true } else { false } }
        XCTAssertEqual(screen.geometry.size, CGSize(width: 300, height: 250))
    }

    @MainActor
    func testClickArrivesWithPlaceAndButtons() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        let origin = screen.placeOnDesktop

        try desktop.moveMouse(toX: origin.x + 50, y: origin.y + 40)
        try await event("mouse moved") {
            if case .pointer(let event) = $0 { event.phase == .hovered && event.location == CGPoint(x: 50, y: 40) } else { false }
        }
        try desktop.setButton(1, isDown: true)
        try desktop.moveMouse(toX: origin.x + 60, y: origin.y + 45)
        try desktop.setButton(1, isDown: false)
        try await event("button up") { if case .pointer(let event) = $0 { event.phase == .ended } else { false } }

        XCTAssertEqual(pointerEvents(.began).map(\.location), [CGPoint(x: 50, y: 40)])
        XCTAssertEqual(pointerEvents(.began).map(\.buttons), [.primary])
        XCTAssertEqual(pointerEvents(.moved).last?.location, CGPoint(x: 60, y: 45))
        XCTAssertEqual(pointerEvents(.ended).map(\.buttons), [[]])
        XCTAssertTrue(pointerEvents(.began).allSatisfy { $0.kind == .mouse })
    }

    @MainActor
    func testWheelTurnedDownShowsWhatLiesBelow() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 20, y: screen.placeOnDesktop.y + 30)
        let downwards = 5
        try desktop.setButton(downwards, isDown: true)
        try desktop.setButton(downwards, isDown: false)
        try await event("wheel") { if case .scroll = $0 { true } else { false } }
        let scrolls = events.compactMap { if case .scroll(let event) = $0 { event } else { nil } }
        XCTAssertEqual(scrolls.map(\.delta), [CGSize(width: 0, height: -1)])
        XCTAssertEqual(scrolls.map(\.location), [CGPoint(x: 20, y: 30)])
        XCTAssertEqual(scrolls.map(\.source), [.wheel])
    }

    @MainActor
    func testKeysAndText() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 50, y: screen.placeOnDesktop.y + 40)
        try desktop.focusWindowUnderMouse()
        try await event("focus") { $0 == .focusChanged(true) }
        screen.textInput.begin(caret: CGRect(x: 10, y: 10, width: 1, height: 20))
        let letterQ: UInt = 0x71
        let leftShift: UInt = 0xFFE1
        try desktop.setKey(leftShift, isDown: true)
        try desktop.setKey(letterQ, isDown: true)
        try desktop.setKey(letterQ, isDown: false)
        try desktop.setKey(leftShift, isDown: false)
        try await event("shift up") { if case .key(let event) = $0 { event.phase == .up && event.usage == 225 } else { false } }

        XCTAssertTrue(events.contains(.text(.committed("Q"))))
        let q = events.compactMap { if case .key(let event) = $0, event.usage == 20 { event } else { nil } }
        XCTAssertEqual(q.map(\.phase), [.down, .up])
        XCTAssertEqual(q.map(\.charactersIgnoringModifiers), ["q", "q"])
        XCTAssertEqual(q.map(\.modifiers), [.shift, .shift])
        screen.textInput.end()
    }

    @MainActor
    func testKeyThatIsHeldRepeats() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 50, y: screen.placeOnDesktop.y + 40)
        try desktop.focusWindowUnderMouse()
        try await event("focus") { $0 == .focusChanged(true) }
        let letterW: UInt = 0x77
        try desktop.setKey(letterW, isDown: true)
        defer { try? desktop.setKey(letterW, isDown: false) }
        try await event("repeat") { if case .key(let event) = $0 { event.isRepeat } else { false } }
        let presses = events.compactMap { if case .key(let event) = $0, event.usage == 26 { event } else { nil } }
        XCTAssertEqual(presses.first.map { [$0.phase == .down, $0.isRepeat] }, [true, false])
        XCTAssertTrue(presses.allSatisfy { $0.phase == .down }, "a repeating key is not released in between")
    }

    @MainActor
    func testKeyIsKnownByItsPlaceAndByWhatTheLayoutWrites() async throws {
        let desktop = try Desktop()
        let (letterQ, adiaeresis): (UInt, UInt) = (0x71, 0xE4)
        try desktop.changeKey(letterQ, to: adiaeresis)
        defer { try? desktop.changeKey(adiaeresis, to: letterQ) }
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 50, y: screen.placeOnDesktop.y + 40)
        try desktop.focusWindowUnderMouse()
        try await event("focus") { $0 == .focusChanged(true) }
        screen.textInput.begin(caret: CGRect(x: 10, y: 10, width: 1, height: 20))
        try desktop.setKey(adiaeresis, isDown: true)
        try desktop.setKey(adiaeresis, isDown: false)
        try await event("key up") { if case .key(let event) = $0 { event.phase == .up } else { false } }
        let pressed = events.compactMap { if case .key(let event) = $0, event.phase == .down { event } else { nil } }
        XCTAssertEqual(pressed.map(\.usage), [20], "the place of Q")
        XCTAssertEqual(pressed.map(\.charactersIgnoringModifiers), ["ä"])
        XCTAssertTrue(events.contains(.text(.committed("ä"))))
        screen.textInput.end()
    }

    @MainActor
    func testFocusGoesElsewhereWithWhatIsHeldCancelled() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 50, y: screen.placeOnDesktop.y + 40)
        try desktop.focusWindowUnderMouse()
        try await event("focus") { $0 == .focusChanged(true) }
        try desktop.setButton(1, isDown: true)
        defer { try? desktop.setButton(1, isDown: false) }
        try await event("button down") { if case .pointer(let event) = $0 { event.phase == .began } else { false } }
        let letterW: UInt = 0x77
        try desktop.setKey(letterW, isDown: true)
        defer { try? desktop.setKey(letterW, isDown: false) }
        try await event("key down") { if case .key = $0 { true } else { false } }
        try desktop.focusNothing()
        try await event("focus lost") { $0 == .focusChanged(false) }
        XCTAssertEqual(pointerEvents(.cancelled).count, 1)
        let isRelease: (DisplayEvent) -> Bool = { if case .key(let event) = $0 { event.phase == .up } else { false } }
        XCTAssertFalse(events.prefix { $0 != .focusChanged(false) }.contains(where: isRelease), "the key was not released here")
    }

    @MainActor
    func testResizedWindowHasAnotherGeometryBeforeItIsTold() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 50, y: screen.placeOnDesktop.y + 40)
        try desktop.resizeWindowUnderMouse(width: 320, height: 240)
        let expected = ScreenGeometry(size: CGSize(width: 320, height: 240), scale: 1)
        try await event("resized") { $0 == .resized(expected) }
        XCTAssertEqual(screen.geometry, expected)
        let picture = try XCTUnwrap(FrameBuffer(size: expected.pixelSize))
        for y in 0..<240 { for x in 0..<320 { picture[x, y] = 0xFF33_6699 } }
        screen.present(picture, damage: [PixelRect(picture.size)])
        XCTAssertEqual(try desktop.pixel(x: screen.placeOnDesktop.x + 310, y: screen.placeOnDesktop.y + 230), 0x336699)
    }

    @MainActor
    func testClosingIsAskedForAndNotDone() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        try desktop.moveMouse(toX: screen.placeOnDesktop.x + 50, y: screen.placeOnDesktop.y + 40)
        try desktop.askWindowUnderMouseToClose()
        try await event("close") { $0 == .closeRequested }
        XCTAssertEqual(screen.geometry.size, CGSize(width: 200, height: 100))
    }

    @MainActor
    func testOnlyDamagedPixelsAreShown() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        let picture = try XCTUnwrap(FrameBuffer(size: screen.geometry.pixelSize))
        func fill(_ color: UInt32) {
            for y in 0..<picture.size.height { for x in 0..<picture.size.width { picture[x, y] = color } }
        }
        let origin = screen.placeOnDesktop
        fill(0xFF11_2233)
        screen.present(picture, damage: [PixelRect(picture.size)])
        XCTAssertEqual(try desktop.pixel(x: origin.x + 5, y: origin.y + 5), 0x112233)
        fill(0xFF44_5566)
        screen.present(picture, damage: [PixelRect(x: 100, y: 0, width: 100, height: 100)])
        XCTAssertEqual(try desktop.pixel(x: origin.x + 5, y: origin.y + 5), 0x112233)
        XCTAssertEqual(try desktop.pixel(x: origin.x + 150, y: origin.y + 5), 0x445566)
    }

    @MainActor
    func testClipboardKeepsText() async throws {
        _ = try Desktop()
        let screen = try await openScreen()
        defer { screen.close() }
        screen.clipboard.text = "Žluťoučký kůň"
        XCTAssertEqual(screen.clipboard.text, "Žluťoučký kůň")
        screen.clipboard.text = nil
        XCTAssertNil(screen.clipboard.text)
    }

    @MainActor
    func testNothingHappensAfterClosing() async throws {
        let desktop = try Desktop()
        let screen = try await openScreen()
        screen.close()
        screen.close()
        let count = events.count
        try desktop.setButton(1, isDown: true)
        try desktop.setButton(1, isDown: false)
        screen.drainEvents()
        screen.setTitle("gone")
        XCTAssertEqual(events.count, count)
        XCTAssertNil(screen.clipboard.text)
    }

    @MainActor
    func testMissingServerIsNamedWithTheOtherModes() async throws {
        let display = ProcessInfo.processInfo.environment["DISPLAY"]
        let wayland = ProcessInfo.processInfo.environment["WAYLAND_DISPLAY"]
        defer {
            if let display { setenv("DISPLAY", display, 1) }
            if let wayland { setenv("WAYLAND_DISPLAY", wayland, 1) }
        }
        unsetenv("WAYLAND_DISPLAY")
        unsetenv("DISPLAY")
        XCTAssertThrowsError(try SDLScreen(title: "", size: CGSize(width: 10, height: 10))) { error in
            XCTAssertTrue("\(error)".contains("--display headless"), "\(error)")
            XCTAssertTrue("\(error)".contains("DISPLAY"), "\(error)")
        }
        setenv("DISPLAY", ":987", 1)
        XCTAssertThrowsError(try SDLScreen(title: "", size: CGSize(width: 10, height: 10))) { error in
            XCTAssertTrue("\(error)".contains("--display headless"), "\(error)")
            XCTAssertFalse("\(error)".contains("browser"), "a display that does not exist is no remedy: \(error)")
        }
    }
}
