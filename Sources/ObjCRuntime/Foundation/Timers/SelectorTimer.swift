import Foundation

/// A timer that sends a message to a target, which it keeps alive until it is invalidated or, not repeating, has fired.
final class SelectorTimer: Timer {
    /// The shortest interval, in seconds, for an interval of zero or less.
    // apple: https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    static let shortestInterval: TimeInterval = 0.0001

    private var target: AnyObject?
    private var info: Any?
    private let selector: Selector
    /// Takes the timer off a virtual clock; nil where the run loop fires it.
    private var leaveVirtualTime: (@Sendable () -> Void)?

    /// - Parameter delay: the seconds until `date`, which a virtual clock goes by.
    init(at date: Date, after delay: TimeInterval, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.target = target as AnyObject
        self.selector = selector
        info = userInfo
        let interval = repeats ? max(interval, Self.shortestInterval) : interval
        let virtualTime = _ObjCVirtualTime.schedulerOfThread
        super.init(fire: virtualTime == nil ? date : .distantFuture, interval: interval, repeats: repeats) { timer in
            unsafeDowncast(timer, to: SelectorTimer.self).send()
        }
        guard let virtualTime else { return }
        nonisolated(unsafe) let timer = self
        leaveVirtualTime = virtualTime(delay, repeats ? interval : nil) { timer.fire() }
    }

    /// The value that the timer was given when it was made; nil once it is invalid.
    override var userInfo: Any? { info }

    private func send() {
        guard let target else { return }
        _ObjCRuntime.sendRequired(target, selector, [self])
        if !isValid { forget() }
    }

    override func invalidate() {
        super.invalidate()
        forget()
    }

    private func forget() {
        leaveVirtualTime?()
        leaveVirtualTime = nil
        target = nil
        info = nil
    }
}
