@_spi(ForasteroInternal) import UIKitCore
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
    /// In seconds: a longer one is a slip.
    private static let longestTouch: TimeInterval = 3600
    /// In seconds: how long two fingers move for a pinch or a rotation.
    public static let twoFingerDuration: TimeInterval = 0.3
    /// Half the distance of two fingers at the start.
    private static let fingerSpread: CGFloat = 50
    /// How far from their middle two fingers lie that move together.
    private static let fingerGap: CGFloat = 15

    /// Taps at a position, or in the middle of a view.
    public func tap(_ target: DriveTarget, count: Int = 1) throws {
        let point = try touchPoint(of: target)
        for number in 0..<count {
            if number > 0 { wait(Self.pauseBetweenTaps) }
            try move([[point]], duration: Self.tapDuration)
        }
    }

    /// Puts a finger down for a while.
    public func press(_ target: DriveTarget, for seconds: TimeInterval) throws {
        try move([[try touchPoint(of: target)]], duration: seconds)
    }

    /// Drags from one point to another.
    /// - Parameters:
    ///   - hold: how long the finger rests at the end before it is lifted.
    ///   - press: how long it rests in the beginning.
    public func drag(
        _ source: DriveTarget, to destination: DriveTarget, in seconds: TimeInterval, hold: TimeInterval = 0, press: TimeInterval = 0
    ) throws {
        let start = try touchPoint(of: source)
        let end = try Self.checked(try finder.center(of: destination))
        try move([line(from: start, to: end, duration: seconds)], duration: seconds, hold: hold, press: press)
    }

    /// Drags two fingers, side by side, from one point to another.
    public func dragTwoFingers(_ source: DriveTarget, to destination: DriveTarget, in seconds: TimeInterval) throws {
        let start = try touchPoint(of: source)
        let end = try Self.checked(try finder.center(of: destination))
        let tracks = [-Self.fingerGap, Self.fingerGap].map { offset in
            line(from: start, to: end, duration: seconds).map { CGPoint(x: $0.x + offset, y: $0.y) }
        }
        try move(tracks, duration: seconds)
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
        try move([line(from: start, to: end, duration: Self.swipeDuration)], duration: Self.swipeDuration)
    }

    /// Moves at a speed in points per second, and lets go at that speed.
    public func fling(_ target: DriveTarget, velocity: CGVector) throws {
        let start = try touchPoint(of: target)
        let duration = Self.flingDuration
        let end = CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
        try move([line(from: start, to: end, duration: duration)], duration: duration)
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

    /// How far a notch of a wheel scrolls, in points.
    public static let pointsPerNotch = ScrollDispatcher.pointsPerNotch

    /// Turns the wheel of a mouse that is over a target, by so many notches.
    public func turnWheel(over target: DriveTarget, by delta: CGVector) throws {
        let point = try touchPoint(of: target)
        guard Self.isUsable(point), Self.isUsable(CGPoint(x: delta.dx, y: delta.dy)) else {
            throw DriveFailure("a wheel cannot turn by \(delta.dx), \(delta.dy) notches at (\(point.x), \(point.y))")
        }
        inject(
            .scroll(
                ScrollEvent(
                    source: .wheel, location: point, delta: CGSize(width: delta.dx, height: delta.dy), timestamp: host.clock.now)))
        settle()
    }

    // MARK: Single fingers

    /// Puts a finger down, and returns its number.
    public func touchDown(at point: CGPoint) -> Int {
        let pointer = nextPointer()
        send(pointer, .began, point)
        settle()
        return pointer
    }

    /// Moves a finger that is down, at once.
    public func move(finger: Int, to point: CGPoint) {
        send(finger, .moved, point)
        settle()
    }

    /// Takes a finger off the screen where it is.
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
        try move([track(CGPoint(x: -spread, y: 0)), track(CGPoint(x: spread, y: 0))], duration: seconds)
    }

    private func line(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> [CGPoint] {
        let steps = stepCount(duration)
        return (0...steps).map { step in
            let part = CGFloat(step) / CGFloat(steps)
            return CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        }
    }

    private func stepCount(_ duration: TimeInterval) -> Int {
        guard (0...Self.longestTouch).contains(duration) else { return 1 }
        return max(Int((duration / MediaClock.frameDuration).rounded()), 1)
    }

    /// Moves one finger along each track, all at the same time: down at the first point, up at the last.
    private func move(_ tracks: [[CGPoint]], duration: TimeInterval, hold: TimeInterval = 0, press: TimeInterval = 0) throws {
        for point in tracks.joined() { _ = try Self.checked(point) }
        for time in [duration, hold, press] where !(0...Self.longestTouch).contains(time) {
            throw DriveFailure("a touch cannot last \(time) s; give from 0 to \(Int(Self.longestTouch))")
        }
        let pointers = tracks.map { _ in nextPointer() }
        let steps = (tracks.map(\.count).max() ?? 1) - 1
        for (pointer, track) in zip(pointers, tracks) { send(pointer, .began, track[0]) }
        if press > 0 { wait(press) }
        for step in 0..<max(steps, 1) {
            wait(duration / Double(max(steps, 1)))
            guard steps > 0 else { break }
            for (pointer, track) in zip(pointers, tracks) { send(pointer, .moved, track[step + 1]) }
        }
        if hold > 0 { wait(hold) }
        for (pointer, track) in zip(pointers, tracks) { send(pointer, .ended, track[track.count - 1]) }
        settle()
    }

    /// The same position; throws where no finger could be.
    private static func checked(_ point: CGPoint) throws -> CGPoint {
        guard isUsable(point) else { throw DriveFailure("(\(point.x), \(point.y)) is no place of a screen") }
        return point
    }

    /// Returns true if a finger could be there, on the screen or beside it.
    static func isUsable(_ point: CGPoint) -> Bool { abs(point.x) <= 1e6 && abs(point.y) <= 1e6 }

    private func send(_ pointer: Int, _ phase: PointerEvent.Phase, _ location: CGPoint) {
        guard Self.isUsable(location) else {
            fatalError("A finger cannot be at (\(location.x), \(location.y)). Give a place in points of the screen.")
        }
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
