import CoreGraphics
import Drive
import Foundation

/// Two fingers at a time.
struct StrokePair {
    var first: Stroke
    var second: Stroke

    /// The point between the fingers when they came down.
    var middle: CGPoint {
        let (a, b) = (first.start.location, second.start.location)
        return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    }

    /// A pinch or a turn of a target: whichever is more pronounced.
    func command(on target: DriveTarget) -> DriveCommand {
        let (before, after) = (first.start.location.vector(to: second.start.location), first.end.location.vector(to: second.end.location))
        let scale = before.length > 1 ? after.length / before.length : 1
        var angle = (atan2(after.dy, after.dx) - atan2(before.dy, before.dx)) * 180 / .pi
        if angle > 180 { angle -= 360 }
        if angle < -180 { angle += 360 }
        // A turn by ten degrees is as pronounced as a change by a sixth.
        let isTurn = abs(angle) / 60 > abs(log(max(scale, 0.01)))
        return isTurn ? .rotate(target, degrees: angle) : .pinch(target, scale: max(scale, 0.01))
    }
}

extension CGPoint {
    fileprivate func vector(to other: CGPoint) -> CGVector { CGVector(dx: other.x - x, dy: other.y - y) }
}

extension CGVector {
    fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
