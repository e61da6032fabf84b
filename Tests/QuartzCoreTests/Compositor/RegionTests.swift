import Display
import Testing

@testable import QuartzCore

/// Regions hold what a plain set of pixels does.
@Suite("Regions")
struct RegionTests {
    private static let side = 40

    /// The pixels of a rectangle, within the side.
    private func pixels(of rect: PixelRect) -> Set<Int> {
        Set((rect.y..<rect.maxY).flatMap { y in (rect.x..<rect.maxX).map { x in y * Self.side + x } })
    }

    private func pixels(of region: Region) -> Set<Int> {
        let rects = region.rects
        let all = rects.reduce(into: Set()) { $0.formUnion(pixels(of: $1)) }
        #expect(all.count == rects.reduce(0) { $0 + $1.area }, "rectangles overlap")
        return all
    }

    /// Always the same rectangles of all sizes, some of them empty.
    private func makeRects(_ count: Int) -> [PixelRect] {
        var state: UInt64 = 7
        func number(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        return (0..<count).map { _ in
            let (x, y) = (number(Self.side), number(Self.side))
            return PixelRect(x: x, y: y, width: number(Self.side - x), height: number(Self.side - y))
        }
    }

    @Test("Subtracting and intersecting, over and over with the same memory")
    func againstPixels() {
        let pool = RegionPool()
        for (round, rects) in stride(from: 0, to: 200, by: 8).map({ ($0, Array(makeRects(208)[$0..<($0 + 8)])) }) {
            let whole = Region(PixelRect(x: 0, y: 0, width: Self.side, height: Self.side))
            let region = pool.copy(of: whole)
            var expected = pixels(of: whole)
            for rect in rects {
                let part = pool.intersection(of: region, rect)
                #expect(pixels(of: part) == expected.intersection(pixels(of: rect)), "round \(round)")
                #expect(part.isEmpty == expected.isDisjoint(with: pixels(of: rect)))
                pool.recycle(part)
                let small = PixelRect(x: rect.x, y: rect.y, width: min(rect.width, 9), height: min(rect.height, 7))
                region.subtract(small)
                expected.subtract(pixels(of: small))
                #expect(pixels(of: region) == expected)
                // As few rectangles as there can be, in pixman's order.
                let united = Region()
                united.add(region.rects)
                #expect(region.rects == united.rects)
                #expect(region.extents == united.extents)
            }
            #expect(pixels(of: whole).count == Self.side * Self.side)
            pool.recycle(region)
        }
    }

    @Test("What is wholly covered becomes empty, and can be filled again")
    func emptied() {
        let region = Region(PixelRect(x: 0, y: 0, width: 10, height: 10))
        region.subtract(PixelRect(x: 0, y: 0, width: 5, height: 20))
        region.subtract(PixelRect(x: 5, y: 0, width: 5, height: 20))
        #expect(region.isEmpty)
        #expect(region.extents.isEmpty)
        region.subtract(PixelRect(x: 0, y: 0, width: 5, height: 20))
        region.add(PixelRect(x: 1, y: 2, width: 3, height: 4))
        #expect(region.rects == [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    }
}
