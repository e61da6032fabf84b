import Foundation
@_spi(ForasteroInternal) import UIKitCore

// From where everything was seen to where it belongs.
extension TableTransition {
    /// How a view gets to its position.
    fileprivate struct Way {
        var view: UIView
        var start: CGRect
        var end: CGRect
        /// The opacity at both ends.
        var startAlpha: CGFloat
        var endAlpha: CGFloat
        /// The only part of the table in which it is seen, at both ends. Nil for all of it.
        var window: (start: CGRect, end: CGRect)?
    }

    /// Without motion: what leaves is gone.
    func finishAtOnce(_ completion: @escaping (Bool) -> Void) {
        Self.retire(leaving)
        UIView.animate(withDuration: 0, animations: {}, completion: completion)
    }

    func animate(completion: @escaping (Bool) -> Void) {
        let (instant, leaving) = leavingForGood.partitioned(by: \.isInstant)
        Self.retire(instant)
        let ways = rowWays() + edgeWays() + headerAndFooterWays() + leaving.map(way)
        UIView.performWithoutAnimation {
            // First, as it may have the table itself laid out, which brings its rows to their positions.
            for way in ways { way.view.layoutIfNeeded() }
            for way in ways {
                way.view.frame = way.start
                way.view.alpha = way.startAlpha
            }
            orderViews(leaving.map(\.view))
        }
        let masks = ways.compactMap(SlidingMask.init)
        let options: UIView.AnimationOptions = [.allowUserInteraction, .layoutSubviews, .curveEaseInOut]
        UIView.animate(
            withDuration: TableUpdates.duration, delay: 0, options: options,
            animations: {
                for way in ways {
                    way.view.frame = way.end
                    way.view.alpha = way.endAlpha
                }
                for mask in masks { mask.moveToEnd() }
            },
            completion: { finished in
                for mask in masks { mask.remove() }
                Self.retire(leaving)
                completion(finished)
            })
    }

    private static func retire(_ leaving: [Leaving]) {
        UIView.performWithoutAnimation {
            for leaving in leaving {
                leaving.view.alpha = leaving.alpha
                // Shown again when it is used again.
                leaving.view.isHidden = true
                leaving.retire()
            }
        }
    }

    /// A view that the app has shown again at once does not leave.
    private var leavingForGood: [Leaving] {
        let shown = Set(table.shown.rows.map { ObjectIdentifier($0.cell) } + table.shown.edges.map { ObjectIdentifier($0.view) })
        return leaving.filter { !shown.contains(ObjectIdentifier($0.view)) }
    }

    /// By how much the same content is further down now, as the offset is another.
    private var shift: CGFloat { table.bounds.minY - oldOffset.y }

    private func seenFrame(of view: UIView) -> CGRect? { seenFrames[ObjectIdentifier(view)]?.offsetBy(dx: 0, dy: shift) }

    // MARK: Ways

    private func rowWays() -> [Way] {
        table.shown.rows.map { row in
            let cell = row.cell
            if let seen = seenFrame(of: cell) { return way(of: cell, from: seen) }
            switch changes.origin(of: row.position) {
            case .stayed(let old), .moved(let old):
                // It was out of sight.
                return way(of: cell, from: oldLayout?.rect(of: old).offsetBy(dx: 0, dy: shift) ?? cell.frame)
            case .reloaded(let old, let motion):
                return way(of: cell, entering: motion, at: seenRect(of: old) ?? cell.frame, in: row.position.section)
            case .inserted(let motion):
                return way(of: cell, entering: motion, at: cell.frame, in: row.position.section)
            }
        }
    }

    private func edgeWays() -> [Way] {
        table.shown.edges.map { edge in
            if let seen = seenFrame(of: edge.view) { return way(of: edge.view, from: seen) }
            switch changes.origin(ofSection: edge.position.section) {
            case .stayed(let old), .moved(let old):
                let rect = oldLayout?.rect(of: EdgePosition(section: old, edge: edge.position.edge)).offsetBy(dx: 0, dy: shift)
                return way(of: edge.view, from: rect ?? edge.view.frame)
            case .reloaded(_, let motion), .inserted(let motion):
                return way(of: edge.view, entering: motion, at: edge.view.frame)
            }
        }
    }

    private func headerAndFooterWays() -> [Way] {
        headerAndFooterViews.compactMap { view in
            guard let seen = seenFrame(of: view), seen != view.frame else { return nil }
            return way(of: view, from: seen)
        }
    }

    private func way(of view: UIView, from start: CGRect) -> Way {
        Way(view: view, start: start, end: view.frame, startAlpha: view.alpha, endAlpha: view.alpha)
    }

    /// - Parameter section: the one to whose rows the view belongs.
    private func way(of view: UIView, entering motion: RowMotion, at position: CGRect, in section: Int? = nil) -> Way {
        let start = motion.frameOutside(position, width: table.bounds.width)
        var way = Way(view: view, start: start, end: view.frame, startAlpha: motion.fades ? 0 : view.alpha, endAlpha: view.alpha)
        if start.minX == position.minX, start != position, let section { way.window = rowsSpans(ofNew: section) }
        return way
    }

    private func way(_ leaving: Leaving) -> Way {
        let view = leaving.view
        let start = seenFrame(of: view) ?? view.frame
        switch leaving.end {
        case .moves(let end):
            return Way(view: view, start: start, end: end, startAlpha: view.alpha, endAlpha: view.alpha)
        case .departs(let motion):
            let end = motion.frameOutside(start, width: table.bounds.width)
            var way = Way(view: view, start: start, end: end, startAlpha: view.alpha, endAlpha: motion.fades ? 0 : view.alpha)
            if end.minX == start.minX, end != start, let section = leaving.section { way.window = rowsSpans(ofOld: section) }
            return way
        }
    }

    // MARK: Sections

    /// Where the rows of a section are at both ends. A row that slides in or out among them is not seen above or below them, where
    /// there may be a header that can be seen through. Nil for sections that come or go as a whole.
    private func rowsSpans(ofNew section: Int) -> (start: CGRect, end: CGRect)? {
        guard let oldLayout, case .stayed(let old) = changes.origin(ofSection: section) else { return nil }
        return (oldLayout.rowsRect(ofSection: old).offsetBy(dx: 0, dy: shift), table.content.layout.rowsRect(ofSection: section))
    }

    private func rowsSpans(ofOld section: Int) -> (start: CGRect, end: CGRect)? {
        guard case .stays(let new) = changes.fate(ofSection: section) else { return nil }
        return rowsSpans(ofNew: new)
    }

    /// Where a row that is replaced was seen.
    private func seenRect(of old: ListPosition) -> CGRect? { oldLayout?.rect(of: old).offsetBy(dx: 0, dy: shift) }

    // MARK: Order

    /// Rows that leave go behind all others, which hide them as they close up; a moved row passes over its neighbours.
    private func orderViews(_ leaving: [UIView]) {
        for view in leaving where view.superview === table { table.insertSubview(view, at: table.backgroundView == nil ? 0 : 1) }
        let moved = Set(movedCells.map(ObjectIdentifier.init))
        let staying = Set(table.shown.rows.map { ObjectIdentifier($0.cell) }).subtracting(moved)
        guard let neighbor = table.subviews.last(where: { staying.contains(ObjectIdentifier($0)) }) else { return }
        for cell in movedCells where cell.superview === table { table.insertSubview(cell, aboveSubview: neighbor) }
    }
}

extension TableTransition.Leaving {
    /// True if the view is gone at once.
    fileprivate var isInstant: Bool {
        if case .departs(let motion) = end { motion.isInstant } else { false }
    }
}

extension Array {
    /// Those that pass, and those that do not.
    fileprivate func partitioned(by passes: (Element) -> Bool) -> (passing: [Element], others: [Element]) {
        (filter(passes), filter { !passes($0) })
    }
}

/// Shows a row that slides in or out only where the rows of its section are.
@MainActor
private struct SlidingMask {
    private let view: UIView
    private let mask = UIView()
    private let end: CGRect

    /// Nil for a view that is never seen elsewhere.
    init?(_ way: TableTransition.Way) {
        guard let window = way.window, !window.start.spans(way.start) || !window.end.spans(way.end) else { return nil }
        view = way.view
        end = window.end.offsetBy(dx: -way.end.minX, dy: -way.end.minY)
        mask.backgroundColor = .black
        mask.frame = window.start.offsetBy(dx: -way.start.minX, dy: -way.start.minY)
        view.mask = mask
    }

    func moveToEnd() { mask.frame = end }

    func remove() {
        // A later update may have its own.
        if view.mask === mask { view.mask = nil }
    }
}

extension CGRect {
    /// Returns true if another rectangle is nowhere above or below this one.
    fileprivate func spans(_ other: CGRect) -> Bool { minY <= other.minY && maxY >= other.maxY }
}
