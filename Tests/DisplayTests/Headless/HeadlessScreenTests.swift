import Display
import Testing

@Suite("A headless screen")
@MainActor
struct HeadlessScreenTests {
    private let screen = HeadlessScreen(
        geometry: ScreenGeometry(size: CGSize(width: 10, height: 5), scale: 2), clock: MediaClock(.virtual(startingAt: 0)))

    private func picture(_ color: UInt32, width: Int = 20, height: Int = 10) throws -> FrameBuffer {
        let picture = try #require(FrameBuffer(size: PixelSize(width: width, height: height)))
        for y in 0..<height { for x in 0..<width { picture[x, y] = color } }
        return picture
    }

    @Test("has as many pixels as its points need")
    func size() {
        #expect(screen.frameBuffer.size == PixelSize(width: 20, height: 10))
    }

    @Test("shows only what is said to be damaged")
    func damage() throws {
        screen.present(try picture(0xFFFF_FFFF), damage: [PixelRect(x: 2, y: 3, width: 4, height: 5)])
        #expect(screen.frameBuffer[2, 3] == 0xFFFF_FFFF)
        #expect(screen.frameBuffer[5, 7] == 0xFFFF_FFFF)
        #expect(screen.frameBuffer[1, 3] == 0)
        #expect(screen.frameBuffer[6, 7] == 0)
        #expect(screen.presentCount == 1)
    }

    @Test("shows the given picture itself, and keeps none, where it has no picture of its own")
    func sharedPicture() throws {
        let screen = HeadlessScreen(
            geometry: ScreenGeometry(size: CGSize(width: 10, height: 5), scale: 2), clock: MediaClock(.virtual(startingAt: 0)),
            hasOwnPicture: false)
        let picture = try picture(0xFFFF_FFFF)
        screen.present(picture, damage: [PixelRect(x: 0, y: 0, width: 20, height: 10)])
        #expect(screen.frameBuffer === picture)
        #expect(screen.presentCount == 1)
        #expect(screen.latestDamage == [PixelRect(x: 0, y: 0, width: 20, height: 10)])
        screen.present(try self.picture(0xFF00_0000, width: 4, height: 4), damage: [PixelRect(x: 0, y: 0, width: 4, height: 4)])
        #expect(screen.frameBuffer === picture, "A picture of another size is not shown.")
    }

    @Test("cuts damage off at its edges")
    func outside() throws {
        let rects = [PixelRect(x: -5, y: -5, width: 7, height: 7), PixelRect(x: 30, y: 0, width: 4, height: 4)]
        screen.present(try picture(0xFFFF_FFFF), damage: rects)
        #expect(screen.latestDamage == [PixelRect(x: 0, y: 0, width: 2, height: 2)])
        #expect(screen.frameBuffer[1, 1] == 0xFFFF_FFFF)
        #expect(screen.frameBuffer[2, 2] == 0)
    }

    @Test("does not show a picture of another size")
    func wrongSize() throws {
        screen.present(try picture(0xFFFF_FFFF, width: 10, height: 5), damage: [PixelRect(x: 0, y: 0, width: 10, height: 5)])
        #expect(screen.presentCount == 0)
    }

    @Test("reports what is injected, in order, when it is drained, also what an event brings about")
    func events() {
        var events: [DisplayEvent] = []
        screen.eventHandler = { [screen] event in
            events.append(event)
            if event == .focusChanged(true) { screen.inject(.closeRequested) }
        }
        screen.inject(.focusChanged(true))
        screen.inject(.visibilityChanged(false))
        #expect(events.isEmpty)
        screen.drainEvents()
        #expect(events == [.focusChanged(true), .visibilityChanged(false), .closeRequested])
    }

    @Test("has its new size before the application is notified of it")
    func resize() {
        var sizes: [PixelSize] = []
        screen.eventHandler = { [screen] _ in sizes.append(screen.frameBuffer.size) }
        screen.inject(.resized(ScreenGeometry(size: CGSize(width: 7, height: 8), scale: 3)))
        screen.drainEvents()
        #expect(sizes == [PixelSize(width: 21, height: 24)])
    }

    @Test("is silent once it is closed")
    func closed() throws {
        var count = 0
        screen.eventHandler = { _ in count += 1 }
        screen.inject(.closeRequested)
        screen.close()
        screen.drainEvents()
        screen.inject(.closeRequested)
        screen.drainEvents()
        screen.present(try picture(1), damage: [PixelRect(x: 0, y: 0, width: 1, height: 1)])
        #expect(count == 0)
        #expect(screen.presentCount == 0)
    }

    @Test("gives pictures that later frames do not change")
    func snapshot() throws {
        let before = screen.snapshot()
        screen.present(try picture(0xFFFF_FFFF), damage: [PixelRect(screen.frameBuffer.size)])
        #expect(before[0, 0] == 0)
        #expect(screen.snapshot()[0, 0] == 0xFFFF_FFFF)
    }

    @Test("keeps text that was copied, and counts changes")
    func clipboard() {
        screen.clipboard.text = "a"
        screen.clipboard.text = nil
        #expect(screen.clipboard.text == nil)
        #expect(screen.clipboard.changeCount == 2)
    }

    @Test("remembers where text is typed while it is")
    func textInput() {
        let caret = CGRect(x: 1, y: 2, width: 3, height: 4)
        screen.textInput.move(caret: caret)
        #expect(!screen.textInput.isActive)
        screen.textInput.begin(caret: .zero)
        screen.textInput.move(caret: caret)
        #expect(screen.recordedTextInput.caret == caret)
        screen.textInput.end()
        #expect(screen.recordedTextInput.caret.isNull)
    }
}
