import TestLogs
@_spi(ForasteroInternal) @testable import UIKitDrive
import Display
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// A pointer above the screen, with no button down.
@MainActor
struct HoverTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 1)
    private let log = TouchLog()
    private let target: GestureTarget
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private let hover = UIHoverGestureRecognizer()

    init() {
        target = GestureTarget(log)
        hover.name = "hover"
        hover.addTarget(target, action: #selector(GestureTarget.act(_:)))
        view.addGestureRecognizer(hover)
        screen.window.addSubview(view)
        screen.settle()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) {
        let driver = ScreenDriver()
        driver.inject(
            .pointer(
                PointerEvent(
                    id: 0, kind: .mouse, phase: .hovered, location: CGPoint(x: x, y: y), timestamp: MediaClock.current.now, buttons: [])))
        driver.settle()
    }

    @Test("hovering begins where the pointer comes in, goes on as it moves, and ends where it leaves")
    func overTheView() {
        _ = screen.window
        point(50, 50)
        #expect(log.calls.isEmpty)
        point(150, 150)
        #expect(log.calls == ["hover began"])
        point(160, 170)
        #expect(log.calls == ["hover began", "hover changed"])
        #expect(hover.location(in: view) == CGPoint(x: 60, y: 70))
        point(350, 350)
        #expect(log.calls == ["hover began", "hover changed", "hover ended"])
    }

    @Test("SV-89: while a button is held nothing is hovered over, and hovering goes on when it is released")
    func heldButton() {
        _ = screen.window
        point(150, 150)
        log.calls = []
        press(.began, 150, 150)
        press(.moved, 180, 180)
        press(.moved, 350, 350)
        #expect(log.calls.isEmpty)
        press(.moved, 170, 170)
        press(.ended, 170, 170)
        #expect(log.calls.isEmpty)
        point(171, 170)
        #expect(log.calls == ["hover changed"])
        point(350, 350)
        #expect(log.calls == ["hover changed", "hover ended"])
    }

    private func press(_ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat) {
        let driver = ScreenDriver()
        driver.inject(
            .pointer(
                PointerEvent(
                    id: 0, kind: .mouse, phase: phase, location: CGPoint(x: x, y: y), timestamp: MediaClock.current.now,
                    buttons: phase == .ended ? [] : .primary)))
        driver.settle()
    }

    @Test("SV-89: a click on what is hovered over is recognised, and takes the pointer away from nobody")
    func clicks() {
        let tap = UITapGestureRecognizer(target: target, action: #selector(GestureTarget.act(_:)))
        tap.name = "tap"
        let hold = UILongPressGestureRecognizer(target: target, action: #selector(GestureTarget.act(_:)))
        hold.name = "hold"
        hold.minimumPressDuration = 0
        view.addGestureRecognizer(tap)
        point(150, 150)
        press(.began, 150, 150)
        press(.ended, 150, 150)
        #expect(log.calls == ["hover began", "tap ended"])
        view.removeGestureRecognizer(tap)
        view.addGestureRecognizer(hold)
        log.calls = []
        press(.began, 150, 150)
        press(.ended, 150, 150)
        point(160, 150)
        #expect(log.calls == ["hold began", "hold ended", "hover changed"])
    }

    @Test("SV-89: a view does not wait for the recogniser to be notified that its touch has ended", arguments: [false, true])
    func touchesEnd(isHovered: Bool) {
        let inner = EndedTouches(frame: view.bounds)
        view.addSubview(inner)
        if isHovered { point(150, 150) }
        press(.began, 150, 150)
        press(.ended, 150, 150)
        #expect(inner.count == 1)
        screen.touchDown(at: CGPoint(x: 150, y: 150)).lift()
        #expect(inner.count == 2)
        #expect(hover.numberOfTouches == 0)
    }

    @Test("a recogniser that is switched off is notified of no pointer")
    func disabled() {
        _ = screen.window
        hover.isEnabled = false
        point(150, 150)
        #expect(log.calls.isEmpty)
    }
}

private final class EndedTouches: UIView {
    var count = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { count += 1 }
}
