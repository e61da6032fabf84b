public import Foundation

extension OperationQueue: Scheduler {
    // apple: https://developer.apple.com/documentation/foundation/operationqueue/schedulertimetype
    public typealias SchedulerTimeType = _DateSchedulerTime

    /// There are none.
    // apple: https://developer.apple.com/documentation/foundation/operationqueue/scheduleroptions
    public struct SchedulerOptions {
        /// No options.
        public init() {}
    }

    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handed(value: action)
        addOperation { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let delay = max(date.date.timeIntervalSinceNow, 0)
        let timer: DispatchQueue = self === OperationQueue.main ? .main : .global()
        timer.schedule(after: timer.now.advanced(by: .seconds(delay))) { [self] in schedule(options: options, action) }
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
