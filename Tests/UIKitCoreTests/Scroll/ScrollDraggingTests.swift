import ScrollTraces
import Testing
import UIKitTesting

@MainActor
struct ScrollDraggingTests {
    private let screen = TestScreen(size: ScrollTrace.viewport, scale: ScrollTrace.scale)
    private let log = ScrollLog()
    private let view = UIScrollView(frame: CGRect(origin: .zero, size: ScrollTrace.viewport))

    init() {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 393, height: ScrollTrace.contentHeight)
        view.delegate = log
        screen.window.addSubview(view)
        screen.settle()
    }

    private func forget() { (log.calls, log.offsets, log.velocities, log.targets) = ([], [], [], []) }

    /// Drags in steps of a hundredth of a second, and lets go at that speed.
    private func drag(_ steps: Int, by step: CGPoint, from start: CGPoint = CGPoint(x: 200, y: 400)) -> TestFinger {
        let finger = screen.touchDown(at: start)
        for _ in 0..<steps {
            screen.wait(0.01)
            finger.move(to: CGPoint(x: finger.location.x + step.x, y: finger.location.y + step.y))
        }
        return finger
    }

    @Test(
        "SC-11, SC-12, SC-16, SC-17: fingers scroll as on the phone, from the slop to the end",
        arguments: [ScrollTrace.slowThrow, .fastThrow, .impact, .rubberBand, .slowDrag])
    func replay(_ trace: ScrollTrace) {
        view.contentOffset.y = trace.startOffset
        forget()
        let finger = screen.touchDown(at: CGPoint(x: 196.5, y: trace.touchDown))
        var seen: [CGFloat: CGFloat] = [:]
        for number in 1...(trace.moves.count + trace.restReports) {
            screen.wait(trace.moves.interval)
            let distance = trace.moves.distance * CGFloat(min(number, trace.moves.count))
            finger.move(to: CGPoint(x: 196.5, y: trace.touchDown + distance))
            seen[(CGFloat(number) * trace.moves.interval * 1000).rounded()] = view.contentOffset.y
        }
        screen.wait(trace.lift - TimeInterval(trace.moves.count + trace.restReports) * trace.moves.interval)
        for sample in trace.whileDragging {
            #expect(abs((seen[(sample.time * 1000).rounded()] ?? 0) - sample.offset) < 0.01)
        }
        finger.lift()
        #expect(abs((log.velocities.last?.y ?? 9) - trace.velocity) < 1e-6)
        #expect(abs((log.targets.last?.y ?? 0) - trace.target) < 0.34)
        screen.wait(4)
        #expect(abs(view.contentOffset.y - trace.final) < 0.01)
        var expected = ["will begin dragging", "scroll", "will end dragging", "did end dragging \(trace.end != nil)"]
        if trace.end != nil { expected += ["will begin decelerating", "scroll", "did end decelerating"] }
        #expect(log.messages == expected)
    }

    @Test("SC-09: content that fits is not dragged; it is if it always bounces")
    func fittingContent() {
        view.contentSize = CGSize(width: 393, height: 300)
        drag(5, by: CGPoint(x: 0, y: 20)).lift()
        #expect(view.contentOffset == .zero)
        #expect(log.calls.isEmpty)
        view.alwaysBounceVertical = true
        let finger = drag(5, by: CGPoint(x: 0, y: 20))
        #expect(view.contentOffset.y < -30)
        #expect(view.contentOffset.x == 0)
        finger.lift()
        screen.wait(2)
        #expect(view.contentOffset == .zero)
        #expect(log.messages.last == "did end decelerating")
    }

    @Test("SC-10: without bouncing the content stops at its end, dragged or thrown")
    func noBounce() {
        view.bounces = false
        view.contentOffset.y = 30
        drag(8, by: CGPoint(x: 0, y: 30)).lift()
        screen.wait(2)
        #expect(log.offsets.allSatisfy { $0.y >= 0 })
        #expect(view.contentOffset.y == 0)
    }

    @Test("SC-15: a finger that has rested, or hardly moves, throws nothing")
    func slowLift() {
        view.contentOffset.y = 1000
        let finger = drag(10, by: CGPoint(x: 0, y: -4))
        screen.wait(0.2)
        finger.lift()
        #expect(log.velocities == [.zero])
        #expect(log.messages.last == "did end dragging false")
        let offset = view.contentOffset
        screen.wait(1)
        #expect(view.contentOffset == offset)
    }

    @Test("SC-17: where the delegate wants it to stop, it stops")
    func retargeting() {
        view.contentOffset.y = 1000
        log.retarget = { CGPoint(x: $0.x, y: ($0.y / 100).rounded() * 100) }
        drag(10, by: CGPoint(x: 0, y: -8)).lift()
        screen.wait(6)
        #expect(view.contentOffset.y == ((log.targets.last?.y ?? 0) / 100).rounded() * 100)
        #expect(log.messages.suffix(3) == ["will begin decelerating", "scroll", "did end decelerating"])
        log.retarget = { _ in CGPoint(x: 0, y: 1e9) }
        drag(10, by: CGPoint(x: 0, y: -8)).lift()
        screen.wait(6)
        #expect(view.contentOffset.y == 39148)
    }

    @Test("SC-18: a target that is the present offset, without speed, means no deceleration")
    func targetIsHere() {
        view.contentOffset.y = 1000
        log.retarget = { [view] _ in view.contentOffset }
        let finger = drag(10, by: CGPoint(x: 0, y: -4))
        screen.wait(0.2)
        finger.lift()
        #expect(log.messages.last == "did end dragging false")
        #expect(!view.isDecelerating)
    }

    @Test("SC-19: a finger that stops the content ends its deceleration, once")
    func stopping() {
        view.contentOffset.y = 1000
        drag(10, by: CGPoint(x: 0, y: -10)).lift()
        screen.wait(0.2)
        #expect(view.isDecelerating)
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 400))
        let offset = view.contentOffset
        screen.wait(0.5)
        #expect(!view.isDecelerating)
        #expect(view.contentOffset == offset)
        finger.lift()
        screen.wait(1)
        #expect(log.calls.count { $0 == "did end decelerating" } == 1)
        #expect(log.calls.count { $0 == "will begin decelerating" } == 1)
    }

    @Test("SC-20: tracking from the first touch, dragging from the slop on, decelerating after the lift")
    func states() {
        let finger = screen.touchDown(at: CGPoint(x: 200, y: 400))
        #expect(view.isTracking)
        #expect(!view.isDragging)
        #expect(!view.isDecelerating)
        screen.wait(0.01)
        finger.move(to: CGPoint(x: 200, y: 380))
        #expect(view.isTracking)
        #expect(view.isDragging)
        screen.wait(0.01)
        finger.move(to: CGPoint(x: 200, y: 360))
        finger.lift()
        #expect(!view.isTracking)
        #expect(view.isDecelerating)
        screen.wait(5)
        #expect(!view.isTracking)
        #expect(!view.isDragging)
        #expect(!view.isDecelerating)
    }

    @Test("SC-20: a tap is no drag")
    func tapping() throws {
        try screen.tap(at: CGPoint(x: 200, y: 400))
        #expect(!view.isTracking)
        #expect(log.calls.isEmpty)
    }

    @Test("SC-21: setting the offset stops the deceleration at once")
    func settingOffset() {
        for stop in [{ $0.contentOffset.y = 700 }, { $0.setContentOffset($0.contentOffset, animated: false) }] as [(UIScrollView) -> Void] {
            view.contentOffset.y = 1000
            forget()
            drag(10, by: CGPoint(x: 0, y: -10)).lift()
            screen.wait(0.1)
            stop(view)
            let offset = view.contentOffset
            #expect(!view.isDecelerating)
            screen.wait(1)
            #expect(view.contentOffset == offset)
            #expect(log.calls.count { $0 == "did end decelerating" } == 1)
        }
    }

    @Test("Content that the app puts back while it moves goes on moving from there")
    func endlessContent() {
        view.contentOffset.y = 1000
        log.onScroll = { if $0.contentOffset.y > 1200 { $0.contentOffset.y -= 200 } }
        drag(10, by: CGPoint(x: 0, y: -20)).lift()
        screen.wait(0.5)
        #expect(view.isDecelerating)
        screen.wait(5)
        #expect(log.offsets.count { $0.y > 1200 } >= 4)
        #expect(view.contentOffset.y <= 1200)
        #expect(view.contentOffset.y > 1000)
        #expect(log.calls.last == "did end decelerating")
    }

    @Test("SC-22: a straight drag is locked to its axis, a diagonal one is not")
    func directionalLock() {
        view.contentSize = CGSize(width: 2000, height: 2000)
        view.isDirectionalLockEnabled = true
        view.contentOffset = CGPoint(x: 500, y: 500)
        let straight = screen.touchDown(at: CGPoint(x: 200, y: 400))
        straight.move(to: CGPoint(x: 204, y: 380))
        straight.move(to: CGPoint(x: 150, y: 350))
        #expect(view.contentOffset.x == 500)
        #expect(view.contentOffset.y > 530)
        straight.lift()
        screen.wait(3)
        view.contentOffset = CGPoint(x: 500, y: 500)
        let diagonal = screen.touchDown(at: CGPoint(x: 200, y: 400))
        diagonal.move(to: CGPoint(x: 185, y: 385))
        diagonal.move(to: CGPoint(x: 150, y: 350))
        #expect(view.contentOffset.x > 530)
        #expect(view.contentOffset.y > 530)
        diagonal.lift()
    }

    @Test("SC-23, SC-24: pages: a flick goes on by one, a slow drag to the nearest")
    func paging() {
        view.contentSize = CGSize(width: 393 * 5, height: 852)
        view.isPagingEnabled = true
        drag(5, by: CGPoint(x: -20, y: 0)).lift()
        screen.wait(2)
        #expect(view.contentOffset == CGPoint(x: 393, y: 0))
        #expect(log.targets.last == CGPoint(x: 393, y: 0))
        drag(5, by: CGPoint(x: -70, y: 0), from: CGPoint(x: 380, y: 400)).lift()
        screen.wait(2)
        #expect(view.contentOffset.x == 786)
        let finger = drag(10, by: CGPoint(x: 15, y: 0))
        screen.wait(0.3)
        finger.lift()
        screen.wait(2)
        #expect(view.contentOffset.x == 786)
        drag(8, by: CGPoint(x: 20, y: 0)).lift()
        screen.wait(2)
        #expect(view.contentOffset.x == 393)
    }

    @Test("SC-43: a scroll view that is switched off still obeys the app")
    func disabled() {
        view.isScrollEnabled = false
        #expect(!view.panGestureRecognizer.isEnabled)
        drag(5, by: CGPoint(x: 0, y: -20)).lift()
        #expect(log.calls.isEmpty)
        #expect(view.contentOffset == .zero)
        view.contentOffset.y = 50
        view.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
        screen.wait(1)
        #expect(view.contentOffset.y == 90)
    }

    @Test("SC-07: content that shrinks during a drag leaves the finger alone, and is put right afterwards")
    func shrinkingWhileDragged() {
        view.contentOffset.y = 2000
        let finger = drag(5, by: CGPoint(x: 0, y: -10))
        let offset = view.contentOffset
        view.contentSize.height = 1500
        #expect(view.contentOffset == offset)
        finger.lift()
        screen.wait(3)
        #expect(view.contentOffset.y == 648)
    }

    @Test("The same drag gives the same frames each time")
    func repetition() {
        func frames() -> [CGPoint] {
            let screen = TestScreen(size: ScrollTrace.viewport, scale: 3)
            let (view, log) = (UIScrollView(frame: CGRect(origin: .zero, size: ScrollTrace.viewport)), ScrollLog())
            view.contentSize = CGSize(width: 393, height: 9000)
            view.delegate = log
            screen.window.addSubview(view)
            screen.settle()
            let finger = screen.touchDown(at: CGPoint(x: 100, y: 700))
            for number in 1...20 {
                screen.wait(0.007)
                finger.move(to: CGPoint(x: 100, y: 700 - CGFloat(number * number)))
            }
            finger.lift()
            screen.wait(5)
            return log.offsets
        }
        let first = frames()
        #expect(first.count > 60)
        #expect(first == frames())
    }

    @Test("SC-41: a drag sends the keyboard away, if it is to")
    func keyboard() {
        let field = KeyView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(field)
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag] {
            view.keyboardDismissMode = mode
            #expect(field.becomeFirstResponder())
            drag(3, by: CGPoint(x: 0, y: -10)).lift()
            #expect(field.isFirstResponder == (mode == .none))
        }
    }
}

/// A view that gets keys.
private final class KeyView: UIView {
    override var canBecomeFirstResponder: Bool { true }
}
