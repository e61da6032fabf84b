import Display
import Testing

@testable import DisplaySDL

@Suite("The order of notices")
struct NoticeOrderTests {
    private let press = RoutedNotice(window: 1, notice: .button(.down, number: 1, x: 1, y: 2))
    private let release = RoutedNotice(window: 1, notice: .button(.up, number: 1, x: 1, y: 2))
    private let keyRelease = RoutedNotice(window: 1, notice: .key(.up, usage: 4, characters: "a", isRepeat: false, modifiers: []))
    private let loss = RoutedNotice(window: 1, notice: .focus(false, modifiers: []))

    @Test("The focus is lost before what is held is let go")
    func lossFirst() {
        #expect(NoticeOrder.corrected([press, keyRelease, release, loss]) == [press, loss, keyRelease, release])
        #expect(NoticeOrder.corrected([release, loss]) == [loss, release])
    }

    @Test("A release that something else separates from the loss stays where it is")
    func separated() {
        let moved = RoutedNotice(window: 1, notice: .pointerMoved(x: 1, y: 2))
        #expect(NoticeOrder.corrected([release, moved, loss]) == [release, moved, loss])
        let gain = RoutedNotice(window: 1, notice: .focus(true, modifiers: []))
        #expect(NoticeOrder.corrected([release, gain]) == [release, gain])
    }

    @Test("What is let go in another window stays before the loss")
    func otherWindow() {
        let other = RoutedNotice(window: 2, notice: release.notice)
        #expect(NoticeOrder.corrected([press, other, loss]) == [press, other, loss])
        #expect(NoticeOrder.corrected([other, release, loss]) == [other, loss, release])
    }

    @Test("A button that SDL releases with the focus ends as cancelled, and once")
    func cancelled() {
        var translator = NoticeTranslator()
        let now = NoticeTranslator.Circumstances(time: 0, pointsPerUnit: 1, screenSize: CGSize(width: 10, height: 10))
        let events = NoticeOrder.corrected([press, release, loss]).flatMap { translator.translate($0.notice, now) }
        let phases = events.compactMap { if case .pointer(let event) = $0 { event.phase } else { nil } }
        let expected: [PointerEvent.Phase] = [.began, .cancelled]
        #expect(phases == expected)
    }
}
