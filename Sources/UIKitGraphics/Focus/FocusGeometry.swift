package import Foundation

/// Which of several rectangles comes next in a direction.
package struct FocusGeometry {
    private let isVertical: Bool
    private let isForward: Bool
    private let origin: CGRect

    /// Nil for a heading that is no direction on the screen.
    package init?(from origin: CGRect, heading: UIFocusHeading) {
        switch heading {
        case .up: (isVertical, isForward) = (true, false)
        case .down: (isVertical, isForward) = (true, true)
        case .left: (isVertical, isForward) = (false, false)
        case .right: (isVertical, isForward) = (false, true)
        default: return nil
        }
        self.origin = origin
    }

    /// The indexes of the rectangles that lie in the direction, the nearest first.
    /// - Parameter isStraight: whether only those count that stand straight ahead, or only the others.
    package func order(_ frames: [CGRect], isStraight: Bool) -> [Int] {
        let found = frames.indices.compactMap { index -> (index: Int, gap: CGFloat, aside: CGFloat)? in
            guard let distance = distance(to: frames[index]), distance.isStraight == isStraight else { return nil }
            return (index, distance.gap, distance.aside)
        }
        return found.sorted { ($0.gap, $0.aside) < ($1.gap, $1.aside) }.map(\.index)
    }

    private func distance(to frame: CGRect) -> (gap: CGFloat, aside: CGFloat, isStraight: Bool)? {
        let (own, other) = (span(of: origin, along: true), span(of: frame, along: true))
        let length = own.end - own.start
        let ahead = isForward ? other.middle - own.middle : own.middle - other.middle
        let gap = isForward ? other.start - own.end : own.start - other.end
        // Those that overlap a little are taken for neighbours, as in grids whose items are enlarged.
        guard ahead > 0.5, gap >= -length / 2 else { return nil }
        let (ownSide, otherSide) = (span(of: origin, along: false), span(of: frame, along: false))
        let overlap = min(ownSide.end, otherSide.end) - max(ownSide.start, otherSide.start)
        return (max(gap, 0), abs(otherSide.middle - ownSide.middle), overlap > 0)
    }

    private func span(of rect: CGRect, along: Bool) -> (start: CGFloat, end: CGFloat, middle: CGFloat) {
        isVertical == along ? (rect.minY, rect.maxY, rect.midY) : (rect.minX, rect.maxX, rect.midX)
    }
}
