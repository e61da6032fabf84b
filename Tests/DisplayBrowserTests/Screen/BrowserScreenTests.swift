import Display
import Testing

@testable import DisplayBrowser

/// Pages that come, go and say things; what they are sent goes nowhere.
@MainActor
@Suite struct BrowserScreenTests {
    private let screen: BrowserScreen
    private let log = Log()

    private final class Log {
        var events: [DisplayEvent] = []
    }

    init() throws {
        screen = try BrowserScreen(
            title: "Test", geometry: ScreenGeometry(size: CGSize(width: 390, height: 844), scale: 1),
            clock: MediaClock(.virtual(startingAt: 5)))
        screen.eventHandler = { [log] in log.events.append($0) }
    }

    private func say(_ text: String, from page: Int) { screen.handle(.received(page, text: text)) }

    private func point(_ phase: String, id: Int = 1, from page: Int) {
        say(
            #"{"type":"pointer","id":\#(id),"kind":"touch","phase":"\#(phase)","x":10,"y":20,"buttons":1,"modifiers":0,"pressure":1}"#,
            from: page)
    }

    private var phases: [PointerEvent.Phase] {
        log.events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
    }

    @Test("a pointer is down from its beginning to its end, whatever a page says")
    func pointers() {
        screen.handle(.opened(1))
        for phase in ["moved", "ended", "began", "began", "moved", "ended", "ended", "cancelled"] { point(phase, from: 1) }
        #expect(phases == [.began, .moved, .ended])
        #expect(log.events.first.map { if case .pointer(let event) = $0 { event.timestamp } else { 0 } } == 5)
        screen.close()
    }

    @Test("fingers beyond twenty are not heard of, until others are lifted")
    func manyPointers() {
        screen.handle(.opened(1))
        for id in 0..<1000 { point("began", id: id, from: 1) }
        #expect(phases.count == 20)
        point("moved", id: 999, from: 1)
        #expect(phases.count == 20)
        point("ended", id: 3, from: 1)
        point("began", id: 999, from: 1)
        #expect(phases.suffix(2) == [.ended, .began])
        screen.close()
    }

    @Test("one page holds the touch: the first, one that takes it, or the next when that is gone")
    func holder() {
        for page in 1...3 { screen.handle(.opened(page)) }
        #expect(screen.holder == 1)
        point("began", from: 2)
        #expect(phases.isEmpty)
        say(#"{"type":"takeOver"}"#, from: 2)
        #expect(screen.holder == 2)
        screen.handle(.closed(2))
        #expect(screen.holder == 1)
        screen.handle(.closed(1))
        screen.handle(.closed(3))
        #expect(screen.holder == nil)
        screen.close()
    }

    @Test("the touches of a page that is gone, or that has to let go, are cancelled")
    func letGo() {
        screen.handle(.opened(1))
        screen.handle(.opened(2))
        point("began", id: 1, from: 1)
        point("began", id: 2, from: 1)
        say(#"{"type":"takeOver"}"#, from: 2)
        #expect(phases == [.began, .began, .cancelled, .cancelled])
        point("began", id: 3, from: 2)
        screen.handle(.closed(2))
        #expect(phases.suffix(2) == [.began, .cancelled])
        screen.close()
    }

    @Test("a page may turn the screen, and leave the application")
    func device() {
        screen.handle(.opened(1))
        say(#"{"type":"resize","width":844,"height":390,"scale":1}"#, from: 1)
        let turned = ScreenGeometry(size: CGSize(width: 844, height: 390), scale: 1)
        #expect(screen.geometry == turned)
        for command in ["home", "home", "memoryWarning", "largerText"] { say(#"{"type":"device","command":"\#(command)"}"#, from: 1) }
        #expect(
            log.events == [
                .resized(turned), .visibilityChanged(false), .visibilityChanged(true), .memoryWarning, .textSizeChanged(by: 1),
            ])
        screen.close()
    }

    @Test("a message that makes no sense, or comes from nobody, changes nothing")
    func nonsense() {
        screen.handle(.opened(1))
        say("{", from: 1)
        point("began", from: 99)
        #expect(log.events.isEmpty)
        screen.close()
        screen.close()
        point("began", from: 1)
        #expect(log.events.isEmpty)
    }

    @Test("a port that is in use is said to be, with another one")
    func portInUse() throws {
        let port = try #require(screen.address.split(separator: ":").last.flatMap { Int($0.dropLast()) })
        let error = #expect(throws: DisplayError.self) {
            try BrowserScreen(title: "Second", geometry: screen.geometry, port: port)
        }
        #expect(error?.reason == "Port \(port) is in use")
        #expect(error?.remedy == "Use --port for another one, \(port + 1) for example")
        screen.close()
    }
}
