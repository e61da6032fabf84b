@_spi(ForasteroInternal) import UIKitDrive
internal import Drive
import Foundation
@_spi(ForasteroInternal) import UIKitCore

// Gestures by the speed of the finger, and waiting.
extension ScreenDriver {
    /// How far a swipe goes, in points.
    private static let swipeLength: CGFloat = 200

    /// How long a change takes, in seconds, by so much a second. A standstill never gets there: it counts as slow.
    static func seconds(for change: Double, rate: Double) -> TimeInterval {
        abs(rate) > 0.001 ? min(max(abs(change) / abs(rate), 1.0 / 60), 60) : 60
    }

    func pressAndDrag(
        from start: CGPoint, for duration: TimeInterval, to end: CGPoint, _ velocity: GestureVelocity, hold: TimeInterval
    ) throws {
        let length = hypot(end.x - start.x, end.y - start.y)
        let seconds = Self.seconds(for: Double(length), rate: velocity.rawValue)
        try drag(.point(start), to: .point(end), in: seconds, hold: hold, press: duration)
    }

    /// - Parameter direction: of the length 1.
    func swipe(from start: CGPoint, _ direction: CGVector, _ velocity: GestureVelocity) throws {
        let end = CGPoint(x: start.x + direction.dx * Self.swipeLength, y: start.y + direction.dy * Self.swipeLength)
        try drag(.point(start), to: .point(end), in: Self.seconds(for: Double(Self.swipeLength), rate: velocity.rawValue))
    }

    /// Turns the wheel of a mouse as far as scrolls by so many points.
    func scroll(_ target: DriveTarget, byDeltaX deltaX: CGFloat, deltaY: CGFloat) throws {
        try turnWheel(over: target, by: CGVector(dx: deltaX / Self.pointsPerNotch, dy: deltaY / Self.pointsPerNotch))
    }

    // MARK: Waiting

    /// Lets virtual time pass, frame by frame, until something holds.
    /// - Parameter words: what is waited for, for the message.
    func wait(atMost timeout: TimeInterval, for words: String, until condition: () -> Bool) -> Bool {
        _require((0...3600).contains(timeout), "A test cannot wait \(timeout) s for \(words). Give a timeout from 0 to 3600 seconds.")
        let frame = 1.0 / 60
        for _ in 0..<Int((timeout / frame).rounded(.up)) {
            if condition() { return true }
            wait(frame)
        }
        return condition()
    }
}
