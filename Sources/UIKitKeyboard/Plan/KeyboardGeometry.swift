import Foundation

/// Where the keys of a plan stand. Pure.
struct KeyboardGeometry {
    struct Slot: Equatable {
        var key: KeyboardKey
        /// The room in which touches are the key's; rooms leave nothing between them.
        var room: CGRect
    }

    private(set) var slots: [Slot] = []

    init(_ plan: KeyboardPlan, in bounds: CGRect, margin: CGFloat) {
        let rows = plan.rows
        guard !rows.isEmpty, plan.width > 0 else { return }
        let area = bounds.insetBy(dx: min(margin, bounds.width / 2), dy: 0)
        let (unit, height) = (area.width / plan.width, area.height / CGFloat(rows.count))
        for (index, row) in rows.enumerated() {
            let width = row.reduce(0) { $0 + $1.weight } * unit
            var x = area.minX + (area.width - width) / 2
            for key in row {
                slots.append(
                    Slot(key: key, room: CGRect(x: x, y: area.minY + CGFloat(index) * height, width: key.weight * unit, height: height)))
                x += key.weight * unit
            }
        }
    }

    /// The key at a position, or the nearest one in its row.
    func index(at point: CGPoint) -> Int? {
        let keys = slots.indices.filter { slots[$0].key.action != .none }
        return keys.min { distance(of: point, to: slots[$0].room) < distance(of: point, to: slots[$1].room) }
    }

    private func distance(of point: CGPoint, to room: CGRect) -> CGFloat {
        let (dx, dy) = (max(room.minX - point.x, point.x - room.maxX, 0), max(room.minY - point.y, point.y - room.maxY, 0))
        return dx * dx + dy * dy
    }
}
