public import Dispatch
internal import ObjCRuntime

extension DispatchQueue: Scheduler {
    /// A moment, by the clock of the machine or, for the main queue of a test, of the screen.
    // apple: https://developer.apple.com/documentation/dispatch/dispatchqueue/schedulertimetype
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        /// The moment on the machine's clock.
        public var dispatchTime: DispatchTime

        /// A moment.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return .nanoseconds(to >= from ? Int(clamping: to - from) : -Int(clamping: from - to))
        }

        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(dispatchTime + n.timeInterval) }

        public static func == (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.dispatchTime == rhs.dispatchTime }
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        /// A length of time in nanoseconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable, Codable,
            Sendable
        {
            public typealias FloatLiteralType = Double
            public typealias IntegerLiteralType = Int
            public typealias Magnitude = Int

            /// In nanoseconds.
            public var magnitude: Int

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            /// A length in seconds.
            public init(_ timeInterval: DispatchTimeInterval) {
                magnitude =
                    switch timeInterval {
                    case .seconds(let count): Self.times(count, 1_000_000_000)
                    case .milliseconds(let count): Self.times(count, 1_000_000)
                    case .microseconds(let count): Self.times(count, 1_000)
                    case .nanoseconds(let count): count
                    default: .max
                    }
            }

            /// In seconds.
            public init(floatLiteral value: Double) { self = .seconds(value) }
            /// In seconds.
            public init(integerLiteral value: Int) { self = .seconds(value) }
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let seconds = Int(exactly: source) else { return nil }
                self = .seconds(seconds)
            }

            /// In seconds.
            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public static func seconds(_ s: Int) -> Stride { Stride(nanoseconds: times(s, 1_000_000_000)) }
            public static func seconds(_ s: Double) -> Stride {
                let count = (s * 1_000_000_000).rounded()
                return Stride(nanoseconds: count.isNaN ? 0 : Int(exactly: count) ?? (count < 0 ? .min : .max))
            }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(nanoseconds: times(ms, 1_000_000)) }
            public static func microseconds(_ us: Int) -> Stride { Stride(nanoseconds: times(us, 1_000)) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

            private static func times(_ value: Int, _ factor: Int) -> Int {
                let (product, isTooLarge) = value.multipliedReportingOverflow(by: factor)
                return isTooLarge ? (value < 0 ? .min : .max) : product
            }

            public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
            public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude + rhs.magnitude) }
            public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude - rhs.magnitude) }
            public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(nanoseconds: lhs.magnitude * rhs.magnitude) }
            public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
            public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
            public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
        }
    }

    /// How work is done on the queue.
    // apple: https://developer.apple.com/documentation/dispatch/dispatchqueue/scheduleroptions
    public struct SchedulerOptions {
        /// How urgent work is. Default: unspecified.
        public var qos: DispatchQoS
        /// How work goes with that beside it. Default: none.
        public var flags: DispatchWorkItemFlags
        /// The group that work belongs to; regarded for work as soon as possible. Default: nil.
        public var group: DispatchGroup?

        /// Options of which each has a default.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Handed(value: action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        let action = Handed(value: action)
        if self === DispatchQueue.main, let virtualTime = _ObjCVirtualTime.schedulerOfThread {
            let delay = Double(now.distance(to: date).magnitude) / 1_000_000_000
            _ = virtualTime(Swift.max(delay, 0), nil) { action.value() }
            return
        }
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        Repetition(action) { [self] action, count in
            let due = date.advanced(by: SchedulerTimeType.Stride.nanoseconds(interval.magnitude * count))
            schedule(after: due, tolerance: tolerance, options: options, action)
        }
    }
}
