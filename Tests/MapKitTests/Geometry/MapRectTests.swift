import MapKit
import Testing

struct MapRectTests {
    private let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)

    private func numbers(_ rect: MKMapRect) -> [Double] { [rect.minX, rect.minY, rect.width, rect.height] }

    @Test("Edges, middles and emptiness")
    func parts() {
        #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
        #expect([rect.minY, rect.midY, rect.maxY] == [20, 40, 60])
        #expect(!rect.isEmpty)
        #expect(MKMapRect.null.isNull)
        #expect(MKMapRect.null.isEmpty)
        #expect(MKMapRect().isEmpty)
        #expect(!MKMapRect().isNull)
        #expect(numbers(.world) == [0, 0, 268_435_456, 268_435_456])
        #expect(MKStringFromMapRect(rect) == "{{10.0, 20.0}, {30.0, 40.0}}")
    }

    @Test("Two rectangles together, and what they have in common")
    func pairs() {
        let other = MKMapRect(x: 30, y: 50, width: 30, height: 30)
        #expect(numbers(rect.union(other)) == [10, 20, 50, 60])
        #expect(numbers(rect.intersection(other)) == [30, 50, 10, 10])
        #expect(rect.intersects(other))
        #expect(!rect.intersects(other.offsetBy(dx: 100, dy: 0)))
        #expect(rect.intersection(other.offsetBy(dx: 100, dy: 0)).isNull)
        #expect(numbers(rect.union(.null)) == numbers(rect))
        #expect(MKMapRect.null.union(.null).isNull)
        #expect(rect.intersection(.null).isNull)
    }

    @Test("Smaller, larger, moved and cut")
    func changes() {
        #expect(numbers(rect.insetBy(dx: 5, dy: -5)) == [15, 15, 20, 50])
        #expect(rect.insetBy(dx: 16, dy: 0).isNull)
        let (slice, rest) = rect.divided(atDistance: 10, from: .maxXEdge)
        #expect(numbers(slice) == [30, 20, 10, 40])
        #expect(numbers(rest) == [10, 20, 20, 40])
        #expect(numbers(rect.divided(atDistance: 100, from: .minYEdge).slice) == numbers(rect))
    }

    @Test("A rectangle contains its northern and western edges")
    func containing() {
        #expect(rect.contains(MKMapPoint(x: 10, y: 20)))
        #expect(!rect.contains(MKMapPoint(x: 40, y: 60)))
        #expect(rect.contains(rect))
        #expect(!rect.contains(rect.offsetBy(dx: 1, dy: 0)))
        #expect(!MKMapRect.null.contains(rect))
    }

    @Test("What lies over a side of the world comes in at the other")
    func remainder() {
        let world = MKMapSize.world.width
        #expect(!rect.spans180thMeridian)
        #expect(rect.remainder().isNull)
        let east = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
        #expect(east.spans180thMeridian)
        #expect(numbers(east.remainder()) == [0, 0, 20, 5])
        let west = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        #expect(west.spans180thMeridian)
        #expect(numbers(west.remainder()) == [world - 10, 0, 10, 5])
    }
}
