import Foundation

/// Recognises fingers that move fast and straight in a direction. Discrete: the action is sent while they are still down.
// apple: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor @objcMembers open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions on the screen.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that count; which one it was cannot be asked. Default: right.
    open var direction: UISwipeGestureRecognizer.Direction = .right
    /// How many fingers move together. Default: 1.
    open var numberOfTouchesRequired = 1

    @nonobjc override func decodeGesture(from coder: NSCoder) {
        coder.withInteger(forKey: NibKey.swipeGestureRecognizerDirection) { direction = Direction(rawValue: UInt(truncatingIfNeeded: $0)) }
        coder.withInteger(forKey: NibKey.swipeGestureRecognizerNumberOfTouchesRequired) { numberOfTouchesRequired = $0 }
    }

    private var timer: GestureTimer?

    // observed: figures of common knowledge, not documented
    private static let shortestWay: CGFloat = 50
    private static let longestTime: TimeInterval = 0.5
    /// How far a swipe may go to the side, as a part of its way.
    private static let greatestSlope: CGFloat = 0.6

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard numberOfTouches <= numberOfTouchesRequired else { return giveUp() }
        if timer == nil { timer = schedule(after: Self.longestTime) { [weak self] in self?.giveUp() } }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        let fingers = attempt.participants
        guard state == .possible, fingers.count == numberOfTouchesRequired else { return }
        let ways = fingers.map {
            CGVector(dx: $0.screenLocation.x - $0.firstScreenLocation.x, dy: $0.screenLocation.y - $0.firstScreenLocation.y)
        }
        guard ways.allSatisfy({ max(abs($0.dx), abs($0.dy)) >= Self.shortestWay }) else { return }
        if ways.allSatisfy({ way in Self.direction(of: way).map(direction.contains) ?? false }) {
            state = .ended
        } else {
            giveUp()
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        giveUp()
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        giveUp()
    }

    open override func reset() {
        super.reset()
        timer?.cancel()
        timer = nil
    }

    private func giveUp() {
        if state == .possible { state = .failed }
    }

    /// Nil for a way that is not straight.
    private static func direction(of way: CGVector) -> Direction? {
        let isHorizontal = abs(way.dx) >= abs(way.dy)
        let (along, across) = isHorizontal ? (way.dx, way.dy) : (way.dy, way.dx)
        guard abs(across) <= abs(along) * greatestSlope else { return nil }
        return isHorizontal ? (along > 0 ? .right : .left) : (along > 0 ? .down : .up)
    }
}
