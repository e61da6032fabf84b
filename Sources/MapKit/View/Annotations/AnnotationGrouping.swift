import CoreGraphics
import Foundation

/// Which annotations lie so near to each other that they are shown as one.
@MainActor enum AnnotationGrouping {
    private struct Cell: Hashable {
        let name: String
        let x: Int
        let y: Int
    }
    private static let side = 64.0

    /// Groups of at least two. The first that was added draws those to itself whose views touch its own.
    static func groups(_ entries: [AnnotationEntry], _ projection: MapProjection) -> [[AnnotationEntry]] {
        var groups: [[AnnotationEntry]] = []
        var heads: [Cell: [(index: Int, shape: CollisionShape)]] = [:]
        for entry in entries.sorted(by: { $0.number < $1.number }) {
            guard let view = entry.view, let name = view.clusteringIdentifier else { continue }
            let shape = CollisionShape(view, of: entry, projection)
            guard shape.frame.midX.magnitude < 1e6, shape.frame.midY.magnitude < 1e6 else { continue }
            let (x, y) = (Int((shape.frame.midX / side).rounded(.down)), Int((shape.frame.midY / side).rounded(.down)))
            let near = (-1...1).flatMap { dx in (-1...1).flatMap { dy in heads[Cell(name: name, x: x + dx, y: y + dy)] ?? [] } }
            if let head = near.first(where: { $0.shape.touches(shape) }) {
                groups[head.index].append(entry)
            } else {
                heads[Cell(name: name, x: x, y: y), default: []].append((groups.count, shape))
                groups.append([entry])
            }
        }
        return groups.filter { $0.count > 1 }
    }
}
