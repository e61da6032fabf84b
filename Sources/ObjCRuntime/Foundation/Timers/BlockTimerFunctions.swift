public import Foundation

// The functions that translated code calls where the source makes a timer with a closure. Foundation's own timers of that kind know no
// virtual time, and `Timer(timeInterval:repeats:block:)` fires at once on Linux.

/// `Timer(timeInterval:repeats:block:)`: a timer that first fires after an interval, in seconds; add it to a run loop to start it.
// apple: https://developer.apple.com/documentation/foundation/timer/init(timeinterval:repeats:block:)
public func _objcTimer(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer {
    let delay = max(interval, SelectorTimer.shortestInterval)
    return BlockTimer(at: Date(timeIntervalSinceNow: delay), after: delay, interval: interval, repeats: repeats, block: block)
}

/// `Timer(fire:interval:repeats:block:)`: a timer that first fires at a date; add it to a run loop to start it.
// apple: https://developer.apple.com/documentation/foundation/timer/init(fire:interval:repeats:block:)
public func _objcTimer(
    fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer {
    BlockTimer(at: date, after: max(date.timeIntervalSinceNow, 0), interval: interval, repeats: repeats, block: block)
}

/// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`: a timer started on the current run loop.
// apple: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(withtimeinterval:repeats:block:)
@discardableResult
public func _objcScheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer {
    let timer = _objcTimer(timeInterval: interval, repeats: repeats, block: block)
    RunLoop.current.add(timer, forMode: .default)
    return timer
}
