import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Asks for layout again whenever it is laid out, and then has its child laid out at once.
private final class RestlessDelegate: NSObject, CALayerDelegate {
    let child = CALayer()
    private(set) var layouts = 0
    private(set) var greatestDepth = 0
    private var depth = 0

    func layoutSublayers(of layer: CALayer) {
        depth += 1
        layouts += 1
        greatestDepth = max(greatestDepth, depth)
        // So that the test ends, where it would not otherwise.
        if layouts < 100 {
            layer.setNeedsLayout()
            child.setNeedsLayout()
            child.layoutIfNeeded()
        }
        depth -= 1
    }
}

@Suite("Layout that is asked for in the middle of layout")
@MainActor
struct NestedLayoutTests {
    @Test("A layer that is being laid out is not laid out inside of that, when a layer below it is laid out at once")
    func doesNotNest() {
        let parent = plain(nil, 0, 0, 20, 10)
        let delegate = RestlessDelegate()
        parent.delegate = delegate
        parent.addSublayer(delegate.child)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(delegate.greatestDepth == 1)
        // The pass gives up for this frame, and the layer still waits.
        #expect(delegate.layouts == 64)
        #expect(parent.needsLayout())
    }

    @Test("The child is laid out before the call returns")
    func childIsLaidOut() {
        let parent = plain(nil, 0, 0, 20, 10)
        let delegate = RestlessDelegate()
        parent.delegate = delegate
        parent.addSublayer(delegate.child)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(!delegate.child.needsLayout())
    }
}
