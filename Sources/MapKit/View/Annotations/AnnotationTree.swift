import Foundation

/// Finds the annotations of a part of the map without looking at the others: a square is cut in four where it gets too full.
@MainActor final class AnnotationTree {
    private static let capacity = 24
    /// Where many lie at one point, cutting does not help.
    private static let greatestDepth = 26

    private let bounds: MKMapRect
    private let depth: Int
    private var entries: [AnnotationEntry] = []
    private var quarters: [AnnotationTree] = []
    private var count = 0

    init(_ bounds: MKMapRect = .world, depth: Int = 0) {
        self.bounds = bounds
        self.depth = depth
    }

    func insert(_ entry: AnnotationEntry) {
        count += 1
        if !quarters.isEmpty { return quarter(of: entry.mapPoint).insert(entry) }
        entries.append(entry)
        if entries.count > Self.capacity, depth < Self.greatestDepth { split() }
    }

    /// Takes an entry out, which has to have the point with which it was put in.
    func remove(_ entry: AnnotationEntry) {
        count -= 1
        if !quarters.isEmpty {
            quarter(of: entry.mapPoint).remove(entry)
            if count == 0 { quarters = [] }
            return
        }
        if let index = entries.firstIndex(where: { $0 === entry }) { entries.swapAt(index, entries.count - 1) }
        entries.removeLast()
    }

    /// Those in a rectangle within the world, edges included.
    func collect(in rect: MKMapRect, into found: inout [AnnotationEntry]) {
        guard count > 0, bounds.touches(rect) else { return }
        for quarter in quarters { quarter.collect(in: rect, into: &found) }
        for entry in entries where rect.touches(MKMapRect(origin: entry.mapPoint, size: MKMapSize())) { found.append(entry) }
    }

    private func split() {
        let (width, height) = (bounds.width / 2, bounds.height / 2)
        quarters = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { across, down in
            AnnotationTree(
                MKMapRect(x: bounds.minX + across * width, y: bounds.minY + down * height, width: width, height: height), depth: depth + 1)
        }
        let moved = entries
        entries = []
        for entry in moved { quarter(of: entry.mapPoint).insert(entry) }
    }

    private func quarter(of point: MKMapPoint) -> AnnotationTree {
        quarters[(point.x >= bounds.midX ? 1 : 0) + (point.y >= bounds.midY ? 2 : 0)]
    }
}
