public import Foundation
internal import ObjCRuntime

extension RunLoop: Scheduler {
    // apple: https://developer.apple.com/documentation/foundation/runloop/schedulertimetype
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There are none.
    // apple: https://developer.apple.com/documentation/foundation/runloop/scheduleroptions
    public struct SchedulerOptions {
        /// No options.
        public init() {}
    }

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    // The queue of the same thread is served: an application turns its loop by that.
    private var queue: DispatchQueue? { self === RunLoop.main ? .main : nil }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let queue { return queue.schedule(options: nil, action) }
        let action = Handed(value: action)
        perform { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let action = Handed(value: action)
        let timer = _objcTimer(timeInterval: Swift.max(date.date.timeIntervalSinceNow, 0), repeats: false) { _ in action.value() }
        timer.tolerance = tolerance.magnitude
        add(timer, forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        Repetition(action) { [self] action, count in
            let due = date.advanced(by: .seconds(interval.magnitude * Double(count)))
            schedule(after: due, tolerance: tolerance, options: options, action)
        }
    }
}
