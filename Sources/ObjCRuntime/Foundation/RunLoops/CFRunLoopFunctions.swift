internal import CoreFoundation
public import Foundation

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }

/// Serves this thread's run loop until ``CFRunLoopStop(_:)``.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunlooprun()
public func CFRunLoopRun() { CoreFoundation.CFRunLoopRun() }

/// Ends the innermost run of a run loop.
///
/// - Precondition: the run loop is the main thread's or this one's.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopstop(_:)
public func CFRunLoopStop(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopStop(handle(rl)) }

/// Has a waiting run loop look for work at once.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopwakeup(_:)
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { CoreFoundation.CFRunLoopWakeUp(handle(rl)) }

/// Has a run loop call a block in its next turn.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopperformblock(_:_:_:)
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFRunLoopMode!, _ block: (@Sendable () -> Void)!) {
    rl.perform(inModes: [mode ?? .default], block: block)
}

private func handle(_ loop: RunLoop!) -> CoreFoundation.CFRunLoop {
    loop === RunLoop.main ? CoreFoundation.CFRunLoopGetMain() : CoreFoundation.CFRunLoopGetCurrent()
}
