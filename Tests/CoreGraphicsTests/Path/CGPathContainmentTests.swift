import CoreGraphics
import Testing

@Suite struct CGPathContainmentTests {
    @Test func aCircleHoldsWhatIsNearerThanItsRadius() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for step in 0..<60 {
            let angle = CGFloat(step) / 60 * 2 * .pi
            #expect(circle.contains(CGPoint(x: 9.95 * cos(angle), y: 9.95 * sin(angle))))
            #expect(!circle.contains(CGPoint(x: 10.05 * cos(angle), y: 10.05 * sin(angle))))
        }
    }

    @Test func theRuleDecidesAboutWhatIsEncircledTwice() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        let middle = CGPoint(x: 5, y: 5)
        #expect(path.contains(middle))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    }

    @Test func oppositeDirectionsCancelOut() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 3, y: 7, width: 4, height: -4))
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func openPartsCountAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 8, y: 8)))
    }

    @Test func theTransformMovesThePath() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
        #expect(path.contains(CGPoint(x: 10.5, y: 0.5), transform: CGAffineTransform(translationX: 10, y: 0)))
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5), transform: CGAffineTransform(translationX: 10, y: 0)))
    }

    @Test func whatFillingPaintsIsInside() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 4, y: 2, width: 20, height: 27))
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 28, y: 20), CGPoint(x: 2, y: 24)])
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let picture = Picture(32, 32) { context in
                context.setShouldAntialias(false)
                context.addPath(path)
                context.fillPath(using: rule)
            }
            for y in 0..<32 {
                for x in 0..<32 {
                    let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
                    guard let isInside = clearAnswer(path, middle, rule) else { continue }
                    #expect(isInside == (picture[x, y] != 0), "at \(x), \(y)")
                }
            }
        }
    }

    /// Nil near an edge, where the fixed point of the drawing may decide otherwise.
    private func clearAnswer(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule) -> Bool? {
        let answer = path.contains(point, using: rule)
        let neighbours = [(-0.06, 0), (0.06, 0), (0, -0.06), (0, 0.06)].map { CGPoint(x: point.x + $0.0, y: point.y + $0.1) }
        return neighbours.allSatisfy { path.contains($0, using: rule) == answer } ? answer : nil
    }
}
