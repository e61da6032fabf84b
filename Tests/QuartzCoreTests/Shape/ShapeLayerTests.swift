import Display
import Testing

@_spi(ForasteroInternal) @testable import QuartzCore

@Suite("Shape layers")
@MainActor
struct ShapeLayerTests {
    private func shape(_ path: CGPath, _ change: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
        layer.path = path
        change(layer)
        return layer
    }

    /// Only the stroke of a path.
    private func line(_ points: [CGPoint], width: CGFloat = 4, _ change: (CAShapeLayer) -> Void = { _ in }) -> CAShapeLayer {
        let path = CGMutablePath()
        path.addLines(between: points)
        return shape(path) { layer in
            layer.fillColor = nil
            layer.strokeColor = .red
            layer.lineWidth = width
            change(layer)
        }
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    @Test("Defaults")
    func defaults() {
        let layer = CAShapeLayer()
        #expect(layer.path == nil)
        #expect(layer.strokeColor == nil)
        #expect(layer.lineDashPattern == nil)
        #expect(layer.fillColor == .black)
        #expect(layer.fillRule == .nonZero)
        #expect(layer.lineCap == .butt)
        #expect(layer.lineJoin == .miter)
        #expect(layer.lineWidth == 1)
        #expect(layer.miterLimit == 10)
        #expect(layer.lineDashPhase == 0)
        #expect(layer.strokeStart == 0)
        #expect(layer.strokeEnd == 1)
    }

    @Test("A rectangle is the same as a layer with a colour", arguments: [1.0, 2.0, 3.0])
    func fill(scale: CGFloat) {
        let same = difference(scale: scale) { root in
            root.addSublayer(shape(rect(5, 6, 20, 12)) { $0.fillColor = .red })
        } _: { root in
            root.addSublayer(plain(.red, 5, 6, 20, 12))
        }
        #expect(same.count == 0)
    }

    @Test(
        "A stroked line is the same as a thin rectangle, its caps make it longer",
        arguments: [
            (CAShapeLayerLineCap.butt, CGFloat(0)), (.square, 2),
        ])
    func stroke(cap: CAShapeLayerLineCap, extra: CGFloat) {
        let same = difference { root in
            root.addSublayer(line([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]) { $0.lineCap = cap })
        } _: { root in
            root.addSublayer(plain(.red, 10 - extra, 18, 20 + 2 * extra, 4))
        }
        #expect(same.count == 0)
    }

    @Test("A line with round caps is the same as a rounded rectangle")
    func roundCap() {
        let same = difference { root in
            root.addSublayer(line([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)], width: 8) { $0.lineCap = .round })
        } _: { root in
            let layer = plain(.red, 6, 16, 28, 8)
            layer.cornerRadius = 4
            root.addSublayer(layer)
        }
        // Circles are made of other curves in the two.
        #expect(same.greatest <= 10)
    }

    @Test("A stroked rectangle is the same as a border, with pointed corners beyond the path")
    func miter() {
        let same = difference { root in
            root.addSublayer(
                shape(rect(10, 10, 20, 20)) {
                    $0.fillColor = nil
                    $0.strokeColor = .red
                    $0.lineWidth = 4
                })
        } _: { root in
            let layer = plain(nil, 8, 8, 24, 24)
            layer.borderWidth = 4
            layer.borderColor = .red
            root.addSublayer(layer)
        }
        #expect(same.count == 0)
    }

    @Test("The stroke begins and ends at shares of the length")
    func trimming() {
        // Down and to the right: 30 long; from 5 to 20 of it.
        let same = difference { root in
            let points = [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]
            root.addSublayer(
                line(points) {
                    $0.strokeStart = 5 / 30
                    $0.strokeEnd = 20 / 30
                })
        } _: { root in
            root.addSublayer(line([CGPoint(x: 10, y: 15), CGPoint(x: 10, y: 20), CGPoint(x: 20, y: 20)]))
        }
        #expect(same.greatest <= 1)
    }

    @Test("Half of a circle is stroked when the stroke ends at a half; filling does not change")
    func trimmedCircle() {
        let circle = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
        let half = CGMutablePath()
        // An ellipse begins at its right side and goes on downwards.
        half.addArc(center: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        let same = difference { root in
            root.addSublayer(
                shape(circle) {
                    $0.fillColor = .blue
                    $0.strokeColor = .red
                    $0.lineWidth = 4
                    $0.strokeEnd = 0.5
                })
        } _: { root in
            root.addSublayer(shape(circle) { $0.fillColor = .blue })
            root.addSublayer(
                shape(half) {
                    $0.fillColor = nil
                    $0.strokeColor = .red
                    $0.lineWidth = 4
                })
        }
        #expect(same.greatest <= 12)
    }

    @Test("A stroke that ends before it begins is none")
    func emptyStroke() {
        let same = difference { root in
            root.addSublayer(
                line([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)]) {
                    $0.strokeStart = 0.6
                    $0.strokeEnd = 0.4
                })
        } _: { _ in
        }
        #expect(same.count == 0)
    }

    @Test("Dashes are the same as short lines")
    func dashes() {
        let same = difference { root in
            root.addSublayer(
                line([CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)]) {
                    $0.lineDashPattern = [4, 6]
                    $0.lineDashPhase = 2
                })
        } _: { root in
            for (x, width) in [(10.0, 2.0), (18, 4), (28, 2)] { root.addSublayer(plain(.red, x, 18, width, 4)) }
        }
        #expect(same.count == 0)
    }

    @Test("The even-odd rule leaves a hole where the path winds twice")
    func fillRule() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 5, y: 5, width: 30, height: 30))
        path.addRect(CGRect(x: 15, y: 15, width: 10, height: 10))
        #expect(
            difference {
                $0.addSublayer(shape(path) { $0.fillColor = .red })
            } _: {
                $0.addSublayer(plain(.red, 5, 5, 30, 30))
            }.count == 0)
        #expect(
            difference {
                $0.addSublayer(
                    shape(path) {
                        $0.fillColor = .red
                        $0.fillRule = .evenOdd
                    })
            } _: {
                $0.addSublayer(plain(.red, 5, 5, 30, 30))
                $0.addSublayer(plain(CGColor(gray: 0.5, alpha: 1), 15, 15, 10, 10))
            }.count == 0)
    }

    @Test("The path reaches beyond the bounds, unless the layer masks to them")
    func bounds() {
        func build(_ masks: Bool) -> (CALayer) -> Void {
            { root in
                let layer = self.shape(self.rect(-5, -5, 20, 20)) { $0.fillColor = .red }
                layer.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
                layer.masksToBounds = masks
                root.addSublayer(layer)
            }
        }
        #expect(difference(build(false)) { $0.addSublayer(plain(.red, 5, 5, 20, 20)) }.count == 0)
        #expect(difference(build(true)) { $0.addSublayer(plain(.red, 10, 10, 10, 10)) }.count == 0)
    }

    @Test("As a mask, a shape cuts out its inside")
    func mask() {
        let same = difference { root in
            let layer = plain(.red, 0, 0, 40, 40)
            layer.mask = shape(rect(8, 8, 10, 12))
            root.addSublayer(layer)
        } _: { root in
            root.addSublayer(plain(.red, 8, 8, 10, 12))
        }
        #expect(same.count == 0)
    }

    @Test("A layer keeps the path as it was when it was set")
    func copies() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
        let layer = CAShapeLayer()
        layer.path = path
        layer.shadowPath = path
        path.addRect(CGRect(x: 10, y: 1, width: 2, height: 2))
        #expect(layer.path?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 1, y: 1, width: 2, height: 2))
    }

    @Test("Moving a shape by whole pixels looks as if it had been there from the start")
    func moving() {
        let star = CGPath(ellipseIn: CGRect(x: 3, y: 3, width: 11, height: 9), transform: nil)
        let stage = Stage(scale: 2)
        let layer = shape(star) { $0.opacity = 0.7 }
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
        withoutActions { layer.position.x += 8.5 }
        stage.render()
        let fresh = Stage(scale: 2)
        withoutActions {
            fresh.root.addSublayer(
                shape(star) {
                    $0.opacity = 0.7
                    $0.position.x += 8.5
                })
        }
        fresh.render()
        #expect(PictureDifference(stage.pixels, fresh.pixels).count == 0)
    }

    @Test("The stroke's end is animated implicitly, the path is not")
    func implicit() {
        let stage = Stage()
        let layer = line([CGPoint(x: 0, y: 20), CGPoint(x: 40, y: 20)]) { $0.strokeEnd = 0 }
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
        layer.strokeEnd = 1
        layer.path = rect(0, 0, 5, 5)
        #expect(layer.animationKeys() == ["strokeEnd"])
        stage.render()
        stage.clock.advance(by: 0.125)
        let shown = layer.presentation()!.strokeEnd
        #expect(shown > 0.5)
        #expect(shown < 1)
        #expect(layer.strokeEnd == 1)
    }

    @Test("A path is animated point by point by an animation of its own")
    func pathAnimation() {
        let stage = Stage()
        let layer = shape(rect(0, 0, 10, 10))
        withoutActions { stage.root.addSublayer(layer) }
        stage.render()
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = rect(0, 0, 10, 10)
        animation.toValue = rect(20, 10, 20, 30)
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.render()
        stage.clock.advance(by: 0.5)
        #expect(layer.presentation()!.path?.boundingBox == CGRect(x: 10, y: 5, width: 15, height: 20))
        #expect(layer.path?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test("Paths that have nothing in common change half way", arguments: [(0.25, 10.0), (0.75, 4.0)])
    func differentPaths(share: CGFloat, width: CGFloat) {
        let mixed = rect(0, 0, 10, 10).mixed(with: CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil), share)
        #expect(mixed.boundingBoxOfPath.width == width)
    }

    @Test("A part of a path knows where curves are", arguments: [0.25, 0.5, 0.9])
    func parts(share: CGFloat) {
        let circle = MeasuredPath(CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil))
        let end = circle.part(from: 0, to: share).currentPoint
        #expect(abs(end.x - 10 * cos(2 * .pi * share)) < 0.02)
        #expect(abs(end.y - 10 * sin(2 * .pi * share)) < 0.02)
    }

    @Test("Numbers that make no sense draw nothing or what can be drawn", arguments: [CGFloat.nan, .infinity, -3])
    func nonsense(number: CGFloat) {
        let same = difference { root in
            root.addSublayer(line([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)], width: number))
            root.addSublayer(shape(rect(number, 0, .nan, 4)))
        } _: { _ in
        }
        #expect(same.count == 0)
    }
}
