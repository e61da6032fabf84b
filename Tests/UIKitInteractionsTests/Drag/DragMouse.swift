import Display
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitDrive

/// A mouse whose primary button is down from the first point to the last.
@MainActor
struct DragMouse {
    private let driver = ScreenDriver()

    func send(_ phase: PointerEvent.Phase, _ point: CGPoint) {
        driver.inject(
            .pointer(
                PointerEvent(
                    id: 0, kind: .mouse, phase: phase, location: point, timestamp: MediaClock.current.now,
                    buttons: phase == .ended ? [] : .primary)))
        driver.settle()
    }
}
