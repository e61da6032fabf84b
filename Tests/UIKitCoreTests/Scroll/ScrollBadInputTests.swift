import Testing
import UIKitTesting

@_spi(ForasteroInternal) @testable import UIKitCore

/// What apps do wrong with scroll views, and what users do at the wrong moment.
@MainActor
struct ScrollBadInputTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600), scale: 2)
    private let log = ScrollLog()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    init() {
        view.contentInsetAdjustmentBehavior = .never
        view.contentSize = CGSize(width: 400, height: 5000)
        view.delegate = log
        screen.window.addSubview(view)
        screen.settle()
    }

    private func fling() throws { try screen.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), in: 0.1) }

    private func warnings(_ body: () -> Void) -> [String] {
        var told: [String] = []
        let former = ConsoleWarning.tell
        ConsoleWarning.tell = { told.append($0) }
        body()
        ConsoleWarning.tell = former
        return told
    }

    @Test("An offset that is no place is refused, with a message", arguments: [CGFloat.nan, .infinity, -.infinity])
    func oddOffset(_ value: CGFloat) {
        view.contentOffset.y = 10
        let told = warnings {
            view.contentOffset = CGPoint(x: 0, y: value)
            view.setContentOffset(CGPoint(x: value, y: 0), animated: true)
            view.setContentOffset(CGPoint(x: value, y: 0), animated: false)
        }
        #expect(view.contentOffset == CGPoint(x: 0, y: 10) && told.count == 3 && told[0].contains("Set finite numbers"))
        view.scrollRectToVisible(CGRect(x: value, y: value, width: 10, height: value), animated: false)
        view.zoom(to: CGRect(x: value, y: value, width: 10, height: value), animated: false)
        #expect(view.contentOffset == CGPoint(x: 0, y: 10))
    }

    @Test("A size that is no size is refused, with a message")
    func oddSize() {
        let told = warnings { view.contentSize = CGSize(width: CGFloat.nan, height: .infinity) }
        #expect(view.contentSize.height == 5000)
        #expect(told.count == 1)
    }

    @Test("Insets that cannot be calculated with count as nothing", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func oddInsets(_ value: CGFloat) throws {
        view.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        view.verticalScrollIndicatorInsets = view.contentInset
        view.flashScrollIndicators()
        try fling()
        screen.wait(3)
        #expect(view.contentOffset.y.isFinite)
        #expect(view.contentOffset.x.isFinite)
    }

    @Test("Content of a thousand million points is scrolled to its end and flung about")
    func hugeContent() throws {
        view.contentSize = CGSize(width: 400, height: 1e9)
        view.scrollRectToVisible(CGRect(x: 0, y: 1e9 - 1, width: 1, height: 1), animated: true)
        screen.wait(1)
        #expect(view.contentOffset.y == 1e9 - 600)
        try fling()
        screen.wait(3)
        #expect(view.contentOffset.y == 1e9 - 600)
        view.contentOffset.y = 5e8
        try fling()
        screen.wait(4)
        #expect(view.contentOffset.y > 5e8 + 500)
    }

    @Test("Negative sizes and sizes of nothing do no harm")
    func smallSizes() throws {
        view.contentSize = CGSize(width: -500, height: -500)
        view.alwaysBounceVertical = true
        view.isPagingEnabled = true
        try fling()
        screen.wait(2)
        #expect(view.contentOffset == .zero)
        view.frame.size = .zero
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        screen.wait(1)
        #expect(view.contentOffset.y == 50)
    }

    @Test("A delegate that changes the offset each time it is notified of a change is not called for ever")
    func endlessDelegate() {
        log.onScroll = { $0.contentOffset.y += 1 }
        let told = warnings { view.contentOffset.y = 10 }
        #expect(told.count == 1)
        #expect(log.calls.count == 64)
        #expect(view.contentOffset.y.isFinite)
        log.onScroll = nil
        view.contentOffset.y = 20
        #expect(log.calls.count == 65)
    }

    @Test("A delegate that limits the offset while a finger drags is obeyed")
    func limitingDelegate() throws {
        log.onScroll = { if $0.contentOffset.y > 100 { $0.contentOffset.y = 100 } }
        try fling()
        screen.wait(4)
        #expect(view.contentOffset.y == 100)
        #expect(!view.isDecelerating)
    }

    @Test("A delegate that takes the scroll view away ends its motion")
    func removal() throws {
        for isFling in [true, false] {
            screen.window.addSubview(view)
            (view.contentOffset, log.calls) = (.zero, [])
            log.onScroll = { if $0.contentOffset.y > 150 { $0.removeFromSuperview() } }
            if isFling { try fling() } else { view.setContentOffset(CGPoint(x: 0, y: 900), animated: true) }
            screen.wait(3)
            #expect(view.superview == nil)
            #expect(!view.isDecelerating)
            #expect(!view.isScrollAnimating)
            #expect(!view.isTracking)
            #expect(!view.isDragging)
            log.onScroll = nil
        }
        screen.window.addSubview(view)
        view.contentOffset = .zero
        try fling()
        screen.wait(4)
        #expect(view.contentOffset.y > 500)
    }

    @Test("A delegate that scrolls on when a drag ends gets what it asks for")
    func scrollingOnAtTheEnd() throws {
        log.onEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 1234), animated: true) }
        try fling()
        screen.wait(4)
        #expect(view.contentOffset.y == 1234)
        #expect(log.calls.last == "did end animation")
        #expect(!log.calls.contains("will begin decelerating"))
    }

    @Test("A scroll view that nobody holds any more goes, though it was moving")
    func release() throws {
        weak var gone: UIScrollView?
        do {
            let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
            other.contentSize = CGSize(width: 400, height: 5000)
            screen.window.addSubview(other)
            try fling()
            #expect(other.isDecelerating)
            gone = other
            other.removeFromSuperview()
        }
        screen.wait(1)
        #expect(gone == nil)
    }

    @Test("Switching scrolling off, hiding the view or losing the finger ends a drag")
    func interruptions() {
        let endings: [(TestFinger) -> Void] = [
            { _ in view.isScrollEnabled = false }, { $0.cancel() }, { _ in view.panGestureRecognizer.isEnabled = false },
        ]
        for end in endings {
            view.isScrollEnabled = true
            log.calls = []
            let finger = screen.touchDown(at: CGPoint(x: 200, y: 300))
            finger.move(to: CGPoint(x: 200, y: 400))
            #expect(view.isDragging)
            end(finger)
            finger.lift()
            screen.wait(2)
            #expect(!view.isDragging)
            #expect(!view.isTracking)
            #expect(view.contentOffset.y == 0)
            #expect(log.calls.count { $0.hasPrefix("did end dragging") } == 1)
        }
    }

    @Test("Many thousand subviews off screen do not slow scrolling down")
    func manySubviews() {
        let counting = (0..<3000).map { LayoutCountingView(frame: CGRect(x: 0, y: CGFloat($0) * 50, width: 400, height: 49)) }
        for child in counting { view.addSubview(child) }
        view.contentSize.height = 150_000
        screen.settle()
        for child in counting { child.layouts = 0 }
        for y in 1...20 {
            view.contentOffset.y = CGFloat(y * 13)
            screen.settle()
        }
        #expect(counting.allSatisfy { $0.layouts == 0 })
    }
}
