import Foundation

/// Which rows are to be got ready before they are seen: those of the next screenful, on the side that the table scrolls to.
struct PrefetchPlan {
    /// Those that were announced and have not been seen yet.
    private(set) var announced: [ListPosition] = []
    private var lastTop: CGFloat?
    private var isUpwards = false

    struct Step: Equatable {
        var announced: [ListPosition] = []
        var cancelled: [ListPosition] = []
    }

    /// The announcements now that the rows between two positions are seen.
    mutating func step(layout: TableLayout, top: CGFloat, bottom: CGFloat) -> Step {
        if let lastTop, top != lastTop { isUpwards = top < lastTop }
        lastTop = top
        let height = bottom - top
        let (start, end) = isUpwards ? (top - height, top) : (bottom, bottom + height)
        let wanted = layout.rows(from: max(start, 0), to: end)
        let seen = layout.rows(from: top, to: bottom)
        var step = Step()
        announced.removeAll { position in
            if seen?.contains(position) == true { return true }
            guard wanted?.contains(position) != true else { return false }
            step.cancelled.append(position)
            return true
        }
        let known = Set(announced)
        step.announced = (wanted.map(layout.positions) ?? []).filter { seen?.contains($0) != true && !known.contains($0) }
        if isUpwards { step.announced.reverse() }
        announced += step.announced
        return step
    }
}
