import Foundation
@_spi(ForasteroInternal) import UIKitCore

// From where everything was seen to where it belongs.
extension TableTransition {
    /// How a view gets to its place.
    private struct Way {
        var view: UIView
        var start: CGRect
        var end: CGRect
        /// What is seen of it at both ends.
        var startAlpha: CGFloat
        var endAlpha: CGFloat
    }

    /// Without motion: what leaves is gone.
    func finishAtOnce(_ completion: @escaping (Bool) -> Void) {
        Self.retire(leaving)
        UIView.animate(withDuration: 0, animations: {}, completion: completion)
    }

    func animate(completion: @escaping (Bool) -> Void) {
        let (instant, leaving) = leavingForGood.partitioned(by: \.isInstant)
        Self.retire(instant)
        let ways = rowWays() + edgeWays() + spareViewWays() + leaving.map(way)
        UIView.performWithoutAnimation {
            // First, as it may have the table itself laid out, which brings its rows to their places.
            for way in ways { way.view.layoutIfNeeded() }
            for way in ways {
                way.view.frame = way.start
                way.view.alpha = way.startAlpha
            }
            orderViews(leaving.map(\.view))
        }
        let options: UIView.AnimationOptions = [.allowUserInteraction, .layoutSubviews, .curveEaseInOut]
        UIView.animate(
            withDuration: TableUpdates.duration, delay: 0, options: options,
            animations: {
                for way in ways {
                    way.view.frame = way.end
                    way.view.alpha = way.endAlpha
                }
            },
            completion: { finished in
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
            switch changes.origin(of: row.place) {
            case .stayed(let old), .moved(let old):
                // It was out of sight.
                return way(of: cell, from: oldLayout?.rect(of: old).offsetBy(dx: 0, dy: shift) ?? cell.frame)
            case .reloaded(let old, let motion):
                return way(of: cell, entering: motion, at: seenRect(of: old) ?? cell.frame)
            case .inserted(let motion):
                return way(of: cell, entering: motion, at: cell.frame)
            }
        }
    }

    private func edgeWays() -> [Way] {
        table.shown.edges.map { edge in
            if let seen = seenFrame(of: edge.view) { return way(of: edge.view, from: seen) }
            switch changes.origin(ofSection: edge.place.section) {
            case .stayed(let old), .moved(let old):
                let rect = oldLayout?.rect(of: EdgePlace(section: old, edge: edge.place.edge)).offsetBy(dx: 0, dy: shift)
                return way(of: edge.view, from: rect ?? edge.view.frame)
            case .reloaded(_, let motion), .inserted(let motion):
                return way(of: edge.view, entering: motion, at: edge.view.frame)
            }
        }
    }

    private func spareViewWays() -> [Way] {
        spareViews.compactMap { view in
            guard let seen = seenFrame(of: view), seen != view.frame else { return nil }
            return way(of: view, from: seen)
        }
    }

    private func way(of view: UIView, from start: CGRect) -> Way {
        Way(view: view, start: start, end: view.frame, startAlpha: view.alpha, endAlpha: view.alpha)
    }

    private func way(of view: UIView, entering motion: RowMotion, at place: CGRect) -> Way {
        let start = motion.frameOutside(place, width: table.bounds.width)
        return Way(view: view, start: start, end: view.frame, startAlpha: motion.fades ? 0 : view.alpha, endAlpha: view.alpha)
    }

    private func way(_ leaving: Leaving) -> Way {
        let view = leaving.view
        let start = seenFrame(of: view) ?? view.frame
        switch leaving.end {
        case .moves(let end):
            return Way(view: view, start: start, end: end, startAlpha: view.alpha, endAlpha: view.alpha)
        case .departs(let motion):
            let end = motion.frameOutside(start, width: table.bounds.width)
            return Way(view: view, start: start, end: end, startAlpha: view.alpha, endAlpha: motion.fades ? 0 : view.alpha)
        }
    }

    /// Where a row that is replaced was seen.
    private func seenRect(of old: ListPlace) -> CGRect? { oldLayout?.rect(of: old).offsetBy(dx: 0, dy: shift) }

    // MARK: Order

    /// What leaves goes behind all rows, which hide it as they close up; what is moved passes over its neighbours.
    private func orderViews(_ leaving: [UIView]) {
        for view in leaving where view.superview === table { table.insertSubview(view, at: table.backgroundView == nil ? 0 : 1) }
        let moved = Set(movedCells.map(ObjectIdentifier.init))
        let staying = Set(table.shown.rows.map { ObjectIdentifier($0.cell) }).subtracting(moved)
        guard let neighbor = table.subviews.last(where: { staying.contains(ObjectIdentifier($0)) }) else { return }
        for cell in movedCells where cell.superview === table { table.insertSubview(cell, aboveSubview: neighbor) }
    }
}

extension TableTransition.Leaving {
    /// Whether the view is gone at once.
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
