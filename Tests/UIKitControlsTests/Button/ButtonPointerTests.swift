@_spi(ForasteroInternal) @testable import UIKitDrive
import Display
import Foundation
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore
@testable import UIKitControls
import UIKitInteractions

/// What a mouse looks like over buttons.
@MainActor
struct ButtonPointerTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)
    private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))

    init() {
        screen.window.addSubview(button)
        screen.settle()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> DisplayCursor? {
        _ = screen.window
        let driver = ScreenDriver()
        driver.inject(
            .pointer(
                PointerEvent(
                    id: 0, kind: .mouse, phase: .hovered, location: CGPoint(x: x, y: y), timestamp: MediaClock.current.now, buttons: [])))
        driver.settle()
        return (driver.host.display as? HeadlessScreen)?.cursor
    }

    @Test("SV-88: a button has no effect of the pointer until the interaction is enabled")
    func enabling() {
        #expect(!button.isPointerInteractionEnabled)
        #expect(button.interactions.isEmpty)
        button.isPointerInteractionEnabled = true
        #expect(point(150, 120) == .hand)
        #expect(point(20, 20) == .arrow)
        button.isEnabled = false
        #expect(point(151, 120) == .arrow)
        button.isPointerInteractionEnabled = false
        #expect(button.interactions.isEmpty)
    }

    @Test("A provider is asked when the pointer comes, and switches the interaction on")
    func provider() {
        var count = 0
        button.pointerStyleProvider = { [button] asked, effect, shape in
            count += 1
            #expect(asked === button)
            guard case .automatic(let preview) = effect, case .roundedRect(let rect, _) = shape else { return nil }
            #expect(preview.view === button)
            #expect(rect == button.frame)
            return UIPointerStyle(shape: .verticalBeam(length: 20))
        }
        #expect(button.isPointerInteractionEnabled)
        #expect(point(150, 120) == .text)
        #expect(count == 1)
        #expect(point(151, 121) == .text)
        #expect(count == 1)
        #expect(point(10, 10) == .arrow)
    }
}
