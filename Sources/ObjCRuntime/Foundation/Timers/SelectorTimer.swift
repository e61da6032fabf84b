import Foundation

/// A timer that sends a message to a target, which it keeps alive until it is invalidated or, not repeating, has fired.
final class SelectorTimer: Timer {
    /// What an interval of zero or less means, in seconds.
    // apple: https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    static let shortestInterval: TimeInterval = 0.0001

    private var target: AnyObject?
    private var info: Any?
    private let selector: Selector

    init(at date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool) {
        self.target = target as AnyObject
        self.selector = selector
        info = userInfo
        let interval = repeats ? max(interval, Self.shortestInterval) : interval
        super.init(fire: date, interval: interval, repeats: repeats) { timer in
            unsafeDowncast(timer, to: SelectorTimer.self).send()
        }
    }

    /// What the timer was given when it was made; nil once it is invalid.
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
        target = nil
        info = nil
    }
}
