import CoreGraphics
import Foundation

/// A change of scale that takes a moment.
package struct ZoomAnimation {
    private let from: ZoomState
    let target: ZoomState
    private let viewport: CGSize
    private let start: TimeInterval
    /// True if it only takes back what fingers have zoomed too far.
    package let isBounce: Bool

    // ad-hoc
    private static let duration: TimeInterval = 0.3

    package init(from: ZoomState, to target: ZoomState, viewport: CGSize, start: TimeInterval, isBounce: Bool) {
        self.from = from
        self.target = target
        self.viewport = viewport
        self.start = start
        self.isBounce = isBounce
    }

    package func isOver(at time: TimeInterval) -> Bool { time - start >= Self.duration }

    /// The middle of what is seen moves evenly in the content, so that nothing swings out on the way.
    package func state(at time: TimeInterval) -> ZoomState {
        let part = CGFloat(min(max((time - start) / Self.duration, 0), 1))
        guard part < 1 else { return target }
        let share = part * part * (3 - 2 * part)
        let scale = from.scale + (target.scale - from.scale) * share
        let (first, last) = (middle(of: from), middle(of: target))
        return ZoomState(
            scale: scale,
            offset: CGPoint(
                x: (first.x + (last.x - first.x) * share) * scale - viewport.width / 2,
                y: (first.y + (last.y - first.y) * share) * scale - viewport.height / 2))
    }

    private func middle(of position: ZoomState) -> CGPoint {
        CGPoint(x: (position.offset.x + viewport.width / 2) / position.scale, y: (position.offset.y + viewport.height / 2) / position.scale)
    }
}
