import Testing
import UIKitTesting

/// Places, times and changes that no finger can make are refused with a sentence; the app goes on.
@MainActor
struct AbsurdInputTests {
    nonisolated static let places = [
        CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: CGFloat.infinity), CGPoint(x: -CGFloat.infinity, y: 0),
        CGPoint(x: CGFloat.greatestFiniteMagnitude, y: 0), CGPoint(x: 0, y: -1e9),
    ]

    private let controller = UIViewController()
    private let screen: TestScreen

    init() {
        screen = TestScreen(showing: controller, scale: 1)
    }

    private func isRefused(_ words: String, _ action: () throws -> Void) -> Bool {
        do {
            try action()
            return false
        } catch {
            return "\(error)".contains(words)
        }
    }

    @Test("A place that is none is refused by everything that touches", arguments: places)
    func places(place: CGPoint) {
        let middle = CGPoint(x: 100, y: 100)
        #expect(isRefused("is no place of a screen") { try screen.tap(at: place) })
        #expect(isRefused("is no place of a screen") { try screen.doubleTap(at: place) })
        #expect(isRefused("is no place of a screen") { try screen.press(at: place, for: 1) })
        #expect(isRefused("is no place of a screen") { try screen.drag(from: middle, to: place) })
        #expect(isRefused("is no place of a screen") { try screen.drag(from: place, to: middle) })
        #expect(isRefused("a wheel cannot turn") { try screen.scroll(at: place, byDeltaX: 0, deltaY: 1) })
        let window = screen.windows.element
        let far = window.coordinate(withNormalizedOffset: CGVector(dx: place.x, dy: place.y))
        #expect(isRefused("is no place of a screen") { try far.tap() })
        #expect(
            isRefused("is no place of a screen") {
                try window.coordinate(withNormalizedOffset: .init(dx: 0, dy: 0)).press(
                    forDuration: 0, thenDragTo: far)
            })
        #expect(screen.color(at: place) == nil)
    }

    @Test(
        "A place beside the screen is touched, and nobody is notified of it",
        arguments: [
            CGPoint(x: -1, y: -1), CGPoint(x: 391, y: 845), CGPoint(x: -1e6, y: 1e6),
        ])
    func beside(place: CGPoint) throws {
        let touches = Touches(frame: controller.view.bounds)
        controller.view.addSubview(touches)
        try screen.tap(at: place)
        try screen.drag(from: place, to: CGPoint(x: 100, y: 100), in: 0.1)
        try screen.scroll(at: place, byDeltaX: 5, deltaY: 5)
        #expect(touches.count == 0)
        try screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(touches.count == 1)
    }

    @Test("A time that is none, or has no end, is refused", arguments: [-1, .nan, .infinity, -.infinity, 1e9])
    func times(seconds: TimeInterval) {
        let place = CGPoint(x: 100, y: 100)
        #expect(isRefused("a touch cannot last") { try screen.press(at: place, for: seconds) })
        #expect(isRefused("a touch cannot last") { try screen.drag(from: place, to: .zero, in: seconds) })
        #expect(isRefused("a touch cannot last") { try screen.drag(from: place, to: .zero, in: 1, holding: seconds) })
        #expect(isRefused("a touch cannot last") { try screen.windows.element.press(forDuration: seconds) })
    }

    @Test("Changes that are none are refused, speeds that are none count as slow", arguments: [CGFloat.nan, .infinity, -.infinity])
    func changes(amount: CGFloat) throws {
        let window = screen.windows.element
        #expect(isRefused("is no place of a screen") { try window.pinch(withScale: amount) })
        #expect(isRefused("is no place of a screen") { try window.rotate(amount) })
        #expect(isRefused("a wheel cannot turn") { try screen.scroll(at: .zero, byDeltaX: amount, deltaY: 0) })
        try window.swipeUp(velocity: GestureVelocity(amount))
        try window.pinch(withScale: 2, velocity: amount)
        try window.rotate(1, withVelocity: 0)
        let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 200, height: 31))
        controller.view.addSubview(slider)
        try? screen.sliders.element.adjust(toNormalizedSliderPosition: amount)
        #expect((0...1).contains(slider.value))
    }

    @Test("Time that cannot pass stops the test, and says what to give")
    func waiting() async {
        let endless = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { TestScreen().wait(.infinity) }
        }
        #expect(message(of: endless).contains("Wait from 0 to 86400 seconds."))
        await #expect(processExitsWith: .failure) { await MainActor.run { TestScreen().wait(-1) } }
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestScreen().buttons["x"].waitForExistence(timeout: .nan) }
        }
        #expect(message(of: result).contains("Give a timeout from 0 to 3600 seconds."))
    }

    @Test("A finger that is moved by hand cannot be nowhere")
    func fingers() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = TestScreen().touchDown(at: CGPoint(x: CGFloat.nan, y: 0)) }
        }
        #expect(message(of: result).contains("Give a place in points of the screen."))
    }

    private func message(of result: ExitTest.Result?) -> String { String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) }

    private final class Touches: UIView {
        private(set) var count = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { count += touches.count }
    }
}
