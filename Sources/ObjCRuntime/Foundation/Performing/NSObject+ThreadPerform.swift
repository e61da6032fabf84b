public import Foundation

extension NSObjectProtocol {
    /// Sends a message on the main thread, in the common modes of its run loop.
    ///
    /// With `wait` the call returns after the message was delivered, which on the main thread itself is at once.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/performselector(onmainthread:with:waituntildone:)
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait, modes: [RunLoop.Mode.common.rawValue])
    }

    /// Sends a message on the main thread, in the given modes of its run loop.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/performselector(onmainthread:with:waituntildone:modes:)
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        if wait, Thread.isMainThread {
            _ObjCRuntime.sendRequired(self, aSelector, [arg])
            return
        }
        nonisolated(unsafe) let target: AnyObject = self, argument = arg
        let done = wait ? DispatchSemaphore(value: 0) : nil
        let modes = (array ?? [RunLoop.Mode.common.rawValue]).map { RunLoop.Mode(rawValue: $0) }
        RunLoop.main.perform(inModes: modes) {
            _ObjCRuntime.sendRequired(target, aSelector, [argument])
            done?.signal()
        }
        done?.wait()
    }

    /// Sends a message on a new thread.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/performselector(inbackground:with:)
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let target: AnyObject = self, argument = arg
        Thread { _ObjCRuntime.sendRequired(target, aSelector, [argument]) }.start()
    }
}
