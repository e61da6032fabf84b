internal import CoreFoundation

/// Calls something sixty times a second while app code runs the main run loop inside of a call that came from it.
///
/// A wake-up of the outer loop does not reach the inner one: the main queue is not served inside one of its own blocks, and an observer is
/// not called inside of itself. A question that is asked in the middle of a function, and waited for in a loop, needs both.
@MainActor
public final class NestedRunLoopService {
    private let isNeeded: @MainActor () -> Bool
    private let isCallingApp: @MainActor () -> Bool
    private let handler: @MainActor () -> Void
    private var observers: [CFRunLoopObserver] = []
    /// Never signalled: without any source the loop would not run inside of a block of the main queue.
    private let idleSource: CFRunLoopSource?
    /// One for each time that the loop was entered and not left; nil for the outermost, and where nothing is needed.
    private var levels: [NestedRunLoopPulse?] = []

    /// - Parameters:
    ///   - isNeeded: asked whenever the loop is run inside of itself.
    ///   - isCallingApp: whether app code runs that no loop has called. A loop that it runs is an inner one too.
    public init(
        isNeeded: @escaping @MainActor () -> Bool, isCallingApp: @escaping @MainActor () -> Bool,
        handler: @escaping @MainActor () -> Void
    ) {
        self.isNeeded = isNeeded
        self.isCallingApp = isCallingApp
        self.handler = handler
        var context = CFRunLoopSourceContext()
        context.perform = { _ in }
        idleSource = CFRunLoopSourceCreate(nil, 0, &context)
        CFRunLoopAddSource(CFRunLoopGetMain(), idleSource, kCFRunLoopCommonModes)
        // CoreFoundation's kCFRunLoopEntry and kCFRunLoopExit, which its module does not offer to Swift on Linux.
        observe(1 << 0) { $0.enter() }
        observe(1 << 7) { $0.leave() }
    }

    isolated deinit { invalidate() }

    /// Ends the calls, as the end of this object does.
    public func invalidate() {
        for observer in observers { CFRunLoopObserverInvalidate(observer) }
        for level in levels { level?.invalidate() }
        if let idleSource { CFRunLoopSourceInvalidate(idleSource) }
        observers = []
        levels = []
    }

    private func observe(_ activity: CFOptionFlags, _ action: @escaping @MainActor (NestedRunLoopService) -> Void) {
        let observer = CFRunLoopObserverCreateWithHandler(nil, activity, true, 0) { [weak self] _, _ in
            MainActor.assumeIsolated { if let self { action(self) } }
        }
        guard let observer else { return }
        CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
        observers.append(observer)
    }

    private func enter() {
        let isInner = !levels.isEmpty || isCallingApp()
        levels.append(isInner && isNeeded() ? NestedRunLoopPulse(handler) : nil)
    }

    private func leave() {
        // The loop may have been under way already when this object was made.
        levels.popLast()??.invalidate()
    }
}

/// A source of the main run loop that fires sixty times a second: unlike a timer, it counts as input for who waits for that.
@MainActor
private final class NestedRunLoopPulse {
    private let timer: CFRunLoopTimer?
    private let source: CFRunLoopSource?
    private static let interval: CFTimeInterval = 1.0 / 60

    init(_ handler: @escaping @MainActor () -> Void) {
        var context = CFRunLoopSourceContext()
        context.info = Unmanaged.passRetained(Handler(handler)).toOpaque()
        context.release = { info in if let info { Unmanaged<Handler>.fromOpaque(info).release() } }
        context.perform = { info in
            guard let info else { return }
            let handler = Unmanaged<Handler>.fromOpaque(info).takeUnretainedValue()
            MainActor.assumeIsolated { handler.call() }
        }
        let source = CFRunLoopSourceCreate(nil, 0, &context)
        self.source = source
        timer = CFRunLoopTimerCreateWithHandler(nil, CFAbsoluteTimeGetCurrent(), Self.interval, 0, 0) { _ in
            CFRunLoopSourceSignal(source)
            CFRunLoopWakeUp(CFRunLoopGetMain())
        }
        CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
        CFRunLoopAddTimer(CFRunLoopGetMain(), timer, kCFRunLoopCommonModes)
    }

    func invalidate() {
        if let timer { CFRunLoopTimerInvalidate(timer) }
        if let source { CFRunLoopSourceInvalidate(source) }
    }

    private final class Handler: Sendable {
        let call: @MainActor () -> Void

        init(_ call: @escaping @MainActor () -> Void) { self.call = call }
    }
}
