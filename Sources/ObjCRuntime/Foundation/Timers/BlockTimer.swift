import Foundation

/// A timer that calls a closure, at the time of a virtual clock where there is one.
final class BlockTimer: Timer {
    /// Takes the timer off a virtual clock; nil where the run loop fires it.
    private var leaveVirtualTime: (@Sendable () -> Void)?

    /// - Parameter delay: the seconds until `date`, which a virtual clock goes by.
    init(at date: Date, after delay: TimeInterval, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) {
        let interval = repeats ? max(interval, SelectorTimer.shortestInterval) : interval
        let virtualTime = _ObjCVirtualTime.schedulerOfThread
        super.init(fire: virtualTime == nil ? date : .distantFuture, interval: interval, repeats: repeats) { timer in
            block(timer)
            if !timer.isValid { unsafeDowncast(timer, to: BlockTimer.self).forget() }
        }
        guard let virtualTime else { return }
        nonisolated(unsafe) let timer = self
        leaveVirtualTime = virtualTime(delay, repeats ? interval : nil) { timer.fire() }
    }

    override func invalidate() {
        super.invalidate()
        forget()
    }

    private func forget() {
        leaveVirtualTime?()
        leaveVirtualTime = nil
    }
}
