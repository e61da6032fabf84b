import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Draws, lays out and answers for a layer, and counts how often.
private final class Delegate: NSObject, CALayerDelegate {
    var layoutCount = 0
    var drawnRects: [CGRect] = []
    var askedKeys: [String] = []
    var answer: (any CAAction)?

    func layoutSublayers(of layer: CALayer) { layoutCount += 1 }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        drawnRects.append(ctx.boundingBoxOfClipPath)
        ctx.setFillColor(.red)
        ctx.fill(layer.bounds)
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        askedKeys.append(event)
        return answer
    }
}

/// Gives a layer its contents directly.
private final class Displayer: NSObject, CALayerDelegate {
    var displayCount = 0
    func display(_ layer: CALayer) { displayCount += 1 }
}

private final class Recorder: CAAction {
    var events: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { events.append(event) }
}

@Suite("The delegate of a layer")
@MainActor
struct LayerDelegateTests {
    private let delegate = Delegate()

    private func makeLayer() -> CALayer {
        let layer = plain(nil, 0, 0, 20, 10)
        layer.delegate = delegate
        return layer
    }

    @Test("lays out once, however often it is asked for, and again when the size changes")
    func layout() {
        let layer = makeLayer()
        layer.setNeedsLayout()
        layer.setNeedsLayout()
        layer.layoutIfNeeded()
        layer.layoutIfNeeded()
        #expect(delegate.layoutCount == 1)
        layer.position = CGPoint(x: 5, y: 5)
        #expect(!layer.needsLayout())
        layer.bounds.size.width = 21
        #expect(layer.needsLayout())
        layer.layoutIfNeeded()
        #expect(delegate.layoutCount == 2)
    }

    @Test("draws in the layer's coordinates, and only what was asked for")
    func drawing() {
        let layer = makeLayer()
        layer.bounds.origin = CGPoint(x: 100, y: 0)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.setNeedsDisplay(CGRect(x: 102, y: 3, width: 4, height: 2))
        layer.displayIfNeeded()
        layer.displayIfNeeded()
        #expect(delegate.drawnRects == [CGRect(x: 100, y: 0, width: 20, height: 10), CGRect(x: 102, y: 3, width: 4, height: 2)])
    }

    @Test("draws all of a layer whose pixels have another size now")
    func drawingAfterResize() {
        let layer = makeLayer()
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        layer.contentsScale = 2
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        #expect(delegate.drawnRects.last == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect((layer.contents as? BackingStore)?.buffer.width == 40)
    }

    @Test("is asked to display before it is asked to draw")
    func display() {
        let displayer = Displayer()
        let layer = plain(nil, 0, 0, 20, 10)
        layer.delegate = displayer
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(displayer.displayCount == 1)
        #expect(layer.contents == nil)
    }

    @Test("is not kept alive")
    func weak() {
        let layer = CALayer()
        var owned: Delegate? = Delegate()
        layer.delegate = owned
        #expect(layer.delegate === owned)
        owned = nil
        #expect(layer.delegate == nil)
    }

    @Test("answers for the properties that change, and for no others")
    func actions() {
        let recorder = Recorder()
        delegate.answer = recorder
        let layer = makeLayer()
        layer.opacity = 1
        layer.opacity = 0.5
        layer.position = CGPoint(x: 3, y: 3)
        #expect(recorder.events == ["opacity", "position"])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.2
        CATransaction.commit()
        #expect(recorder.events == ["opacity", "position"])
    }

    @Test("is asked before the dictionary of actions; NSNull ends the search")
    func searchOrder() {
        let own = Recorder()
        let layer = makeLayer()
        layer.actions = ["opacity": own, "zPosition": NSNull()]
        #expect(layer.action(forKey: "opacity") === own)
        #expect(layer.action(forKey: "zPosition") == nil)
        delegate.answer = NSNull()
        #expect(layer.action(forKey: "opacity") == nil)
        #expect(delegate.askedKeys == ["opacity", "zPosition", "opacity"])
    }
}
