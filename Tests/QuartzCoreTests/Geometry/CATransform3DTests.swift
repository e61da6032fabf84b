import Testing

@testable import QuartzCore

@Suite("Transforms in space")
struct CATransform3DTests {
    private func isClose(_ a: CATransform3D, _ b: CATransform3D, tolerance: CGFloat = 1e-9) -> Bool {
        let difference = [
            a.m11 - b.m11, a.m12 - b.m12, a.m13 - b.m13, a.m14 - b.m14, a.m21 - b.m21, a.m22 - b.m22, a.m23 - b.m23,
            a.m24 - b.m24, a.m31 - b.m31, a.m32 - b.m32, a.m33 - b.m33, a.m34 - b.m34, a.m41 - b.m41, a.m42 - b.m42,
            a.m43 - b.m43, a.m44 - b.m44,
        ]
        return difference.allSatisfy { abs($0) < tolerance }
    }

    @Test("Concatenation does the first transform first")
    func order() {
        let moveThenScale = CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 2))
        #expect(moveThenScale.m41 == 20)
        let scaleThenMove = CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(10, 0, 0))
        #expect(scaleThenMove.m41 == 10)
    }

    @Test("The functions with a transform apply their own part first")
    func appliedFirst() {
        let scale = CATransform3DMakeScale(2, 3, 4)
        #expect(CATransform3DTranslate(scale, 1, 1, 1) == CATransform3DConcat(CATransform3DMakeTranslation(1, 1, 1), scale))
        #expect(CATransform3DScale(scale, 2, 2, 2).m33 == 8)
        #expect(isClose(CATransform3DRotate(scale, 0.5, 0, 0, 1), CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), scale)))
    }

    @Test("A turn about z by a quarter takes x to y")
    func quarterTurn() {
        let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 5)
        #expect(abs(t.m11) < 1e-12)
        #expect(abs(t.m12 - 1) < 1e-12)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test("The inverse takes everything back, with a perspective too")
    func inverse() {
        var t = CATransform3DIdentity
        t.m34 = -1 / 500
        t = CATransform3DRotate(CATransform3DTranslate(CATransform3DScale(t, 2, 0.5, 3), 7, -4, 2), 0.8, 1, 2, 3)
        #expect(isClose(CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DIdentity))
        #expect(isClose(CATransform3DConcat(CATransform3DInvert(t), t), CATransform3DIdentity))
    }

    @Test("A transform that cannot be taken back is its own inverse")
    func noInverse() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
    }

    @Test("Affine transforms survive the way into space and back")
    func affine() {
        let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let t = CATransform3DMakeAffineTransform(m)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == m)
        #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 1, 0, 0)))
    }

    @Test("Parts that are set can be read again, and leave the others alone", arguments: ["rotation.x", "rotation.y", "rotation.z"])
    func rotationParts(name: String) throws {
        var t = CATransform3DScale(CATransform3DMakeTranslation(3, 4, 5), 2, 3, 4)
        let isKnown = t.setPart(name, to: .number(0.4))
        #expect(isKnown)
        for (part, expected) in [(name, 0.4), ("scale.x", 2), ("scale.y", 3), ("scale.z", 4), ("translation.y", 4)] {
            guard case .number(let value)? = t.part(part) else {
                Issue.record("\(part) cannot be read")
                continue
            }
            #expect(abs(value - expected) < 1e-9, "\(part)")
        }
    }

    @Test("Halfway through a half turn a layer is turned by a quarter, not shrunk to nothing")
    func halfTurn() {
        let end = CATransform3DMakeRotation(.pi * 0.999, 0, 0, 1)
        let middle = CATransform3DIdentity.interpolated(to: end, at: 0.5)
        #expect(abs((middle.m11 * middle.m11 + middle.m12 * middle.m12).squareRoot() - 1) < 1e-9)
        #expect(abs(atan2(middle.m12, middle.m11) - .pi * 0.4995) < 1e-9)
    }

    @Test("The ends of a way between transforms are the transforms")
    func ends() {
        let from = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.4, c: -0.3, d: 2, tx: 5, ty: 6))
        let to = CATransform3DMakeAffineTransform(CGAffineTransform(a: -1, b: 0.2, c: 0.7, d: 1, tx: -5, ty: 0))
        #expect(isClose(from.interpolated(to: to, at: 0), from))
        #expect(isClose(from.interpolated(to: to, at: 1), to))
    }

    @Test("Value objects hold transforms, and animations understand them")
    func valueObjects() throws {
        let transform = CATransform3DMakeRotation(1, 0, 0.5, 1)
        let value = NSValue(caTransform3D: transform)
        #expect(CATransform3DEqualToTransform(value.caTransform3DValue, transform))
        #expect(value == NSValue(caTransform3D: transform))
        #expect(CATransform3DIsIdentity(NSNumber(value: 3).caTransform3DValue))
        guard case .transform(let read)? = AnimatableValue(value) else {
            Issue.record("no transform was read")
            return
        }
        #expect(CATransform3DEqualToTransform(read, transform))
    }
}
