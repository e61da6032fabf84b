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

    @Test("a recogniser that is switched off hears of no pointer")
    func disabled() {
        _ = screen.window
        hover.isEnabled = false
        point(150, 150)
        #expect(log.calls.isEmpty)
    }
}
