import Testing

@testable import QuartzCore

@Suite("What a transform in space does to a plane")
struct PlaneTransformTests {
    private var tilted: PlaneTransform {
        var t = CATransform3DIdentity
        t.m34 = -1 / 400
        return PlaneTransform(CATransform3DTranslate(CATransform3DRotate(t, 0.7, 0, 1, 0), 3, 5, 0))
    }

    @Test("A point nearer to the eye lies farther out")
    func perspective() throws {
        var t = CATransform3DIdentity
        t.m34 = -1 / 100
        let plane = PlaneTransform(CATransform3DTranslate(t, 0, 0, 50))
        let point = try #require(plane.apply(CGPoint(x: 10, y: 20)))
        #expect(abs(point.x - 20) < 1e-9)
        #expect(abs(point.y - 40) < 1e-9)
    }

    @Test("Points behind the eye are nowhere")
    func behind() {
        var t = CATransform3DIdentity
        t.m34 = -1 / 100
        #expect(PlaneTransform(CATransform3DTranslate(t, 0, 0, 150)).apply(CGPoint(x: 10, y: 20)) == nil)
    }

    @Test("The inverse takes points back")
    func inverse() throws {
        let inverse = try #require(tilted.inverse)
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 31, y: -12), CGPoint(x: -50, y: 80)] {
            let there = try #require(tilted.apply(point))
            let back = try #require(inverse.apply(there))
            #expect(abs(back.x - point.x) < 1e-9)
            #expect(abs(back.y - point.y) < 1e-9)
        }
    }

    @Test("A plane shrunk to a line has no inverse")
    func line() {
        #expect(PlaneTransform(CATransform3DMakeScale(0, 1, 1)).inverse == nil)
    }

    @Test("Concatenation is the same as one transform after the other")
    func concatenation() throws {
        let next = PlaneTransform(CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 3, tx: 4, ty: 5)))
        let both = tilted.concatenating(next)
        let point = CGPoint(x: 17, y: -9)
        let there = try #require(tilted.apply(point))
        let expected = try #require(next.apply(there))
        let found = try #require(both.apply(point))
        #expect(abs(found.x - expected.x) < 1e-9)
        #expect(abs(found.y - expected.y) < 1e-9)
    }

    @Test("A half turn about y shows the back")
    func back() {
        #expect(PlaneTransform(CATransform3DMakeRotation(.pi, 0, 1, 0)).facesAway)
        #expect(!PlaneTransform(CATransform3DMakeRotation(.pi, 0, 0, 1)).facesAway)
    }
}
