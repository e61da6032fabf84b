import Testing
import UIKitTesting

@MainActor
struct ScrollOffsetTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600), scale: 2)
    private let log = ScrollLog()
    private let view = CountingScrollView(frame: CGRect(x: 0, y: 100, width: 200, height: 300))

    init() {
        view.contentSize = CGSize(width: 200, height: 1000)
        view.delegate = log
        screen.window.addSubview(view)
        screen.settle()
        (log.calls, log.offsets) = ([], [])
    }

    @Test("SC-01: what a new scroll view is like")
    func defaults() {
        let view = UIScrollView()
        #expect(view.contentOffset == .zero)
        #expect(view.contentSize == .zero)
        #expect(view.contentInset == .zero)
        #expect(view.bounces)
        #expect(!view.alwaysBounceVertical)
        #expect(!view.alwaysBounceHorizontal)
        #expect(!view.isPagingEnabled)
        #expect(view.isScrollEnabled)
        #expect(view.showsVerticalScrollIndicator)
        #expect(view.showsHorizontalScrollIndicator)
        #expect(view.delaysContentTouches)
        #expect(view.canCancelContentTouches)
        #expect(view.zoomScale == 1)
        #expect(view.minimumZoomScale == 1)
        #expect(view.maximumZoomScale == 1)
        #expect(view.bouncesZoom)
        #expect(view.scrollsToTop)
        #expect(view.clipsToBounds)
        #expect(view.decelerationRate == .normal)
        #expect(!view.isDirectionalLockEnabled)
        #expect(view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.indicatorStyle == .default)
        #expect(view.keyboardDismissMode == .none)
        #expect(view.automaticallyAdjustsScrollIndicatorInsets)
        #expect(view.verticalScrollIndicatorInsets == .zero)
        #expect(view.horizontalScrollIndicatorInsets == .zero)
        #expect(!view.isTracking)
        #expect(!view.isDragging)
        #expect(!view.isDecelerating)
        #expect(!view.isZooming)
        #expect(!view.isZoomBouncing)
        #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
        #expect(view.subviews.isEmpty)
    }

    @Test("SC-13: the deceleration rates")
    func rates() {
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    }

    @Test("SC-02: the offset is the origin of the bounds, whatever the inset")
    func offsetIsOrigin() {
        view.contentInset = UIEdgeInsets(top: 30, left: 20, bottom: 10, right: 5)
        view.contentOffset = CGPoint(x: 7, y: 40)
        #expect(view.bounds == CGRect(x: 7, y: 40, width: 200, height: 300))
        #expect(view.frame == CGRect(x: 0, y: 100, width: 200, height: 300))
    }

    @Test("SC-03: setting the origin of the bounds scrolls")
    func originIsOffset() {
        view.bounds.origin = CGPoint(x: 0, y: 55)
        #expect(view.contentOffset == CGPoint(x: 0, y: 55))
        #expect(log.calls == ["scroll"])
    }

    @Test("SC-04: any offset is kept, and told at once if it is another one", arguments: [CGFloat(-100), 350, 5000])
    func anyOffset(_ y: CGFloat) {
        view.contentOffset = CGPoint(x: 3, y: y)
        #expect(view.contentOffset == CGPoint(x: 3, y: y))
        #expect(log.calls == ["scroll"])
        view.contentOffset = CGPoint(x: 3, y: y)
        #expect(log.calls == ["scroll"])
        screen.wait(2)
        #expect(view.contentOffset.y == y)
    }

    @Test("SC-05: an animated change tells of each step and of the end; none if there is nothing to do")
    func animatedOffset() {
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(view.contentOffset == .zero)
        #expect(view.isScrollAnimating)
        screen.wait(1)
        #expect(log.offsets.count > 10)
        #expect(log.offsets == log.offsets.sorted { $0.y < $1.y })
        #expect(view.contentOffset.y == 400)
        #expect(log.messages == ["scroll", "did end animation"])
        #expect(!view.isScrollAnimating)
        log.calls = []
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        screen.wait(1)
        #expect(log.calls.isEmpty)
    }

    @Test("SC-06: a change without animation has no end")
    func plainOffset() {
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        screen.wait(1)
        #expect(log.calls == ["scroll"])
        #expect(view.contentOffset.y == 400)
    }

    @Test("SC-07: content that shrinks takes the offset along")
    func shrinkingContent() {
        view.contentOffset.y = 700
        view.contentSize.height = 500
        #expect(view.contentOffset.y == 200)
        view.contentSize.height = 100
        #expect(view.contentOffset.y == 0)
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 0)
    }

    @Test(
        "SC-08: the resting range follows from content, bounds and inset",
        arguments: [
            (CGSize(width: 200, height: 1000), UIEdgeInsets.zero, CGPoint.zero, CGPoint(x: 0, y: 700)),
            (CGSize(width: 500, height: 100), .zero, .zero, CGPoint(x: 300, y: 0)),
            (
                CGSize(width: 200, height: 1000), UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), CGPoint(x: -20, y: -10),
                CGPoint(x: 40, y: 730)
            ),
            (.zero, UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0), CGPoint(x: 0, y: -10), CGPoint(x: 0, y: -10)),
        ])
    func range(_ content: CGSize, _ insets: UIEdgeInsets, _ minimum: CGPoint, _ maximum: CGPoint) {
        view.contentSize = content
        view.contentInset = insets
        view.scrollRectToVisible(CGRect(x: -10000, y: -10000, width: 1, height: 1), animated: false)
        #expect(view.contentOffset == minimum)
        view.scrollRectToVisible(CGRect(x: 10000, y: 10000, width: 1, height: 1), animated: false)
        #expect(view.contentOffset == maximum)
    }

    @Test("SC-35: a rectangle is shown with the least movement; a large one from its upper left corner")
    func showing() {
        func offset(toShow rect: CGRect) -> CGPoint {
            view.contentOffset = CGPoint(x: 0, y: 200)
            view.scrollRectToVisible(rect, animated: false)
            return view.contentOffset
        }
        view.contentSize = CGSize(width: 600, height: 1000)
        #expect(offset(toShow: CGRect(x: 10, y: 250, width: 50, height: 50)) == CGPoint(x: 0, y: 200))
        #expect(offset(toShow: CGRect(x: 10, y: 480, width: 50, height: 50)) == CGPoint(x: 0, y: 230))
        #expect(offset(toShow: CGRect(x: 170, y: 150, width: 50, height: 50)) == CGPoint(x: 20, y: 150))
        #expect(offset(toShow: CGRect(x: 100, y: 300, width: 300, height: 400)) == CGPoint(x: 100, y: 300))
        view.contentInset.top = 40
        #expect(offset(toShow: CGRect(x: 10, y: 210, width: 50, height: 50)) == CGPoint(x: 0, y: 170))
    }

    @Test("SC-39: content at the top stays there when the inset changes; other content moves only if it has to")
    func changingInset() {
        view.contentInset.top = 50
        #expect(view.contentOffset.y == -50)
        view.contentOffset.y = 100
        view.contentInset.top = 80
        #expect(view.contentOffset.y == 100)
        view.contentInset.bottom = 60
        view.contentOffset.y = 760
        view.contentInset.bottom = 20
        #expect(view.contentOffset.y == 720)
    }

    @Test("The offset of content that is not shown stays as it is when the inset changes; shown, it is at its beginning")
    func changingInsetUnseen() {
        let unseen = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        unseen.contentSize = CGSize(width: 500, height: 500)
        unseen.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        #expect(unseen.contentOffset == .zero)
        unseen.contentInset.top = 15
        #expect(unseen.contentOffset == .zero)
        screen.window.addSubview(unseen)
        screen.settle()
        #expect(unseen.contentOffset == CGPoint(x: -20, y: -15))
    }

    @Test("An offset that the app sets before the content is shown stays", arguments: [CGPoint.zero, CGPoint(x: 5, y: 7)])
    func placedUnseen(offset: CGPoint) {
        let unseen = UIScrollView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        unseen.contentSize = CGSize(width: 500, height: 500)
        unseen.contentInset.top = 10
        unseen.contentOffset = offset
        screen.window.addSubview(unseen)
        screen.settle()
        #expect(unseen.contentOffset == offset)
    }

    @Test("SC-40: scrolling lays out the scroll view each time, and nothing else")
    func layout() {
        let outer = LayoutCountingView(frame: screen.window.bounds)
        let inner = LayoutCountingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        screen.window.addSubview(outer)
        outer.addSubview(view)
        view.addSubview(inner)
        screen.settle()
        (view.layouts, outer.layouts, inner.layouts) = (0, 0, 0)
        for y in 1...5 {
            view.contentOffset.y = CGFloat(y)
            screen.settle()
        }
        #expect(view.layouts == 5)
        #expect(outer.layouts == 0)
        #expect(inner.layouts == 0)
    }

    @Test("SC-44: a delegate that is gone is not called")
    func lostDelegate() {
        var other: ScrollLog? = ScrollLog()
        view.delegate = other
        weak let gone = other
        other = nil
        #expect(gone == nil)
        #expect(view.delegate == nil)
        view.contentOffset.y = 10
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        screen.wait(1)
        #expect(view.contentOffset.y == 50)
    }

    @Test("Offset, size and inset can be observed by key")
    func observing() {
        var seen: [CGFloat] = []
        let offset = view.observe(\.contentOffset, options: [.new]) { view, _ in
            MainActor.assumeIsolated { seen.append(view.contentOffset.y) }
        }
        let size = view.observe(\.contentSize, options: [.new]) { view, _ in
            MainActor.assumeIsolated { seen.append(view.contentSize.height) }
        }
        view.contentOffset.y = 20
        view.contentSize.height = 900
        #expect(seen == [20, 900])
        offset.invalidate()
        size.invalidate()
    }
}

/// A scroll view that counts how often it is laid out.
final class CountingScrollView: UIScrollView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

/// A view that counts how often it is laid out.
final class LayoutCountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
