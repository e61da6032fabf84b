import Foundation

/// Where a section that scrolls by itself comes to rest. Pure arithmetic, for reading from left to right.
@MainActor
struct OrthogonalRest {
    let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    let groups: GroupSequence
    /// How long a group is along the section's own axis.
    let groupLength: (PlacedGroup) -> CGFloat
    /// How much is seen at once.
    let viewport: CGFloat

    private var length: CGFloat { groups.length }

    /// The first and the last offset at which it may rest.
    var range: ClosedRange<CGFloat> {
        let end = max(length - viewport, 0)
        guard behavior == .groupPagingCentered, let first = groups.group(ofLeaf: 0), let last = groups.group(ofLeaf: groups.leafCount - 1)
        else { return 0...end }
        let low = centered(first)
        return low...max(centered(last), low)
    }

    /// Where it begins.
    var start: CGFloat { behavior == .groupPagingCentered ? range.lowerBound : 0 }

    /// The nearest offset at which it may rest.
    func nearest(to proposal: CGFloat) -> CGFloat {
        guard proposal.isFinite else { return start }
        let range = range
        let position: CGFloat
        switch behavior {
        case .none, .continuous: position = proposal
        case .paging: position = viewport > 0 ? (proposal / viewport).rounded() * viewport : proposal
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            position = rests(around: proposal).min { abs($0 - proposal) < abs($1 - proposal) } ?? proposal
        }
        return min(max(position, range.lowerBound), range.upperBound)
    }

    /// Where it rests after a swipe.
    /// - Parameters:
    ///   - proposal: where it would by itself.
    ///   - velocity: of the offset, in points per millisecond.
    ///   - origin: where it rested before the swipe.
    ///   - offset: where the finger has left it.
    func target(proposal: CGFloat, velocity: CGFloat, origin: CGFloat, offset: CGFloat) -> CGFloat {
        switch behavior {
        case .none, .continuous, .continuousGroupLeadingBoundary: return nearest(to: proposal)
        case .paging, .groupPaging, .groupPagingCentered:
            // One page or group a swipe: back, the same or on.
            let here = nearest(to: origin)
            guard abs(velocity) >= Self.leastSwipe else { return limited(nearest(to: offset), around: here) }
            let next = neighbour(of: here, forward: velocity > 0)
            // A finger that turns round comes back to where it was.
            return (velocity > 0) == (offset >= here) ? next : here
        }
    }

    /// Slower swipes go where the finger has left the content.
    private static let leastSwipe: CGFloat = 0.2

    private func limited(_ position: CGFloat, around here: CGFloat) -> CGFloat {
        min(max(position, neighbour(of: here, forward: false)), neighbour(of: here, forward: true))
    }

    /// The rest before or behind one.
    private func neighbour(of here: CGFloat, forward: Bool) -> CGFloat {
        let range = range
        if behavior == .paging {
            let page = here / viewport
            let next = (forward ? (page + 0.01).rounded(.down) + 1 : (page - 0.01).rounded(.up) - 1) * viewport
            return min(max(next, range.lowerBound), range.upperBound)
        }
        let all = rests(around: here).map { min(max($0, range.lowerBound), range.upperBound) }
        let tolerance: CGFloat = 0.5
        return forward ? all.first { $0 > here + tolerance } ?? range.upperBound : all.last { $0 < here - tolerance } ?? range.lowerBound
    }

    /// Where groups near an offset would have it rest, in rising order.
    private func rests(around offset: CGFloat) -> [CGFloat] {
        var found: [CGFloat] = []
        // A group that is longer than what is seen has a neighbour further away.
        var reach = max(viewport, 1)
        for _ in 0..<4 {
            found = []
            groups.forEachGroup(from: offset - reach, to: offset + viewport + reach) { group in
                found.append(behavior == .groupPagingCentered ? centered(group) : group.start)
            }
            if found.count > 2 { return found }
            reach *= 4
        }
        return found
    }

    private func centered(_ group: PlacedGroup) -> CGFloat { group.start + groupLength(group) / 2 - viewport / 2 }
}
