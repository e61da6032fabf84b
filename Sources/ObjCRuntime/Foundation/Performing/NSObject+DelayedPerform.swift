public import Foundation

extension NSObjectProtocol {
    /// Sends a message on the current thread's run loop after a delay, in its default mode.
    ///
    /// The message waits for the run loop even if the delay, in seconds, is zero. The receiver and the argument are kept
    /// alive until then.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:)
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Sends a message on the current thread's run loop after a delay, in the given modes.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/perform(_:with:afterdelay:inmodes:)
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) {
        DelayedMessage.schedule(self, aSelector, anArgument, delay: delay, modes: modes)
    }
}

extension Foundation.NSObject {
    /// Takes back delayed messages to a target with this selector and an equal argument.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:selector:object:)
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
        DelayedMessage.cancel(aTarget as AnyObject) { selector, argument in
            selector == aSelector && isEqual(argument, anArgument)
        }
    }

    /// Takes back all delayed messages to a target.
    // apple: https://developer.apple.com/documentation/objectivec/nsobject-swift.class/cancelpreviousperformrequests(withtarget:)
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedMessage.cancel(aTarget as AnyObject) { _, _ in true }
    }

    private class func isEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        if let object = first as AnyObject as? Foundation.NSObject { return object.isEqual(second) }
        return (first as AnyObject) === (second as AnyObject)
    }
}
