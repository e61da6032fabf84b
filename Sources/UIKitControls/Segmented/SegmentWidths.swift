import Foundation

/// How wide the segments of a control are.
enum SegmentWidths {
    /// Shares out the room of a control.
    ///
    /// - Parameters:
    ///   - fixed: the widths that were asked for; 0 is none.
    ///   - natural: the widths that the contents need.
    ///   - byContent: whether those without a width of their own are as wide as their contents need, and not all the same.
    static func sharing(_ total: CGFloat, fixed: [CGFloat], natural: [CGFloat], byContent: Bool) -> [CGFloat] {
        let isFree = fixed.map { $0 <= 0 }
        let rest = max(total - fixed.reduce(0) { $0 + max($1, 0) }, 0)
        let freeCount = isFree.filter { $0 }.count
        let needed = zip(natural, isFree).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        return fixed.indices.map { index in
            guard isFree[index] else { return fixed[index] }
            return byContent && needed > 0 ? rest * natural[index] / needed : rest / CGFloat(freeCount)
        }
    }

    /// The width that all segments together want.
    static func fitting(fixed: [CGFloat], natural: [CGFloat], byContent: Bool) -> CGFloat {
        let free = zip(fixed, natural).filter { $0.0 <= 0 }.map(\.1)
        let widest = free.max() ?? 0
        return fixed.reduce(0) { $0 + max($1, 0) } + (byContent ? free.reduce(0, +) : widest * CGFloat(free.count))
    }
}
