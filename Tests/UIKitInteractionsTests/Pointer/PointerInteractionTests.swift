@_spi(ForasteroInternal) @testable import UIKitDrive
import Display
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
private final class PointerDelegate: NSObject, UIPointerInteractionDelegate {
    var calls: [String] = []

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        let halves = defaultRegion.rect.divided(atDistance: 100, from: .minXEdge)
        if request.location.y > 150 { return nil }
        return halves.slice.contains(request.location)
            ? UIPointerRegion(rect: halves.slice, identifier: "left") : UIPointerRegion(rect: halves.remainder, identifier: "right")
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        region.identifier == AnyHashable("left") ? UIPointerStyle(shape: .verticalBeam(length: 20)) : .hidden()
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        calls.append("enter \(region.identifier.map { "\($0.base)" } ?? "")")
        animator.addCompletion { [weak self] _ in self?.calls.append("entered") }
    }

    func pointerInteraction(
        _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
    ) {
        calls.append("exit \(region.identifier.map { "\($0.base)" } ?? "")")
    }
}

@MainActor
struct PointerInteractionTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 400), scale: 1)
    private let delegate = PointerDelegate()
    private let view = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    private let interaction: UIPointerInteraction

    init() {
        interaction = UIPointerInteraction(delegate: delegate)
        view.addInteraction(interaction)
        screen.window.addSubview(view)
        screen.settle()
    }

    private func point(_ x: CGFloat, _ y: CGFloat) -> DisplayCursor? {
        let driver = ScreenDriver()
        driver.inject(
            .pointer(
                PointerEvent(
                    id: 0, kind: .mouse, phase: .hovered, location: CGPoint(x: x, y: y), timestamp: MediaClock.current.now, buttons: [])))
        driver.settle()
        return (driver.host.display as? HeadlessScreen)?.cursor
    }

    @Test("SV-85, SV-86, SV-87: the delegate is asked for regions, and the pointer takes the style of the one it comes into")
    func regions() {
        _ = screen.window
        #expect(point(150, 150) == .text)
        #expect(delegate.calls == ["enter left", "entered"])
        delegate.calls = []
        #expect(point(160, 150) == .text)
        #expect(delegate.calls.isEmpty)
        #expect(point(250, 150) == .hidden)
        #expect(delegate.calls == ["exit left", "enter right", "entered"])
        delegate.calls = []
        #expect(point(250, 280) == .arrow)
        #expect(delegate.calls == ["exit right"])
    }

    @Test("The pointer is the system's again beside the view, and where the interaction is off or gone")
    func leaving() {
        _ = screen.window
        #expect(point(150, 150) == .text)
        #expect(point(50, 50) == .arrow)
        #expect(point(150, 150) == .text)
        interaction.isEnabled = false
        #expect(point(151, 150) == .arrow)
        interaction.isEnabled = true
        #expect(point(152, 150) == .text)
        view.removeInteraction(interaction)
        #expect(point(153, 150) == .arrow)
        #expect(interaction.view == nil)
    }
}
