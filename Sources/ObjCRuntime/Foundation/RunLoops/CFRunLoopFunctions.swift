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

/// Serves this thread's run loop in a mode, for a number of seconds at most; what is due already is done even if that is 0.
///
/// - Parameter returnAfterSourceHandled: whether one source, or one block of a queue, ends the run.
/// - Returns: why the run ended.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopruninmode(_:_:_:)
@discardableResult
public func CFRunLoopRunInMode(_ mode: CFRunLoopMode!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    let result = CoreFoundation.CFRunLoopRunInMode((mode ?? .defaultMode).handle, seconds, returnAfterSourceHandled)
    return CFRunLoopRunResult(rawValue: result.rawValue) ?? .finished
}

/// The form in sources that are also written for this system, whose own module has texts for modes.
@_disfavoredOverload
@discardableResult
public func CFRunLoopRunInMode(_ mode: NSString!, _ seconds: TimeInterval, _ returnAfterSourceHandled: Bool) -> CFRunLoopRunResult {
    CFRunLoopRunInMode(mode.map { CFRunLoopMode($0) }, seconds, returnAfterSourceHandled)
}

/// Has a run loop call a block in its next turn.
///
/// - Parameter mode: the text of a mode, or an array of such texts.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopperformblock(_:_:_:)
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: AnyObject!, _ block: (@Sendable () -> Void)!) {
    let names = (mode as? NSArray).map { $0.compactMap { $0 as? String } } ?? [(mode as? NSString).map { "\($0)" }].compactMap { $0 }
    rl.perform(inModes: names.isEmpty ? [.default] : names.map { RunLoop.Mode(rawValue: $0) }, block: block)
}

func handle(_ loop: RunLoop!) -> CoreFoundation.CFRunLoop {
    loop === RunLoop.main ? CoreFoundation.CFRunLoopGetMain() : CoreFoundation.CFRunLoopGetCurrent()
}
