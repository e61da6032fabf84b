public import Foundation

/// A timer that calls a block; add it to a run loop to start it. An interval of 0 makes it fire once.
///
/// - Parameter fireDate: seconds since the first moment of 2001, Greenwich.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunlooptimercreatewithhandler(_:_:_:_:_:_:)
public func CFRunLoopTimerCreateWithHandler(
    _ allocator: CFAllocator!, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval, _ flags: UInt, _ order: Int,
    _ block: (@Sendable (CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
    _objcTimer(fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0) { block($0) }
}

/// Starts a timer on a run loop.
public func CFRunLoopAddTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
    rl.add(timer, forMode: mode?.foundationMode ?? .default)
}

/// Takes a timer off its run loop. Like invalidating it: Foundation's run loops on Linux let go of a timer in no other way.
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) { timer.invalidate() }

/// Ends a timer for good.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Returns true if a timer can still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// The seconds between two firings; 0 for one that fires once.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> TimeInterval { timer.timeInterval }
