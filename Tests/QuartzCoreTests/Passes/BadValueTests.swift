import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

/// Draws whatever it is asked for.
private final class Canvas: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(ctx.boundingBoxOfClipPath)
    }
}

@Suite("Values that make no sense neither stop the program nor harm other layers")
@MainActor
struct BadValueTests {
    private nonisolated static let odd: [CGFloat] = [.infinity, -.infinity, .nan, 1e300, -1e300, 1e9, -1e9, .leastNonzeroMagnitude, 0, -5]
    private let stage = Stage(width: 20, height: 20)
    private let witness = plain(.green, 0, 0, 5, 5)

    private func show(_ change: (CALayer) -> Void) {
        let layer = Canvas()
        withoutActions {
            layer.frame = CGRect(x: 8, y: 8, width: 6, height: 6)
            layer.backgroundColor = .red
            let inner = plain(.blue, 1, 1, 3, 3)
            layer.addSublayer(inner)
            stage.root.sublayers = [layer, witness]
            change(layer)
        }
        stage.render()
        withoutActions { layer.removeFromSuperlayer() }
        stage.render()
        #expect(stage.pixel(2, 2) == 0xFF00_FF00)
        #expect(stage.pixel(18, 18) == 0xFF00_0000)
    }

    @Test("places and sizes", arguments: odd.filter { !$0.isNaN })
    func geometry(value: CGFloat) {
        show { $0.frame = CGRect(x: value, y: value, width: 5, height: 5) }
        show { $0.frame = CGRect(x: 0, y: 0, width: value, height: value) }
        show { $0.bounds.origin = CGPoint(x: value, y: value) }
        show {
            $0.bounds.size = CGSize(width: value, height: 3)
            $0.masksToBounds = true
            $0.setNeedsDisplay()
        }
        show { $0.anchorPoint = CGPoint(x: value, y: value) }
    }

    @Test("transforms", arguments: odd)
    func transforms(value: CGFloat) {
        show { $0.transform = CATransform3DMakeScale(value, value, 1) }
        show { $0.transform = CATransform3DMakeRotation(value, 0, 0, 1) }
        show { $0.transform.m34 = value }
        show { $0.sublayerTransform = CATransform3DMakeTranslation(value, 0, value) }
        show { $0.zPosition = value }
    }

    @Test("corners, borders and shadows", arguments: odd)
    func decoration(value: CGFloat) {
        show {
            $0.cornerRadius = value
            $0.borderWidth = value
            $0.masksToBounds = true
        }
        show {
            $0.cornerRadius = value
            $0.cornerCurve = .continuous
        }
        show {
            $0.shadowOpacity = 1
            $0.shadowRadius = value
        }
        show {
            $0.backgroundColor = nil
            $0.shadowOpacity = Float(value)
            $0.shadowRadius = value
            $0.shadowOffset = CGSize(width: value, height: -value)
        }
        show { $0.opacity = Float(value) }
    }

    @Test("scales and parts of contents", arguments: odd)
    func contents(value: CGFloat) {
        show {
            $0.contentsScale = value
            $0.setNeedsDisplay()
        }
        show {
            $0.setNeedsDisplay()
            $0.displayIfNeeded()
            $0.contentsRect = CGRect(x: value, y: 0, width: value, height: 1)
        }
        show {
            $0.setNeedsDisplay()
            $0.displayIfNeeded()
            $0.contentsCenter = CGRect(x: value, y: 0, width: value, height: value)
            $0.contentsGravity = .center
        }
    }

    @Test("times", arguments: odd)
    func times(value: CGFloat) {
        show { layer in
            let animation = CABasicAnimation(keyPath: "position")
            animation.toValue = CGPoint(x: 9, y: 9)
            animation.duration = Double(value)
            animation.beginTime = Double(value)
            animation.speed = Float(value)
            animation.repeatCount = Float(value)
            layer.add(animation, forKey: nil)
        }
    }

    @Test("values of animations that have nothing to do with the property")
    func animationValues() {
        let pairs: [(path: String, value: Any)] = [
            ("position", "left"), ("opacity", CGRect.zero), ("nonsense", 1.0), ("", 1.0), ("bounds.size.depth", 1.0),
        ]
        for (path, value) in pairs {
            show { layer in
                let animation = CABasicAnimation(keyPath: path)
                animation.toValue = value
                layer.add(animation, forKey: nil)
            }
        }
    }
}
