import Testing
import UIKitTesting

@MainActor
struct DrawingTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 2)

    @Test("VW-75: the defaults of a view")
    func defaults() {
        let view = UIView()
        #expect(view.contentMode == .scaleToFill)
        #expect(!view.clipsToBounds)
        #expect(view.isOpaque)
        #expect(view.backgroundColor == nil)
        #expect(view.alpha == 1)
        #expect(view.clearsContextBeforeDrawing)
        #expect(view.isUserInteractionEnabled)
        #expect(!view.isMultipleTouchEnabled)
        #expect(!view.isExclusiveTouch)
        #expect(view.autoresizingMask == [])
        #expect(view.autoresizesSubviews)
    }

    @Test("VW-76: a new size draws again with the content mode redraw only")
    func redraw() {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        view.rects = []
        view.frame.size.width = 20
        screen.settle()
        #expect(view.rects.isEmpty)
        view.contentMode = .redraw
        screen.settle()
        view.rects = []
        view.frame.size.width = 30
        screen.settle()
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 30, height: 10)])
    }

    @Test("A view that gives its layer contents itself is asked once for each time that the layer waits for them")
    func ownContents() {
        let view = PainterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        let before = view.layers.count
        view.layer.setNeedsDisplay()
        screen.settle()
        screen.settle()
        #expect(view.layers.count == before + 1)
        #expect(view.layers.last === view.layer)
        #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(!UIView.instancesRespond(to: #selector(UIView.display(_:))))
        #expect(PainterView.instancesRespond(to: #selector(UIView.display(_:))))
    }

    @Test("A view that draws does so from the default of display(_:), too")
    func inheritedContents() {
        let view = ForwardingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.rects == [view.bounds])
        #expect(view.layer.contents != nil)
    }

    @Test("VW-77: without draw(_:) there is no picture in memory")
    func noBackingStore() {
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let drawn = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(plain)
        screen.window.addSubview(drawn)
        plain.setNeedsDisplay()
        screen.settle()
        #expect(plain.layer.contents == nil)
        #expect(drawn.layer.contents != nil)
        #expect(!plain.layer.needsDisplay())
    }

    @Test("VW-77: an override further up, or down, counts")
    func overridesInTheHierarchy() {
        #expect(InheritingView().layer.needsDisplay())
        #expect(UILabel().layer.needsDisplay())
        #expect(!UIImageView().layer.needsDisplay())
        #expect(!UIWindow().layer.needsDisplay())
    }

    @Test("VW-78: drawn once a frame, however often it is asked for")
    func onceAFrame() {
        let view = DrawnView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        view.rects = []
        for _ in 0..<5 { view.setNeedsDisplay() }
        screen.settle()
        #expect(view.rects.count == 1)
    }

    @Test("VW-79: a new view is drawn without being asked")
    func drawnAtFirst() {
        let view = DrawnView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        screen.window.addSubview(view)
        screen.settle()
        #expect(view.rects == [CGRect(x: 0, y: 0, width: 20, height: 20)])
        #expect(screen.color(at: CGPoint(x: 20, y: 20)) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
        #expect(screen.color(at: CGPoint(x: 5, y: 5)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("A dynamic background follows the style of its tree")
    func dynamicBackground() {
        screen.window.backgroundColor = .systemBackground
        #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        screen.window.overrideUserInterfaceStyle = .dark
        #expect(screen.color(at: CGPoint(x: 50, y: 50)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test("VW-90: alpha and hiding of ancestors are seen, not inherited")
    func ancestorsHide() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
        inner.frame = outer.bounds
        inner.backgroundColor = .red
        outer.addSubview(inner)
        screen.window.addSubview(outer)
        outer.isHidden = true
        #expect(!inner.isHidden)
        #expect(screen.color(at: CGPoint(x: 10, y: 10)) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        outer.isHidden = false
        outer.alpha = 0.5
        #expect(inner.alpha == 1)
        var red: CGFloat = 0
        screen.color(at: CGPoint(x: 10, y: 10))?.getRed(&red, green: nil, blue: nil, alpha: nil)
        #expect(abs(red - 0.5) < 0.01)
    }

    @Test("Who asks for drawing while it draws is not drawn in each frame")
    func askingWhileDrawing() {
        let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.window.addSubview(view)
        screen.settle()
        screen.wait(0.1)
        #expect(view.count == 1)
        view.setNeedsDisplay()
        screen.settle()
        #expect(view.count == 2)
    }

    private final class RestlessView: UIView {
        private(set) var count = 0

        override func draw(_ rect: CGRect) {
            count += 1
            setNeedsDisplay()
        }
    }
}

private class DrawnView: UIView {
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.green.setFill()
        UIRectFill(rect)
    }
}

private final class InheritingView: DrawnView {}

private final class ForwardingView: DrawnView {
    override func display(_ layer: CALayer) { super.display(layer) }
}

private final class PainterView: UIView {
    var layers: [CALayer] = []

    override func display(_ layer: CALayer) {
        layers.append(layer)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        layer.contents = picture.cgImage
    }
}
