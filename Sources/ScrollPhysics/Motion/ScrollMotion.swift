import CoreGraphics
import Foundation

/// How the content moves on after a drag, along both axes, as a value that is moved on in time.
package struct ScrollMotion {
    private(set) var horizontal: AxisMotion
    private(set) var vertical: AxisMotion
    private let start: TimeInterval
    private var passedSteps = 0

    /// How long after the finger is lifted the first step begins, in seconds.
    // observed: the same in all traces, which know their times to a tenth of a millisecond
    private static let hesitation: TimeInterval = 0.00091
    private static let stepsPerSecond: TimeInterval = 1000
    /// A limit for movements that nothing can end, in steps.
    private static let mostSteps = 200_000

    /// - Parameter liftTime: when the finger was lifted, in seconds of the media clock.
    package init(horizontal: AxisMotion, vertical: AxisMotion, liftTime: TimeInterval) {
        self.horizontal = horizontal
        self.vertical = vertical
        start = liftTime + Self.hesitation
    }

    package var isOver: Bool { horizontal.isResting && vertical.isResting }

    /// Where the content has come to by the latest whole step.
    package var position: CGPoint { CGPoint(x: horizontal.position, y: vertical.position) }

    /// Moves on to a moment.
    /// - Returns: where the content is then, between two steps.
    package mutating func advance(to time: TimeInterval) -> CGPoint {
        let passed = max((time - start) * Self.stepsPerSecond, 0)
        let whole = min(passed.rounded(.down), TimeInterval(Self.mostSteps))
        while passedSteps < Int(whole), !isOver { step() }
        passedSteps = Int(whole)
        if whole == TimeInterval(Self.mostSteps) { (horizontal, vertical) = (horizontal.stopped, vertical.stopped) }
        var next = self
        next.step()
        let part = CGFloat(passed - whole)
        return CGPoint(
            x: horizontal.position + (next.horizontal.position - horizontal.position) * min(part, 1),
            y: vertical.position + (next.vertical.position - vertical.position) * min(part, 1))
    }

    private mutating func step() {
        horizontal.step()
        vertical.step()
        passedSteps += 1
    }

    /// Ends what springs have brought near enough to its end. Springs are looked at once a frame only.
    package mutating func restIfNear() {
        horizontal.restIfNear()
        vertical.restIfNear()
    }

    package mutating func shift(by distance: CGPoint) {
        horizontal.shift(by: distance.x)
        vertical.shift(by: distance.y)
    }

    package mutating func changeRange(to range: ScrollRange) {
        horizontal.changeRange(to: range[.horizontal])
        vertical.changeRange(to: range[.vertical])
    }
}
