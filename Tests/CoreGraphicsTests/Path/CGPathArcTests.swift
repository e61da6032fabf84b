import CoreGraphics
import Testing

@Suite struct CGPathArcTests {
    @Test func arcsGoTheWayThatIsAsked() {
        let quarter = CGRect(x: 0, y: 0, width: 1, height: 1)
        let wholeCircle = CGRect(x: -1, y: -1, width: 2, height: 2)
        #expect(box(from: 0, to: .pi / 2, clockwise: false) == quarter)
        #expect(box(from: .pi / 2, to: 0, clockwise: true) == quarter)
        #expect(box(from: 0, to: .pi / 2, clockwise: true) == wholeCircle)
        #expect(box(from: .pi / 2, to: 0, clockwise: false) == wholeCircle)
    }

    @Test(arguments: [true, false]) func aWholeTurnIsACircle(clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
        let other = CGMutablePath()
        other.addArc(center: CGPoint(x: 5, y: 5), radius: 5, startAngle: -.pi / 2, endAngle: 3 * .pi / 2, clockwise: clockwise)
        #expect(other.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func equalAnglesAreAPoint() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 5, startAngle: 1, endAngle: 1, clockwise: false)
        #expect(path.boundingBox.size == .zero)
    }

    @Test func arcsLieOnTheirCircle() {
        let path = CGMutablePath()
        path.addRelativeArc(center: CGPoint(x: 2, y: 3), radius: 100, startAngle: 0.3, delta: -4)
        path.flattened(threshold: 0.001).applyWithBlock { element in
            let point = element.pointee.points[0]
            #expect(abs(hypot(point.x - 2, point.y - 3) - 100) < 0.03)
        }
    }

    @Test func aRoundedCornerTouchesBothLines() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
        #expect(abs(path.currentPoint.x - 10) < 1e-9)
        #expect(abs(path.currentPoint.y - 4) < 1e-9)
        #expect(abs(path.boundingBoxOfPath.maxX - 10) < 1e-9)
        #expect(path.boundingBoxOfPath.minY > -1e-9)
    }

    @Test func withoutACornerThereIsALine() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
        path.addArc(tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 0, y: 10), radius: 0)
        #expect(path.currentPoint == CGPoint(x: 10, y: 10))
    }

    private func box(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGRect {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: clockwise)
        return path.boundingBoxOfPath
    }
}
