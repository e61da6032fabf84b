import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
    private let samples = [
        CGAffineTransform.identity,
        CGAffineTransform(translationX: 3, y: -4),
        CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7),
        CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
        CGAffineTransform(rotationAngle: -2).translatedBy(x: 1, y: 9).scaledBy(x: 3, y: 0.25),
    ]
    private let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: -3, y: 8.5)]

    @Test func anEmptyTransformIsAllZerosAndNotTheIdentity() {
        #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
        #expect(!CGAffineTransform().isIdentity)
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func concatenatingDoesTheReceiverFirst() {
        for first in samples {
            for second in samples {
                for point in points {
                    expectClose(point.applying(first.concatenating(second)), point.applying(first).applying(second))
                }
            }
        }
    }

    @Test func movingScalingAndTurningComeBeforeTheReceiver() {
        for transform in samples {
            expectClose(transform.translatedBy(x: 2, y: 3), CGAffineTransform(translationX: 2, y: 3).concatenating(transform))
            expectClose(transform.scaledBy(x: 2, y: 3), CGAffineTransform(scaleX: 2, y: 3).concatenating(transform))
            expectClose(transform.rotated(by: 0.4), CGAffineTransform(rotationAngle: 0.4).concatenating(transform))
        }
    }

    @Test func aQuarterTurnTakesTheXAxisToTheYAxis() {
        expectClose(CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2)), CGPoint(x: 0, y: 1))
    }

    @Test func theInverseUndoes() {
        for transform in samples {
            for point in points { expectClose(point.applying(transform).applying(transform.inverted()), point) }
        }
    }

    @Test func whatHasNoInverseStaysAsItIs() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
        #expect(flat.inverted() == flat)
        #expect(CGAffineTransform().inverted() == CGAffineTransform())
    }

    @Test func sizesAreNotMoved() {
        let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: -3, tx: 100, ty: 100)
        #expect(CGSize(width: 4, height: 5).applying(transform) == CGSize(width: 8, height: -15))
    }

    @Test func aTurnedRectangleBecomesTheBoxAroundIt() {
        let box = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        let half = CGFloat(2).squareRoot()
        #expect(abs(box.minX + half) < 1e-12)
        #expect(abs(box.width - 2 * half) < 1e-12)
        #expect(CGRect.null.applying(samples[1]).isNull)
        #expect(CGRect.infinite.applying(samples[4]).isInfinite)
    }

    @Test func componentsPutTogetherGiveTheTransformBack() {
        for transform in samples { expectClose(CGAffineTransform(transform.decomposed()), transform) }
        let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 2, y: 3).decomposed()
        #expect(abs(parts.rotation - 0.5) < 1e-12)
        #expect(abs(parts.scale.width - 2) < 1e-12)
        #expect(abs(parts.scale.height - 3) < 1e-12)
        #expect(abs(parts.horizontalShear) < 1e-12)
    }

    @Test func archivesHoldSixNumbersInARow() throws {
        let data = try JSONEncoder().encode(samples[4])
        #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
        #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == samples[4])
        #expect(try JSONDecoder().decode(CGVector.self, from: Data("[7,8]".utf8)) == CGVector(dx: 7, dy: 8))
    }

    private func expectClose(_ first: CGPoint, _ second: CGPoint, at location: SourceLocation = #_sourceLocation) {
        #expect(hypot(first.x - second.x, first.y - second.y) < 1e-9, sourceLocation: location)
    }

    private func expectClose(_ first: CGAffineTransform, _ second: CGAffineTransform, at location: SourceLocation = #_sourceLocation) {
        let differences = [
            first.a - second.a, first.b - second.b, first.c - second.c, first.d - second.d, first.tx - second.tx, first.ty - second.ty,
        ]
        #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(first) is not \(second)", sourceLocation: location)
    }
}
