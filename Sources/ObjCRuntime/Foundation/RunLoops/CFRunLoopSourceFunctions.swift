internal import CoreFoundation
public import Foundation

/// Makes a source; add it to a run loop, and signal it when there is something to do.
///
/// - Parameter order: of two that are signalled, the lower one comes first.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopsourcecreate(_:_:_:)
public func CFRunLoopSourceCreate(
    _ allocator: CFAllocator!, _ order: Int, _ context: UnsafeMutablePointer<CFRunLoopSourceContext>!
) -> CFRunLoopSource! {
    CFRunLoopSource(order: order, context.pointee)
}

/// Has a run loop serve a source.
///
/// - Precondition: the run loop is the main thread's or this one's.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopaddsource(_:_:_:)
public func CFRunLoopAddSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    CoreFoundation.CFRunLoopAddSource(handle(rl), source.handle, mode.handle)
    // The source that the run loop calls.
    source.context.schedule?(source.context.info, rl, mode)
}

/// Takes a source off a run loop.
///
/// - Precondition: the run loop is the main thread's or this one's.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopremovesource(_:_:_:)
public func CFRunLoopRemoveSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) {
    guard CFRunLoopContainsSource(rl, source, mode) else { return }
    CoreFoundation.CFRunLoopRemoveSource(handle(rl), source.handle, mode.handle)
    source.context.cancel?(source.context.info, rl, mode)
}

/// Returns true if a run loop serves a source.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopcontainssource(_:_:_:)
public func CFRunLoopContainsSource(_ rl: CFRunLoop!, _ source: CFRunLoopSource!, _ mode: CFRunLoopMode!) -> Bool {
    CoreFoundation.CFRunLoopContainsSource(handle(rl), source.handle, mode.handle)
}

/// Says that a source has something to do. A run loop that waits has to be woken up.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopsourcesignal(_:)
public func CFRunLoopSourceSignal(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceSignal(source.handle) }

/// Takes a source off all run loops for good.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopsourceinvalidate(_:)
public func CFRunLoopSourceInvalidate(_ source: CFRunLoopSource!) { CoreFoundation.CFRunLoopSourceInvalidate(source.handle) }

/// Returns true if a source can still be served.
// apple: https://developer.apple.com/documentation/corefoundation/cfrunloopsourceisvalid(_:)
public func CFRunLoopSourceIsValid(_ source: CFRunLoopSource!) -> Bool { CoreFoundation.CFRunLoopSourceIsValid(source.handle) }
