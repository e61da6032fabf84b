import Foundation
import Synchronization

/// A message that waits for its time on a run loop. It keeps its target and its argument alive until then.
final class DelayedMessage: @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector
    private let argument: Any?
    private var timer: Timer?
    /// Takes the message off a virtual clock.
    private var leaveVirtualTime: (@Sendable () -> Void)?

    private struct Waiting: Sendable {
        var messages: [ObjectIdentifier: [DelayedMessage]] = [:]
    }
    private static let waiting = Mutex(Waiting())

    private init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    /// Sends the message on the current run loop, not before `delay` seconds from now and not before this call returns.
    static func schedule(
        _ target: AnyObject, _ selector: Selector, _ argument: Any?, delay: TimeInterval, modes: [RunLoop.Mode]
    ) {
        let message = DelayedMessage(target, selector, argument)
        waiting.withLock { $0.messages[ObjectIdentifier(target), default: []].append(message) }
        if let virtualTime = _ObjCVirtualTime.schedulerOfThread {
            message.leaveVirtualTime = virtualTime(max(delay, 0), nil) { message.send() }
            return
        }
        let date = Date(timeIntervalSinceNow: max(delay, 0))
        let timer = Timer(fire: date, interval: 0, repeats: false) { _ in message.send() }
        message.timer = timer
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
    }

    /// Takes back the messages to a target that `matches` admits.
    static func cancel(_ target: AnyObject, where matches: (Selector, Any?) -> Bool) {
        let cancelled = waiting.withLock { waiting in
            let all = waiting.messages.removeValue(forKey: ObjectIdentifier(target)) ?? []
            let kept = all.filter { !matches($0.selector, $0.argument) }
            if !kept.isEmpty { waiting.messages[ObjectIdentifier(target)] = kept }
            return all.filter { message in !kept.contains { $0 === message } }
        }
        for message in cancelled {
            message.timer?.invalidate()
            message.leaveVirtualTime?()
        }
    }

    private func send() {
        Self.waiting.withLock { waiting in
            let id = ObjectIdentifier(target)
            waiting.messages[id]?.removeAll { $0 === self }
            if waiting.messages[id]?.isEmpty == true { waiting.messages[id] = nil }
        }
        timer = nil
        _ObjCRuntime.sendRequired(target, selector, [argument])
    }
}
