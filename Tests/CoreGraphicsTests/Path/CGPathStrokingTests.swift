import CoreGraphics
import Testing

@Suite struct CGPathStrokingTests {
    private let zigzag: CGPath = {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 12, y: 12))
        path.addLine(to: CGPoint(x: 50, y: 20))
        path.addLine(to: CGPoint(x: 20, y: 50))
        path.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 30, y: 70))
        path.addRect(CGRect(x: 70, y: 20, width: 20, height: 30))
        return path
    }()

    @Test(arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func theOutlineFilledLooksLikeTheStroke(cap: CGLineCap, join: CGLineJoin) {
        let stroked = Picture(100, 80) { context in
            context.setLineWidth(9)
            context.setLineCap(cap)
            context.setLineJoin(join)
            context.addPath(zigzag)
            context.strokePath()
        }
        let filled = Picture(100, 80) { context in
            context.addPath(zigzag.copy(strokingWithWidth: 9, lineCap: cap, lineJoin: join, miterLimit: 10))
            context.fillPath()
        }
        // Curves are flattened differently, by a tenth of a pixel at most.
        #expect(stroked.distance(to: filled) <= 26)
        #expect(stroked.paintedArea > 500)
    }

    @Test func dashesLookLikeTheDashedStroke() {
        let stroked = Picture(100, 80) { context in
            context.setLineWidth(4)
            context.setLineDash(phase: 3, lengths: [7, 2, 1])
            context.addPath(zigzag)
            context.strokePath()
        }
        let filled = Picture(100, 80) { context in
            context.setLineWidth(4)
            context.addPath(zigzag.copy(dashingWithPhase: 3, lengths: [7, 2, 1]))
            context.strokePath()
        }
        // A closed rectangle that starts within a dash has a corner in the one and two ends in the other.
        let differing = zip(stroked.pixels, filled.pixels).count { abs(Int($0.0 >> 24) - Int($0.1 >> 24)) > 40 }
        #expect(differing <= 8)
    }

    @Test func aLineWithoutLengthShowsOnlyItsCap() {
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 5, y: 5))
        dot.addLine(to: CGPoint(x: 5, y: 5))
        func bounds(_ cap: CGLineCap) -> CGRect {
            dot.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10).boundingBoxOfPath
        }
        #expect(bounds(.butt).isNull)
        #expect(bounds(.round) == CGRect(x: 3, y: 3, width: 4, height: 4))
        #expect(bounds(.square) == CGRect(x: 3, y: 3, width: 4, height: 4))
    }

    @Test func noWidthNoOutline() {
        for width in [0, -1, CGFloat.nan, .infinity] {
            #expect(zigzag.copy(strokingWithWidth: width, lineCap: .butt, lineJoin: .miter, miterLimit: 10).isEmpty)
        }
    }

    @Test func patternsThatMakeNoSenseLeaveThePathWhole() {
        #expect(zigzag.copy(dashingWithPhase: 0, lengths: []) == zigzag)
        #expect(zigzag.copy(dashingWithPhase: 0, lengths: [0, 0]) == zigzag)
        #expect(zigzag.copy(dashingWithPhase: 0, lengths: [3, -1]) == zigzag)
        let dust = zigzag.copy(dashingWithPhase: 0, lengths: [1e-9, 1e-9])
        #expect(dust.boundingBox == zigzag.flattened(threshold: 0.02).boundingBox)
    }

    @Test func aTipBeyondTheMiterLimitIsCutOff() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 5), CGPoint(x: 0, y: 10)])
        let long = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 100).boundingBox.maxX
        let short = path.copy(strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10).boundingBox.maxX
        #expect(long > 130)
        #expect(short < 103)
    }
}
