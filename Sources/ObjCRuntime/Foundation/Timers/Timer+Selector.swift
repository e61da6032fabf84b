public import Foundation

extension Timer: _ObjCReplacingInit {}

extension _ObjCReplacingInit where Self: Timer {
    /// A timer that sends a message to a target each time it fires; add it to a run loop to start it.
    ///
    /// The target is kept alive until the timer is invalidated, which happens by itself after firing once if the timer does
    /// not repeat. The method takes the timer as its argument.
    // apple: https://developer.apple.com/documentation/foundation/timer/init(timeinterval:target:selector:userinfo:repeats:)
    public init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        let delay = max(ti, SelectorTimer.shortestInterval)
        let timer = SelectorTimer(
            at: Date(timeIntervalSinceNow: delay), after: delay, interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
            repeats: yesOrNo)
        self = timer as! Self
    }

    /// A timer that first fires at `date`; see ``init(timeInterval:target:selector:userInfo:repeats:)``.
    // apple: https://developer.apple.com/documentation/foundation/timer/init(fireat:interval:target:selector:userinfo:repeats:)
    public init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool
    ) {
        let delay = max(date.timeIntervalSinceNow, 0)
        let timer = SelectorTimer(at: date, after: delay, interval: ti, target: t, selector: s, userInfo: ui, repeats: rep)
        self = timer as! Self
    }
}

extension Timer {
    /// A timer that sends a message to a target, started on the current run loop.
    ///
    /// The target is kept alive until the timer is invalidated, which happens by itself after firing once if the timer does
    /// not repeat. The method takes the timer as its argument.
    // apple: https://developer.apple.com/documentation/foundation/timer/scheduledtimer(timeinterval:target:selector:userinfo:repeats:)
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
