import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Scroll layers")
struct ScrollLayerTests {
    private let scroller = CAScrollLayer()
    private let content = plain(.red, 0, 0, 100, 100)

    init() {
        scroller.frame = CGRect(x: 5, y: 5, width: 20, height: 30)
        scroller.addSublayer(content)
    }

    @Test("A point is brought to the origin, in the directions that are allowed")
    func modes() {
        for (mode, expected) in [
            (CAScrollLayerScrollMode.both, CGPoint(x: 7, y: 9)), (.vertically, CGPoint(x: 0, y: 9)), (.horizontally, CGPoint(x: 7, y: 0)),
            (.none, .zero),
        ] {
            scroller.bounds.origin = .zero
            scroller.scrollMode = mode
            scroller.scroll(to: CGPoint(x: 7, y: 9))
            #expect(scroller.bounds.origin == expected)
        }
    }

    @Test("A rectangle is shown with as little movement as possible")
    func rectangles() {
        scroller.scroll(to: CGRect(x: 2, y: 2, width: 5, height: 5))
        #expect(scroller.bounds.origin == .zero)
        scroller.scroll(to: CGRect(x: 50, y: 40, width: 10, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 40, y: 20))
        scroller.scroll(to: CGRect(x: 45, y: 0, width: 200, height: 10))
        #expect(scroller.bounds.origin == CGPoint(x: 45, y: 0))
    }

    @Test("A layer within scrolls the nearest scroll layer, and knows what is seen of it")
    func within() {
        let inner = plain(.blue, 30, 30, 10, 10)
        content.addSublayer(inner)
        #expect(inner.visibleRect == .zero)
        inner.scrollRectToVisible(inner.bounds)
        #expect(scroller.bounds.origin == CGPoint(x: 20, y: 10))
        #expect(inner.visibleRect == inner.bounds)
        inner.scroll(CGPoint(x: 5, y: 5))
        #expect(scroller.bounds.origin == CGPoint(x: 35, y: 35))
        #expect(inner.visibleRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(content.visibleRect == CGRect(x: 35, y: 35, width: 20, height: 30))
    }
}
