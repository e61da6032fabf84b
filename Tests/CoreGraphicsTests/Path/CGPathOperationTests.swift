import CoreGraphics
import Testing

@Suite struct CGPathOperationTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    private let shifted = CGPath(rect: CGRect(x: 10, y: 5, width: 20, height: 10), transform: nil)

    @Test func operationsOnRectanglesAreExact() {
        #expect(square.intersection(shifted).isRect(nil))
        #expect(square.intersection(shifted).boundingBox == CGRect(x: 10, y: 5, width: 10, height: 10))
        #expect(square.union(shifted).boundingBox == CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(square.union(shifted).stepCount == 8)
        #expect(square.subtracting(shifted).stepCount == 8)
        #expect(shifted.subtracting(square).boundingBox == CGRect(x: 20, y: 5, width: 10, height: 10))
        #expect(square.symmetricDifference(shifted).componentsSeparated().count == 2)
    }

    @Test func nothingComesOfNothing() {
        let empty = CGPath(rect: .null, transform: nil).intersection(square)
        #expect(CGMutablePath().union(CGMutablePath()).isEmpty)
        #expect(square.intersection(CGMutablePath()).isEmpty)
        #expect(square.subtracting(square).isEmpty)
        #expect(square.union(CGMutablePath()).boundingBox == square.boundingBox)
        #expect(empty.isEmpty)
        let line = CGMutablePath()
        line.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
        #expect(line.normalized().isEmpty)
    }

    @Test func numbersThatAreNotFiniteHaveNoArea() {
        let broken = CGMutablePath()
        broken.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 4), CGPoint(x: 9, y: CGFloat.infinity)])
        #expect(broken.normalized().isEmpty)
        #expect(square.union(broken).boundingBox == square.boundingBox)
        #expect(square.lineIntersection(broken).isEmpty)
    }

    @Test func curvesStayCurves() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        let half = circle.intersection(CGPath(rect: CGRect(x: -10, y: 10, width: 50, height: 50), transform: nil))
        #expect(half.stepCount(.addCurveToPoint) == 2)
        #expect(circle.union(circle).stepCount(.addCurveToPoint) == 4)
        let box = half.boundingBoxOfPath
        #expect(abs(box.minY - 10) < 0.001 && abs(box.maxY - 20) < 0.001 && abs(box.width - 20) < 0.001)
    }

    @Test func aHoleBelongsToThePartAroundIt() {
        let path = CGMutablePath()
        for inset in [CGFloat(0), 2, 4, 6] { path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20).insetBy(dx: inset, dy: inset)) }
        path.addRect(CGRect(x: 40, y: 0, width: 3, height: 3))
        let parts = path.componentsSeparated(using: .evenOdd).sorted { $0.boundingBox.width > $1.boundingBox.width }
        #expect(parts.map(\.boundingBox.width) == [20, 12, 3])
        #expect(!parts[0].contains(CGPoint(x: 10, y: 3)) && parts[0].contains(CGPoint(x: 10, y: 1)))
        #expect(!parts[1].contains(CGPoint(x: 10, y: 10)) && parts[1].contains(CGPoint(x: 10, y: 5)))
    }

    @Test func pathsThatTouchDoNotIntersect() {
        let beside = CGPath(rect: CGRect(x: 20, y: 0, width: 5, height: 20), transform: nil)
        #expect(!square.intersects(beside))
        #expect(square.intersects(shifted))
        #expect(square.union(beside).boundingBox.width == 25)
        #expect(square.union(beside).stepCount <= 8)
    }

    @Test func aLineIsCutByAnArea() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -10, y: 10), CGPoint(x: 50, y: 10)])
        #expect(line.lineIntersection(square).boundingBox == CGRect(x: 0, y: 10, width: 20, height: 0))
        let rest = line.lineSubtracting(square)
        #expect(rest.boundingBox == CGRect(x: -10, y: 10, width: 60, height: 0))
        #expect(rest.stepCount(.moveToPoint) == 2)
        #expect(
            square.lineIntersection(CGPath(rect: CGRect(x: -5, y: -5, width: 50, height: 50), transform: nil)) == square.normalizedStart)
    }

    /// Painted with pixels whose middles the path holds, each operation has the pixels that the two paths have together.
    @Test(arguments: 0..<24) func operationsAgreeWithPixels(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let (first, second) = (random.path(), random.path())
        let rule: CGPathFillRule = seed % 2 == 0 ? .winding : .evenOdd
        let (a, b) = (first.pixels(rule), second.pixels(rule))
        expectAgreement(first.intersection(second, using: rule), zip(a, b).map { $0 && $1 }, "intersection", seed)
        expectAgreement(first.union(second, using: rule), zip(a, b).map { $0 || $1 }, "union", seed)
        expectAgreement(first.subtracting(second, using: rule), zip(a, b).map { $0 && !$1 }, "subtraction", seed)
        expectAgreement(first.symmetricDifference(second, using: rule), zip(a, b).map { $0 != $1 }, "difference", seed)
        expectAgreement(first.normalized(using: rule), a, "normalised", seed)
        #expect(first.intersects(second, using: rule) || zip(a, b).allSatisfy { !($0 && $1) })
    }

    private func expectAgreement(_ result: CGPath, _ expected: [Bool], _ name: String, _ seed: Int) {
        // Middles of pixels lie between the points of random paths, so only slanted edges can be nearer than a cut is off.
        let byTurns = zip(result.pixels(.winding), expected).count { $0 != $1 }
        let byCrossings = zip(result.pixels(.evenOdd), expected).count { $0 != $1 }
        #expect(byTurns <= 1 && byCrossings <= 1, "\(name) of \(seed): \(byTurns) and \(byCrossings) pixels of \(expected.count) differ")
    }
}

extension CGPath {
    fileprivate var stepCount: Int { stepCount(.addLineToPoint) + stepCount(.closeSubpath) + stepCount(.addCurveToPoint) }

    fileprivate func stepCount(_ type: CGPathElementType) -> Int {
        var count = 0
        applyWithBlock { if $0.pointee.type == type { count += 1 } }
        return count
    }

    /// The path as one that went through an operation on its line.
    fileprivate var normalizedStart: CGPath { lineSubtracting(CGMutablePath()) }

    fileprivate func pixels(_ rule: CGPathFillRule) -> [Bool] {
        let polygonal = flattened(threshold: 0.002)
        return (0..<20).flatMap { y in
            (0..<20).map { x in polygonal.contains(CGPoint(x: CGFloat(x) * 2 + 0.4871, y: CGFloat(y) * 2 + 0.5123), using: rule) }
        }
    }
}

extension SplitMix {
    /// A path that crosses itself, of lines and curves, often with points in common with others.
    fileprivate mutating func path() -> CGPath {
        let path = CGMutablePath()
        for _ in 0..<(1 + Int(next() % 3)) {
            switch next() % 4 {
            case 0: path.addRect(CGRect(x: coordinate(), y: coordinate(), width: coordinate() - 10, height: coordinate() - 10))
            case 1: path.addEllipse(in: CGRect(x: coordinate() / 2, y: coordinate() / 2, width: coordinate(), height: coordinate()))
            default:
                path.move(to: point())
                for _ in 0..<(2 + Int(next() % 6)) {
                    switch next() % 3 {
                    case 0: path.addLine(to: point())
                    case 1: path.addQuadCurve(to: point(), control: point())
                    default: path.addCurve(to: point(), control1: point(), control2: point())
                    }
                }
                if next() % 2 == 0 { path.closeSubpath() }
            }
        }
        return path
    }

    private mutating func coordinate() -> CGFloat {
        // Half of them whole, so that paths share points and edges.
        next() % 2 == 0 ? CGFloat(next() % 41) : CGFloat(next() % 40_000) / 1000
    }

    private mutating func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate()) }
}
