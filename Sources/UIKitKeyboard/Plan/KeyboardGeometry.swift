import Foundation

/// Where the keys of a plan stand. Pure.
struct KeyboardGeometry {
    struct Place: Equatable {
        var key: KeyboardKey
        /// The room in which touches are the key's; rooms leave nothing between them.
        var room: CGRect
    }

    private(set) var places: [Place] = []

    init(_ plan: KeyboardPlan, in bounds: CGRect, margin: CGFloat) {
        let rows = plan.rows
        guard !rows.isEmpty, plan.width > 0 else { return }
        let area = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
        let (unit, height) = (area.width / plan.width, area.height / CGFloat(rows.count))
        for (index, row) in rows.enumerated() {
            let width = row.reduce(0) { $0 + $1.weight } * unit
            var x = area.minX + (area.width - width) / 2
            for key in row {
                places.append(
                    Place(key: key, room: CGRect(x: x, y: area.minY + CGFloat(index) * height, width: key.weight * unit, height: height)))
                x += key.weight * unit
            }
        }
    }

    /// The key at a position, or the nearest one in its row.
    func index(at point: CGPoint) -> Int? {
        let keys = places.indices.filter { places[$0].key.action != .none }
        return keys.min { distance(of: point, to: places[$0].room) < distance(of: point, to: places[$1].room) }
    }

    private func distance(of point: CGPoint, to room: CGRect) -> CGFloat {
        let (dx, dy) = (max(room.minX - point.x, point.x - room.maxX, 0), max(room.minY - point.y, point.y - room.maxY, 0))
        return dx * dx + dy * dy
    }
}
