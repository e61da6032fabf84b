internal import Display
@_spi(ForasteroInternal) public import Drive
import Foundation

extension ScreenDriver {
    /// How long a finger rests in a tap, and between two taps; in seconds.
    private static let tapDuration: TimeInterval = 0.05
    private static let pauseBetweenTaps: TimeInterval = 0.1
    /// How far a swipe goes, in points, and how long it takes.
    private static let swipeLength: CGFloat = 200
    private static let swipeDuration: TimeInterval = 0.15
    private static let flingDuration: TimeInterval = 0.1
    public static let twoFingerDuration: TimeInterval = 0.3
    /// Half the distance of two fingers at the start.
    private static let fingerSpread: CGFloat = 50

    /// Taps at a place, or in the middle of a view.
    public func tap(_ target: DriveTarget, count: Int = 1) throws {
        let point = try touchPoint(of: target)
        for number in 0..<count {
            if number > 0 { wait(Self.pauseBetweenTaps) }
            move([[point]], duration: Self.tapDuration)
        }
    }

    /// Puts a finger down for a while.
    public func press(_ target: DriveTarget, for seconds: TimeInterval) throws {
        move([[try touchPoint(of: target)]], duration: seconds)
    }

    /// Drags from one place to another.
    /// - Parameter hold: how long the finger rests at the end before it is lifted.
    public func drag(_ source: DriveTarget, to destination: DriveTarget, in seconds: TimeInterval, hold: TimeInterval = 0) throws {
        let start = try touchPoint(of: source)
        let end = try finder.center(of: destination)
        move([line(from: start, to: end, duration: seconds)], duration: seconds, hold: hold)
    }

    /// Swipes over a view, starting in its middle.
    public func swipe(_ target: DriveTarget, _ direction: DriveDirection) throws {
        let start = try touchPoint(of: target)
        let end =
            switch direction {
            case .up: CGPoint(x: start.x, y: start.y - Self.swipeLength)
            case .down: CGPoint(x: start.x, y: start.y + Self.swipeLength)
            case .left: CGPoint(x: start.x - Self.swipeLength, y: start.y)
            case .right: CGPoint(x: start.x + Self.swipeLength, y: start.y)
            }
        move([line(from: start, to: end, duration: Self.swipeDuration)], duration: Self.swipeDuration)
    }

    /// Moves at a speed in points per second, and lets go at that speed.
    public func fling(_ target: DriveTarget, velocity: CGVector) throws {
        let start = try touchPoint(of: target)
        let duration = Self.flingDuration
        let end = CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
        move([line(from: start, to: end, duration: duration)], duration: duration)
    }

    /// Spreads two fingers, or brings them together, until their distance is `scale` times what it was.
    public func pinch(_ target: DriveTarget, scale: Double, in seconds: TimeInterval = ScreenDriver.twoFingerDuration) throws {
        try moveTwoFingers(about: target, in: seconds) { part in
            CGAffineTransform(scaleX: 1 + (CGFloat(scale) - 1) * part, y: 1 + (CGFloat(scale) - 1) * part)
        }
    }

    /// Turns two fingers clockwise about the middle of a view.
    public func rotate(_ target: DriveTarget, degrees: Double, in seconds: TimeInterval = ScreenDriver.twoFingerDuration) throws {
        try moveTwoFingers(about: target, in: seconds) { part in CGAffineTransform(rotationAngle: CGFloat(degrees) * .pi / 180 * part) }
    }

    // MARK: Single fingers

    /// Puts a finger down, and returns its number.
    public func touchDown(at point: CGPoint) -> Int {
        let pointer = nextPointer()
        send(pointer, .began, point)
        settle()
        return pointer
    }

    public func move(finger: Int, to point: CGPoint) {
        send(finger, .moved, point)
        settle()
    }

    public func lift(finger: Int, at point: CGPoint) {
        send(finger, .ended, point)
        settle()
    }

    /// Takes a finger away as the system does.
    public func cancel(finger: Int, at point: CGPoint) {
        send(finger, .cancelled, point)
        settle()
    }

    // MARK: Private

    private func moveTwoFingers(about target: DriveTarget, in seconds: TimeInterval, _ transform: (CGFloat) -> CGAffineTransform) throws {
        let center = try touchPoint(of: target)
        let steps = stepCount(seconds)
        func track(_ start: CGPoint) -> [CGPoint] {
            (0...steps).map { step in
                let offset = start.applying(transform(CGFloat(step) / CGFloat(steps)))
                return CGPoint(x: center.x + offset.x, y: center.y + offset.y)
            }
        }
        let spread = Self.fingerSpread
        move([track(CGPoint(x: -spread, y: 0)), track(CGPoint(x: spread, y: 0))], duration: seconds)
    }

    private func line(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> [CGPoint] {
        let steps = stepCount(duration)
        return (0...steps).map { step in
            let part = CGFloat(step) / CGFloat(steps)
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private func stepCount(_ duration: TimeInterval) -> Int { max(Int((duration / MediaClock.frameDuration).rounded()), 1) }

    /// Moves one finger along each track, all at the same time: down at the first place, up at the last.
    private func move(_ tracks: [[CGPoint]], duration: TimeInterval, hold: TimeInterval = 0) {
        let pointers = tracks.map { _ in nextPointer() }
        let steps = (tracks.map(\.count).max() ?? 1) - 1
        for (pointer, track) in zip(pointers, tracks) { send(pointer, .began, track[0]) }
        for step in 0..<max(steps, 1) {
            wait(duration / Double(max(steps, 1)))
            guard steps > 0 else { break }
            for (pointer, track) in zip(pointers, tracks) { send(pointer, .moved, track[step + 1]) }
        }
        if hold > 0 { wait(hold) }
        for (pointer, track) in zip(pointers, tracks) { send(pointer, .ended, track[track.count - 1]) }
        settle()
    }

    private func send(_ pointer: Int, _ phase: PointerEvent.Phase, _ location: CGPoint) {
        inject(
            .pointer(
                PointerEvent(
                    id: pointer, phase: phase, location: location, timestamp: host.clock.now, buttons: phase == .ended ? [] : .primary)))
    }

    /// Where to touch a target; fails if something else would get the touch.
    private func touchPoint(of target: DriveTarget) throws -> CGPoint {
        settle()
        return try finder.touchPoint(of: target)
    }
}
