import UIKitCore

/// How far a finger opens a row, and what follows when it is lifted. Pure arithmetic.
///
/// Openings are counted from the edge at which the actions stand: above 0 is open at the trailing end, below 0 at the leading end, in
/// points.
struct SwipeMotion: Equatable, Sendable {
    /// The widths of the actions at one end.
    struct End: Equatable, Sendable {
        var width: CGFloat
        var performsWithFullSwipe: Bool
    }

    enum Outcome: Equatable, Sendable {
        case close
        /// Stays open by so much.
        case open(CGFloat)
        /// The first action of an end is done.
        case perform(isTrailing: Bool)
    }

    var rowWidth: CGFloat
    /// Nil where there is nothing to open.
    var leading: End?
    var trailing: End?
    let theme: SwipeTheme

    private func end(for opening: CGFloat) -> End? { opening > 0 ? trailing : leading }

    /// How far the row is open with a finger that has gone a way, from where it was open before.
    func opening(from start: CGFloat, way: CGFloat) -> CGFloat {
        let wanted = start + way
        guard wanted != 0 else { return 0 }
        let sign: CGFloat = wanted > 0 ? 1 : -1
        let length = abs(wanted)
        guard let end = end(for: wanted) else { return sign * pulled(length) }
        guard length > end.width, !end.performsWithFullSwipe else { return sign * min(length, rowWidth) }
        return sign * min(end.width + (length - end.width) * theme.resistance, rowWidth)
    }

    /// Where there is nothing to open the row gives way a little.
    private func pulled(_ length: CGFloat) -> CGFloat { min(length * theme.resistance, rowWidth / 4) }

    /// Returns true if letting go would do the first action.
    func isFull(_ opening: CGFloat) -> Bool {
        guard let end = end(for: opening), end.performsWithFullSwipe else { return false }
        return abs(opening) >= max(rowWidth * theme.fullSwipePart, end.width * 1.1)
    }

    /// The outcome when the finger is lifted.
    /// - Parameter velocity: towards more opening at the trailing end, in points per second.
    func outcome(opening: CGFloat, velocity: CGFloat) -> Outcome {
        guard opening != 0, let end = end(for: opening), end.width > 0 else { return .close }
        if isFull(opening) { return .perform(isTrailing: opening > 0) }
        let sign: CGFloat = opening > 0 ? 1 : -1
        let thrown = abs(opening) + sign * velocity * theme.throwTime
        return thrown >= end.width / 2 ? .open(sign * end.width) : .close
    }
}
