import CoreGraphics
import Testing

@Suite struct CGPathTests {
    @Test func anEmptyPathHasNoBox() {
        let path = CGMutablePath()
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
        #expect(path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero)
    }

    @Test func linesNeedAPointToStartFrom() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        path.closeSubpath()
        #expect(path.isEmpty)
    }

    @Test func stepsComeBackInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 3, y: 4))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        path.addCurve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14))
        path.closeSubpath()
        #expect(steps(path) == ["m 1,2", "l 3,4", "q 7,8 5,6", "c 11,12 13,14 9,10", "z"])
        #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    }

    @Test func anEllipseFillsItsRectangleExactly() {
        let rect = CGRect(x: 3, y: 5, width: 30, height: 11)
        #expect(CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath == rect)
        #expect(CGPath(roundedRect: rect, cornerWidth: 4, cornerHeight: 3, transform: nil).boundingBoxOfPath == rect)
    }

    @Test func controlPointsCountOnlyInTheWiderBox() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-12)
    }

    @Test func theBoxOfACurveHoldsManyPointsOfItAndTouchesThem() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(to: CGPoint(x: 10, y: 3), control1: CGPoint(x: -8, y: 20), control2: CGPoint(x: 25, y: -9))
        let box = path.boundingBoxOfPath
        let flat = path.flattened(threshold: 1e-4).boundingBox
        #expect(abs(box.minX - flat.minX) < 1e-3)
        #expect(abs(box.maxX - flat.maxX) < 1e-3)
        #expect(abs(box.minY - flat.minY) < 1e-3)
        #expect(abs(box.maxY - flat.maxY) < 1e-3)
    }

    @Test func rectanglesAreRecognised() {
        var found = CGRect.zero
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(CGPath(rect: rect, transform: nil).isRect(&found))
        #expect(found == rect)
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        var turned = CGAffineTransform(rotationAngle: 0.1)
        #expect(!CGPath(rect: rect, transform: &turned).isRect(nil))
        var quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        #expect(CGPath(rect: rect, transform: &quarter).isRect(&found))
        #expect(found == CGRect(x: -6, y: 1, width: 4, height: 3))
    }

    @Test func copiesDoNotFollow() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
        let copy = try #require(path.copy())
        let mutable = try #require(path.mutableCopy())
        path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
        mutable.addRect(CGRect(x: 9, y: 9, width: 1, height: 1))
        #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
        #expect(path.boundingBox.maxX == 6)
        #expect(mutable.boundingBox.maxX == 10)
    }

    @Test func cornersThatDoNotFitAreMadeSmaller() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let pill = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100, transform: nil)
        #expect(pill == CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: nil))
        #expect(CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: 0, transform: nil).isRect(nil))
    }

    @Test func numbersThatAreNoneDoNoHarm() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: .infinity, startAngle: .nan, endAngle: 1, clockwise: true)
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e300)
        path.addRect(.null)
        path.addRect(.infinite)
        #expect(!path.contains(CGPoint(x: CGFloat.nan, y: 0)))
    }

    private func steps(_ path: CGPath) -> [String] {
        var steps: [String] = []
        path.applyWithBlock { element in
            let (letter, count): (String, Int) =
                switch element.pointee.type {
                case .moveToPoint: ("m", 1)
                case .addLineToPoint: ("l", 1)
                case .addQuadCurveToPoint: ("q", 2)
                case .addCurveToPoint: ("c", 3)
                case .closeSubpath: ("z", 0)
                }
            let points = (0..<count).map { index in
                let point = element.pointee.points[index]
                return "\(Int(point.x)),\(Int(point.y))"
            }
            steps.append(([letter] + points).joined(separator: " "))
        }
        return steps
    }
}
