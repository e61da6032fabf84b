import TestLogs
@_spi(ForasteroInternal) @testable import UIKitDrive
import Display
import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

@MainActor
struct ScrollTouchTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600), scale: 2)
    private let log = ScrollLog()
    private let touches = TouchLog()
    private let view = AskingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let content: TouchView

    init() {
        content = TouchView("content", touches, frame: CGRect(x: 0, y: 0, width: 400, height: 2000))
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 400, height: 2000)
        view.delegate = log
        view.addSubview(content)
        screen.window.addSubview(view)
        screen.settle()
        log.calls = []
    }

    private let middle = CGPoint(x: 200, y: 300)

    @Test("SC-25: the content is notified of a finger after a while, or when it is lifted")
    func delay() throws {
        let finger = screen.touchDown(at: middle)
        screen.wait(0.14)
        #expect(touches.calls.isEmpty)
        screen.wait(0.02)
        #expect(touches.calls == ["content began"])
        #expect(view.asked == ["begin"])
        finger.lift()
        #expect(touches.calls == ["content began", "content ended"])
        touches.calls = []
        try screen.tap(at: middle)
        #expect(touches.calls == ["content began", "content ended"])
    }

    @Test("SC-25: a finger that scrolls before that is none of the content's business")
    func delayAndDrag() {
        let finger = screen.touchDown(at: middle)
        screen.wait(0.05)
        finger.move(to: CGPoint(x: 200, y: 270))
        screen.wait(0.3)
        finger.lift()
        #expect(touches.calls.isEmpty)
        #expect(view.asked.isEmpty)
        #expect(log.calls.first == "will begin dragging")
    }

    @Test("SC-25: recognisers beside the scrolling do not let held touches through")
    func delayAndTap() {
        let tap = UITapGestureRecognizer()
        content.addGestureRecognizer(tap)
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 200, y: 270))
        finger.lift()
        #expect(touches.calls.isEmpty)
    }

    @Test("SC-26: without delay the content is asked about at once")
    func noDelay() {
        view.delaysContentTouches = false
        let finger = screen.touchDown(at: middle)
        #expect(touches.calls == ["content began"])
        #expect(view.asked == ["begin"])
        finger.lift()
        (view.letsBegin, touches.calls) = (false, [])
        let other = screen.touchDown(at: middle)
        other.lift()
        #expect(touches.calls.isEmpty)
        #expect(view.asked == ["begin", "begin"])
    }

    @Test("SC-27: content that follows a finger loses it to scrolling, if it is to")
    func cancelling() {
        view.delaysContentTouches = false
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 200, y: 270))
        #expect(touches.calls == ["content began", "content cancelled"])
        #expect(view.asked == ["begin", "cancel"])
        #expect(view.isDragging)
        finger.lift()
        screen.wait(5)
        (view.letsCancel, touches.calls, log.calls) = (false, [], [])
        let kept = screen.touchDown(at: middle)
        kept.move(to: CGPoint(x: 200, y: 270))
        kept.lift()
        #expect(touches.calls == ["content began", "content moved", "content ended"])
        #expect(log.calls.isEmpty)
    }

    @Test("SC-27: nothing is asked where content touches cannot be cancelled; controls keep theirs")
    func notCancelling() {
        view.delaysContentTouches = false
        view.canCancelContentTouches = false
        let finger = screen.touchDown(at: middle)
        finger.move(to: CGPoint(x: 200, y: 270))
        finger.lift()
        #expect(view.asked == ["begin"])
        #expect(log.calls.isEmpty)
        #expect(!UIScrollView().touchesShouldCancel(in: UIControl()))
        #expect(UIScrollView().touchesShouldCancel(in: UIView()))
    }

    @Test("A finger that stops moving content does not touch what is below it")
    func stopping() throws {
        try screen.drag(from: middle, to: CGPoint(x: 200, y: 100), in: 0.1)
        screen.wait(0.1)
        #expect(view.isDecelerating)
        touches.calls = []
        try screen.tap(at: middle)
        #expect(!view.isDecelerating)
        #expect(touches.calls.isEmpty)
        try screen.tap(at: middle)
        #expect(touches.calls == ["content began", "content ended"])
    }

    @Test("SC-42: the inner of two scroll views scrolls, the outer one where the inner is at its end")
    func nesting() throws {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 400, height: 900)
        view.addSubview(inner)
        view.contentOffset.y = 100
        let down = screen.touchDown(at: middle)
        down.move(to: CGPoint(x: 200, y: 250))
        #expect(inner.contentOffset.y == 40)
        #expect(view.contentOffset.y == 100)
        down.lift()
        screen.wait(3)
        inner.contentOffset.y = 0
        let up = screen.touchDown(at: middle)
        up.move(to: CGPoint(x: 200, y: 350))
        #expect(inner.contentOffset.y == 0)
        #expect(view.contentOffset.y == 60)
        up.lift()
        screen.wait(3)
        inner.transfersVerticalScrollingToParent = false
        let kept = screen.touchDown(at: middle)
        kept.move(to: CGPoint(x: 200, y: 350))
        #expect(inner.contentOffset.y < 0)
        kept.lift()
    }

    @Test("A vertical scroll view inside a horizontal one: each scrolls in its direction")
    func crossing() {
        view.contentSize = CGSize(width: 1200, height: 600)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 400, height: 900)
        view.addSubview(inner)
        let across = screen.touchDown(at: middle)
        across.move(to: CGPoint(x: 150, y: 296))
        #expect(view.contentOffset == CGPoint(x: 40, y: 0))
        #expect(inner.contentOffset == .zero)
        across.lift()
        screen.wait(3)
        view.contentOffset = .zero
        let down = screen.touchDown(at: middle)
        down.move(to: CGPoint(x: 196, y: 250))
        #expect(view.contentOffset == .zero)
        #expect(inner.contentOffset == CGPoint(x: 0, y: 40))
        down.lift()
    }

    // MARK: Wheels

    private func turn(_ source: ScrollEvent.Source, by delta: CGFloat) {
        screen.settle()
        let driver = ScreenDriver()
        driver.inject(
            .scroll(
                ScrollEvent(source: source, location: middle, delta: CGSize(width: 0, height: delta), timestamp: MediaClock.current.now)))
        driver.settle()
    }

    @Test("A wheel scrolls smoothly, by 50 points a notch, and never beyond the end")
    func wheel() {
        turn(.wheel, by: -1)
        turn(.wheel, by: -1)
        #expect(view.contentOffset.y == 0)
        #expect(view.isDragging)
        screen.wait(1)
        #expect(view.contentOffset.y == 100)
        #expect(!view.isDragging)
        let steps = zip(log.offsets.dropFirst(), log.offsets).map { $0.y - $1.y }
        #expect(log.offsets.count > 8)
        #expect(steps.allSatisfy { $0 >= 0 && $0 < 40 })
        #expect(log.messages.first == "will begin dragging")
        #expect(log.messages.contains("will end dragging"))
        turn(.wheel, by: 5)
        screen.wait(1)
        #expect(view.contentOffset.y == 0)
        #expect(log.offsets.allSatisfy { $0.y >= 0 })
    }

    @Test("A touchpad moves the content at once")
    func touchpad() {
        turn(.touchpad, by: -0.2)
        #expect(view.contentOffset.y == 10)
        turn(.touchpad, by: -0.3)
        #expect(view.contentOffset.y == 25)
        screen.wait(0.5)
        #expect(log.messages.last == "did end dragging false")
        #expect(view.contentOffset.y == 25)
    }

    @Test("SC-12: fingers that leave a touchpad while they move throw the content; those that rest first do not")
    func touchpadThrow() {
        for _ in 1...8 {
            turn(.touchpad, by: -0.4)
            screen.wait(0.01)
        }
        #expect(view.isDragging)
        let lifted = view.contentOffset.y
        screen.wait(0.05)
        #expect(!view.isDragging)
        #expect(view.isDecelerating)
        #expect(log.messages.contains("did end dragging true"))
        screen.wait(0.5)
        #expect(view.contentOffset.y > lifted + 100)
        // A new touch of the pad takes hold of the content.
        turn(.touchpad, by: -0.1)
        #expect(!view.isDecelerating)
        #expect(log.messages.last == "scroll")
        #expect(log.messages.contains("did end decelerating"))
        screen.wait(0.2)
        turn(.touchpad, by: -0.1)
        screen.wait(1)
        #expect(log.messages.last == "did end dragging false")
    }

    @Test("A touchpad throws no content that is at its end")
    func touchpadAtEnd() {
        for _ in 1...4 {
            turn(.touchpad, by: 0.4)
            screen.wait(0.01)
        }
        screen.wait(1)
        #expect(view.contentOffset.y == 0)
        #expect(log.offsets.allSatisfy { $0.y == 0 })
    }

    @Test("SC-42: a wheel over a scroll view at its end turns the one around it")
    func nestedWheel() {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 400, height: 540)
        view.addSubview(inner)
        turn(.wheel, by: -3)
        screen.wait(1)
        #expect(inner.contentOffset.y == 40)
        #expect(view.contentOffset.y == 0)
        turn(.wheel, by: -1)
        screen.wait(1)
        #expect(inner.contentOffset.y == 40)
        #expect(view.contentOffset.y == 50)
    }
}

/// A scroll view that writes down what it is asked about its content, and answers as set.
private final class AskingScrollView: UIScrollView {
    var asked: [String] = []
    var letsBegin = true
    var letsCancel = true

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        asked.append("begin")
        return letsBegin
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append("cancel")
        return letsCancel
    }
}
