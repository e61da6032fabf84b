/// Says when and where work is done.
// apple: https://developer.apple.com/documentation/combine/scheduler
public protocol Scheduler<SchedulerTimeType> {
    /// Its moments.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// How work is done.
    associatedtype SchedulerOptions

    /// The present moment on its clock.
    var now: SchedulerTimeType { get }
    /// How much later than asked for work may be done.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Does something as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Does something at a time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Does something at a time, and again after each interval until that is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    public func schedule(after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time that can be made of seconds and their parts.
// apple: https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible
public protocol SchedulerTimeIntervalConvertible {
    /// So many seconds.
    static func seconds(_ s: Int) -> Self
    /// So many seconds.
    static func seconds(_ s: Double) -> Self
    /// So many thousandths of a second.
    static func milliseconds(_ ms: Int) -> Self
    /// So many millionths of a second.
    static func microseconds(_ us: Int) -> Self
    /// So many thousand-millionths of a second.
    static func nanoseconds(_ ns: Int) -> Self
}
