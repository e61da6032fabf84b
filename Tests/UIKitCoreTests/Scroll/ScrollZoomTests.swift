import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ScrollZoomTests {
    private let screen = TestScreen(size: CGSize(width: 400, height: 600), scale: 2)
    private let log = ScrollLog()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))

    init() {
        view.contentInsetAdjustmentBehavior = .never
        view.accessibilityIdentifier = "view"
        view.contentSize = picture.bounds.size
        view.addSubview(picture)
        log.zoomedView = picture
        view.delegate = log
        screen.window.addSubview(view)
        screen.settle()
    }

    @Test("SC-28, SC-33: zooming takes a view and two different limits; without them there is no pinch")
    func conditions() throws {
        #expect(view.pinchGestureRecognizer == nil)
        try screen.pinch("view", scale: 2)
        #expect(view.zoomScale == 1)
        view.maximumZoomScale = 3
        #expect(view.pinchGestureRecognizer != nil)
        #expect(view.gestureRecognizers?.contains { $0 === view.pinchGestureRecognizer } == true)
        view.delegate = nil
        #expect(view.pinchGestureRecognizer == nil)
        #expect(view.gestureRecognizers?.count == 1)
    }

    @Test("SC-28, SC-29: a pinch scales the view and the content, about the fingers")
    func pinching() throws {
        view.maximumZoomScale = 3
        log.calls = []
        try screen.pinch("view", scale: 2)
        screen.wait(1)
        #expect(abs(view.zoomScale - 2) < 0.1)
        #expect(picture.transform.a == view.zoomScale)
        #expect(picture.transform.b == 0)
        #expect(abs(view.contentSize.width - 400 * view.zoomScale) < 1e-6)
        #expect(picture.frame.origin == .zero)
        // The middle stays in the middle, but for the moment between the moves of one finger and the other.
        #expect(abs(view.contentOffset.x - 200 * (view.zoomScale - 1)) < 4)
        #expect(abs(view.contentOffset.y - 300 * (view.zoomScale - 1)) < 1)
        let messages = log.messages.filter { $0 != "scroll" }
        #expect(messages.first == "will begin zooming")
        #expect(messages.contains("zoom"))
        #expect(log.calls.count { $0.hasPrefix("did end zooming") } == 1)
        #expect(!view.isZooming)
    }

    @Test("SC-29: beyond the limit the scale gives way, comes back, and only then is the end reported")
    func bouncing() throws {
        view.maximumZoomScale = 1.5
        var greatest: CGFloat = 0
        log.onScroll = { greatest = max(greatest, $0.zoomScale) }
        try screen.pinch("view", scale: 3)
        #expect(greatest > 1.6)
        #expect(greatest < 3)
        #expect(view.isZoomBouncing)
        #expect(!log.calls.contains { $0.hasPrefix("did end zooming") })
        screen.wait(1)
        #expect(view.zoomScale == 1.5)
        #expect(log.calls.last == "did end zooming 1.5")
        #expect(!view.isZoomBouncing)
    }

    @Test("SC-32: without bouncing the scale stops at the limits")
    func noBounce() throws {
        view.maximumZoomScale = 1.5
        view.bouncesZoom = false
        var greatest: CGFloat = 0
        log.onScroll = { greatest = max(greatest, $0.zoomScale) }
        try screen.pinch("view", scale: 3)
        #expect(greatest == 1.5)
        #expect(view.zoomScale == 1.5)
    }

    @Test("SC-30: setting the scale is limited, and told once")
    func setting() {
        view.minimumZoomScale = 0.5
        view.maximumZoomScale = 4
        log.calls = []
        view.setZoomScale(9, animated: false)
        #expect(view.zoomScale == 4)
        #expect(log.calls.filter { $0 != "scroll" } == ["zoom"])
        #expect(view.contentSize == CGSize(width: 1600, height: 2400))
        #expect(view.contentOffset == CGPoint(x: 600, y: 900))
        view.zoomScale = 0.1
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == .zero)
        view.setZoomScale(.nan, animated: false)
        #expect(view.zoomScale == 0.5)
    }

    @Test("An animated change of scale begins, goes on and ends")
    func animating() {
        view.maximumZoomScale = 4
        log.calls = []
        view.setZoomScale(2, animated: true)
        #expect(view.isZoomAnimating)
        #expect(view.zoomScale == 1)
        screen.wait(1)
        #expect(view.zoomScale == 2)
        #expect(log.calls.first == "will begin zooming")
        #expect(log.calls.last == "did end zooming 2.0")
        #expect(log.calls.count { $0 == "zoom" } > 10)
        #expect(view.contentOffset == CGPoint(x: 200, y: 300))
    }

    @Test(
        "SC-31: a rectangle is shown as large as it fits, in the middle",
        arguments: [
            (CGRect(x: 150, y: 200, width: 100, height: 100), CGFloat(4), CGPoint(x: 600, y: 700)),
            (CGRect(x: 0, y: 0, width: 200, height: 300), 2, CGPoint.zero),
            (CGRect(x: 200, y: 300, width: 1, height: 1), 5, CGPoint(x: 802.5, y: 1202.5)),
            (CGRect(x: 0, y: 0, width: 4000, height: 100), 1, .zero),
        ])
    func zoomingToRect(_ rect: CGRect, _ scale: CGFloat, _ offset: CGPoint) {
        view.maximumZoomScale = 5
        view.zoom(to: rect, animated: false)
        #expect(view.zoomScale == scale)
        #expect(view.contentOffset == offset)
    }
}
