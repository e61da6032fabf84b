import Display
import Testing

@testable import DisplaySDL

@Suite("Notices of the window system")
struct NoticeTranslatorTests {
    private var translator = NoticeTranslator()
    private let now = NoticeTranslator.Circumstances(time: 7, pointsPerUnit: 0.5, screenSize: CGSize(width: 100, height: 200))

    private func pointers(_ events: [DisplayEvent]) -> [PointerEvent] {
        events.compactMap { if case .pointer(let event) = $0 { event } else { nil } }
    }

    @Test("A mouse begins with its first button and ends with its last")
    mutating func buttons() {
        var all: [PointerEvent] = []
        for (direction, number) in [(WindowNotice.Direction.down, 1), (.down, 3), (.up, 1), (.up, 3)] {
            all += pointers(translator.translate(.button(direction, number: number, x: 20, y: 40), now))
        }
        let phases: [PointerEvent.Phase] = [.began, .moved, .moved, .ended]
        let buttons: [PointerEvent.Buttons] = [.primary, [.primary, .secondary], .secondary, []]
        #expect(all.map(\.phase) == phases)
        #expect(all.map(\.buttons) == buttons)
        #expect(all.allSatisfy { $0.location == CGPoint(x: 10, y: 20) && $0.timestamp == 7 })
    }

    @Test("A button that went down elsewhere does not end anything here")
    mutating func strayRelease() {
        #expect(translator.translate(.button(.up, number: 1, x: 0, y: 0), now).isEmpty)
    }

    @Test("A mouse without buttons hovers")
    mutating func hover() {
        #expect(pointers(translator.translate(.pointerMoved(x: 2, y: 4), now)).map(\.phase) == [.hovered])
        _ = translator.translate(.button(.down, number: 1, x: 2, y: 4), now)
        #expect(pointers(translator.translate(.pointerMoved(x: 4, y: 4), now)).map(\.phase) == [.moved])
    }

    @Test("Fingers get the lowest free identifier, and never the mouse's")
    mutating func fingers() {
        func down(_ name: Int) -> WindowNotice { .finger(.down, id: name, x: 0.5, y: 0.25, pressure: 2) }
        let first = pointers(translator.translate(down(901), now))
        let second = pointers(translator.translate(down(902), now))
        #expect(first[0].location == CGPoint(x: 50, y: 50))
        #expect(first[0].pressure == 1)
        #expect(first[0].id == 1)
        #expect(second[0].id == 2)
        let end = pointers(translator.translate(.finger(.up, id: 901, x: 0, y: 0, pressure: 0), now))
        #expect(end[0].id == 1)
        #expect(end[0].phase == .ended)
        #expect(end[0].buttons.isEmpty)
        #expect(pointers(translator.translate(down(903), now))[0].id == 1)
    }

    @Test("AX-77: a mouse that drags goes on though the compositor takes the focus away meanwhile")
    mutating func dragAway() {
        _ = translator.translate(.button(.down, number: 1, x: 2, y: 4), now)
        var away = now
        away.isDragAway = true
        #expect(translator.translate(.focus(false, modifiers: []), away) == [.focusChanged(false)])
        #expect(pointers(translator.translate(.button(.up, number: 1, x: 2, y: 4), now)).map(\.phase) == [.ended])
    }

    @Test("What is down when the focus is lost is cancelled, once")
    mutating func cancellation() {
        _ = translator.translate(.button(.down, number: 1, x: 0, y: 0), now)
        _ = translator.translate(.finger(.down, id: 5, x: 0, y: 0, pressure: 1), now)
        let events = translator.translate(.focus(false, modifiers: []), now)
        let cancelled: [PointerEvent.Phase] = [.cancelled, .cancelled]
        #expect(pointers(events).map(\.phase) == cancelled)
        #expect(events.last == .focusChanged(false))
        #expect(translator.translate(.button(.up, number: 1, x: 0, y: 0), now).isEmpty)
        #expect(translator.translate(.finger(.up, id: 5, x: 0, y: 0, pressure: 1), now).isEmpty)
    }

    @Test("Modifiers are those that were held at the time, not those held when the events are read")
    mutating func modifiers() {
        _ = translator.translate(.key(.down, usage: 225, characters: "", isRepeat: false, modifiers: .shift), now)
        let click = pointers(translator.translate(.button(.down, number: 1, x: 0, y: 0), now))
        _ = translator.translate(.key(.up, usage: 225, characters: "", isRepeat: false, modifiers: []), now)
        #expect(click[0].modifiers == .shift)
        #expect(pointers(translator.translate(.pointerMoved(x: 0, y: 0), now))[0].modifiers.isEmpty)
    }

    @Test("A wheel's axes point as a finger on the glass would move")
    mutating func wheel() {
        let events = translator.translate(.wheel(x: 1, y: -2, isPrecise: false), now)
        guard case .scroll(let scroll)? = events.first else { return #expect(Bool(false), "no scroll event") }
        #expect(scroll.delta == CGSize(width: -1, height: -2))
        #expect(scroll.source == .wheel)
    }

    @Test("The selection of a composition is counted in UTF-16 units and kept inside the text")
    func selection() {
        #expect(NoticeTranslator.utf16Range(of: "a😀b", start: 1, length: 1) == 1..<3)
        #expect(NoticeTranslator.utf16Range(of: "a😀b", start: 2, length: 9) == 3..<4)
        #expect(NoticeTranslator.utf16Range(of: "", start: -3, length: -1) == 0..<0)
    }
}
