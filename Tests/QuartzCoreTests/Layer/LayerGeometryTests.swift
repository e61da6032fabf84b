import Testing

@testable import QuartzCore

@Suite("The geometry of layers")
struct LayerGeometryTests {
    @Test("Content that scrolls leaves the frame as it is, to the last digit")
    func frameOfScrolledContent() {
        let layer = CALayer()
        let frame = CGRect(x: 0, y: 47.33333333333334, width: 390, height: 796.6666666666666)
        layer.frame = frame
        let still = layer.frame
        for offset in [-142.33333333333331, -142.33333333333334, 0.1, 1e5 / 3, -1e-9] {
            layer.bounds.origin = CGPoint(x: offset / 7, y: offset)
            #expect(layer.frame == still)
        }
    }

    @Test("Setting the frame sets position and size of the bounds, not their origin")
    func frame() {
        let layer = CALayer()
        layer.bounds.origin = CGPoint(x: 7, y: 8)
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(layer.position == CGPoint(x: 60, y: 45))
        #expect(layer.bounds == CGRect(x: 7, y: 8, width: 100, height: 50))
        #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test("The anchor point decides which point of the layer lies at its position")
    func anchor() {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 100, height: 50)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.position = CGPoint(x: 10, y: 80)
        #expect(layer.frame == CGRect(x: 10, y: 30, width: 100, height: 50))
    }

    @Test("A rectangle goes from one turned branch to another as a box around a box")
    func betweenTurnedBranches() {
        let (root, left, right) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(left)
        root.addSublayer(right)
        left.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        right.setAffineTransform(CGAffineTransform(rotationAngle: -.pi / 4))
        let size = left.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: right).size
        #expect(abs(size.width - 20) < 1e-9)
        #expect(abs(size.height - 20) < 1e-9)
        let inRoot = left.convert(CGRect(x: 0, y: 0, width: 10, height: 10), to: root)
        #expect(abs(inRoot.width - 200.squareRoot()) < 1e-9)
    }

    @Test("The frame of a turned layer is the box around it")
    func turned() {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let frame = layer.frame
        #expect(abs(frame.minX - 25) < 1e-9)
        #expect(abs(frame.minY + 25) < 1e-9)
        #expect(abs(frame.width - 50) < 1e-9)
        #expect(abs(frame.height - 100) < 1e-9)
        #expect(layer.affineTransform().b == 1)
    }

    @Test("Setting the frame of a scaled layer gives bounds that fill it")
    func scaledFrame() {
        let layer = CALayer()
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
        layer.frame = CGRect(x: 10, y: 10, width: 100, height: 80)
        #expect(layer.bounds.size == CGSize(width: 50, height: 20))
        #expect(layer.frame == CGRect(x: 10, y: 10, width: 100, height: 80))
    }

    @Test("A frame of negative size is the same rectangle written otherwise")
    func negativeSize() {
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: -4, height: 5)
        #expect(layer.frame == CGRect(x: 6, y: 10, width: 4, height: 5))
    }

    @Test("Coordinates are converted through bounds, positions and transforms, both ways")
    func conversion() {
        let root = CALayer()
        let left = plain(nil, 10, 10, 50, 50)
        let right = plain(nil, 100, 40, 40, 40)
        let inner = plain(nil, 5, 5, 10, 10)
        left.bounds.origin = CGPoint(x: 0, y: 20)
        right.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        root.addSublayer(left)
        root.addSublayer(right)
        left.addSublayer(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 16, y: -3))
        #expect(inner.convert(CGPoint(x: 16, y: -3), from: root) == CGPoint(x: 1, y: 2))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 16, y: -3))
        // The right layer covers (80, 20) to (160, 100).
        #expect(right.convert(CGPoint(x: 0, y: 0), to: left) == CGPoint(x: 70, y: 30))
        #expect(left.convert(CGRect(x: 70, y: 30, width: 8, height: 4), to: right) == CGRect(x: 0, y: 0, width: 4, height: 2))
    }

    @Test("The transform for sublayers turns about the middle of the layer")
    func sublayerTransform() {
        let root = plain(nil, 0, 0, 100, 100)
        let child = plain(nil, 0, 0, 10, 10)
        root.addSublayer(child)
        root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: -50, y: -50))
        #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("The foremost layer is hit: by z-position first, then by order")
    func hitOrder() {
        let root = plain(nil, 0, 0, 100, 100)
        let first = plain(nil, 0, 0, 50, 50)
        let second = plain(nil, 0, 0, 50, 50)
        root.addSublayer(first)
        root.addSublayer(second)
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === second)
        first.zPosition = 1
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === first)
        first.isHidden = true
        #expect(root.hitTest(CGPoint(x: 10, y: 10)) === second)
        #expect(root.hitTest(CGPoint(x: 70, y: 70)) === root)
        #expect(root.hitTest(CGPoint(x: 170, y: 70)) == nil)
    }

    @Test("Sublayers are hit outside of their layer unless it cuts them off")
    func hitOutside() {
        let root = plain(nil, 0, 0, 100, 100)
        let middle = plain(nil, 0, 0, 10, 10)
        let inner = plain(nil, 20, 20, 10, 10)
        root.addSublayer(middle)
        middle.addSublayer(inner)
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === inner)
        middle.masksToBounds = true
        #expect(root.hitTest(CGPoint(x: 25, y: 25)) === root)
    }

    @Test("A turned layer is hit where it is seen")
    func hitTurned() {
        let root = plain(nil, 0, 0, 100, 100)
        let bar = plain(nil, 0, 45, 100, 10)
        bar.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        root.addSublayer(bar)
        #expect(root.hitTest(CGPoint(x: 50, y: 5)) === bar)
        #expect(root.hitTest(CGPoint(x: 5, y: 50)) === root)
    }

    @Test("NaN is refused where it is set")
    func nan() async {
        let frame = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
        }
        #expect(message(frame).contains("CALayer position contains NaN: [0.5 nan]"))
        let position = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().position = CGPoint(x: CGFloat.nan, y: CGFloat.nan)
        }
        #expect(message(position).contains("CALayer position contains NaN: [nan nan]"))
        let bounds = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().bounds.size.width = .nan
        }
        #expect(message(bounds).contains("CALayer bounds contains NaN: [0 0; nan 0]"))
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
