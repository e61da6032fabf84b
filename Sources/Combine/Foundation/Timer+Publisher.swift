public import Foundation
internal import ObjCRuntime

extension Timer {
    /// Sends the date again and again, once it is connected.
    // apple: https://developer.apple.com/documentation/foundation/timer/timerpublisher
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// In seconds.
        public let interval: TimeInterval
        /// How late it may be, in seconds; nil is the timer's own choice.
        public let tolerance: TimeInterval?
        /// Where the timer runs.
        public let runLoop: RunLoop
        /// In which mode of the run loop the timer runs.
        public let mode: RunLoop.Mode
        private let core = SubjectCore<Date, Never>(keepsNewest: false)
        private let timers = Guarded<[Timer]>([])

        /// The publisher that `publish(every:tolerance:on:in:options:)` returns. Nothing is sent before it is connected.
        public init(interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            core.add(subscriber, named: "Timer", first: nil)
        }

        public func connect() -> any Cancellable {
            let core = core
            let timer = _objcTimer(timeInterval: interval, repeats: true) { _ in core.send(Date()) }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            timers { $0.append(timer) }
            return AnyCancellable { [timers] in
                let all = timers { timers in
                    defer { timers = [] }
                    return timers
                }
                for timer in all { timer.invalidate() }
            }
        }
    }

    /// Publishes the date again and again, once it is connected; mostly followed by `autoconnect()`.
    /// - Parameter interval: in seconds.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
