import CoreGraphics
import Foundation

/// How the content follows the notches of a wheel: quickly at first, and without a jump when another notch comes.
package struct WheelGlide {
    private var position: CGPoint
    private(set) var target: CGPoint
    private var time: TimeInterval

    /// In which time the way that is left shrinks to a third or so, in seconds.
    // ad-hoc
    private static let haste: TimeInterval = 0.06
    /// In points.
    private static let nearEnough: CGFloat = 0.5

    package init(from position: CGPoint, to target: CGPoint, start: TimeInterval) {
        (self.position, self.target, time) = (position, target, start)
    }

    package mutating func advance(to now: TimeInterval) -> CGPoint {
        let left = CGFloat(exp(-max(now - time, 0) / Self.haste))
        position = CGPoint(x: target.x + (position.x - target.x) * left, y: target.y + (position.y - target.y) * left)
        time = now
        if isOver { position = target }
        return position
    }

    package var isOver: Bool { max(abs(position.x - target.x), abs(position.y - target.y)) < Self.nearEnough }

    package mutating func shift(by distance: CGPoint) {
        position = CGPoint(x: position.x + distance.x, y: position.y + distance.y)
        target = CGPoint(x: target.x + distance.x, y: target.y + distance.y)
    }

    package mutating func changeRange(to range: ScrollRange) { target = range.clamp(target) }
}
