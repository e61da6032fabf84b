import Display
import Testing

@testable import DisplaySDL

@Suite("The order of notices")
struct NoticeOrderTests {
    private let press = WindowNotice.button(.down, number: 1, x: 1, y: 2)
    private let release = WindowNotice.button(.up, number: 1, x: 1, y: 2)
    private let keyRelease = WindowNotice.key(.up, usage: 4, characters: "a", isRepeat: false, modifiers: [])
    private let loss = WindowNotice.focus(false, modifiers: [])

    @Test("The focus is lost before what is held is let go")
    func lossFirst() {
        #expect(NoticeOrder.corrected([press, keyRelease, release, loss]) == [press, loss, keyRelease, release])
        #expect(NoticeOrder.corrected([release, loss]) == [loss, release])
    }

    @Test("A release that something else separates from the loss stays where it is")
    func separated() {
        let moved = WindowNotice.pointerMoved(x: 1, y: 2)
        #expect(NoticeOrder.corrected([release, moved, loss]) == [release, moved, loss])
        let gain = WindowNotice.focus(true, modifiers: [])
        #expect(NoticeOrder.corrected([release, gain]) == [release, gain])
    }

    @Test("A button that SDL releases with the focus ends as cancelled, and once")
    func cancelled() {
        var translator = NoticeTranslator()
        let now = NoticeTranslator.Circumstances(time: 0, pointsPerUnit: 1, screenSize: CGSize(width: 10, height: 10))
        let events = NoticeOrder.corrected([press, release, loss]).flatMap { translator.translate($0, now) }
        let phases = events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
        let expected: [PointerEvent.Phase] = [.began, .cancelled]
        #expect(phases == expected)
    }
}
