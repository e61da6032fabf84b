import CoreGraphics
import UIKit

/// What of a view must not touch others.
struct CollisionShape {
    let frame: CGRect
    let mode: MKAnnotationView.CollisionMode

    init(frame: CGRect) { (self.frame, mode) = (frame, .rectangle) }

    /// Of a view that may not be where it belongs, as one that has given way.
    @MainActor init(_ view: MKAnnotationView, of entry: AnnotationEntry, _ projection: MapProjection) {
        let (point, size) = (projection.point(entry.mapPoint), view.bounds.size)
        frame = CGRect(
            x: point.x + view.centerOffset.x - size.width / 2, y: point.y + view.centerOffset.y - size.height / 2, width: size.width,
            height: size.height)
        mode = view.collisionMode
    }

    func touches(_ other: CollisionShape) -> Bool {
        guard mode != .none, other.mode != .none, frame.intersects(other.frame) else { return false }
        guard mode == .circle, other.mode == .circle else { return true }
        let distance = hypot(frame.midX - other.frame.midX, frame.midY - other.frame.midY)
        return distance < (min(frame.width, frame.height) + min(other.frame.width, other.frame.height)) / 2
    }
}

/// Shapes by the squares that they lie in, so that each is compared with its neighbours only.
struct CollisionGrid {
    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }
    private static let side = 64.0
    private var shapes: [Cell: [CollisionShape]] = [:]

    mutating func insert(_ shape: CollisionShape) {
        for cell in Self.cells(shape.frame) { shapes[cell, default: []].append(shape) }
    }

    func touches(_ shape: CollisionShape) -> Bool {
        Self.cells(shape.frame).contains { shapes[$0]?.contains { shape.touches($0) } ?? false }
    }

    private static func cells(_ frame: CGRect) -> [Cell] {
        let bounded = frame.intersection(CGRect(x: -2_000, y: -2_000, width: 12_000, height: 12_000))
        guard !bounded.isNull else { return [] }
        let columns = Int((bounded.minX / side).rounded(.down))...Int((bounded.maxX / side).rounded(.down))
        let rows = Int((bounded.minY / side).rounded(.down))...Int((bounded.maxY / side).rounded(.down))
        return rows.flatMap { y in columns.map { Cell(x: $0, y: y) } }
    }
}
