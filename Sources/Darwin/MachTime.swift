// The clock of the kernel that counts from when the machine started.

/// The result of functions of the kernel.
public typealias kern_return_t = Int32
/// The result of functions of the kernel that have done their work.
public let KERN_SUCCESS: kern_return_t = 0
/// The result of functions of the kernel that cannot work with their arguments.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4

/// How many nanoseconds a tick of ``mach_absolute_time()`` takes, as a fraction.
public struct mach_timebase_info_data_t: Hashable, Sendable {
    /// The numerator.
    public var numer: UInt32
    /// The denominator.
    public var denom: UInt32
}

/// Where such a fraction is written to.
public typealias mach_timebase_info_t = UnsafeMutablePointer<mach_timebase_info_data_t>

// In C a structure and a function may have one name, and a structure is made by its name. Here these functions make it.

/// A fraction of zeros, to be filled.
public func mach_timebase_info() -> mach_timebase_info_data_t { mach_timebase_info_data_t(numer: 0, denom: 0) }
/// A fraction by its two numbers.
public func mach_timebase_info(numer: UInt32, denom: UInt32) -> mach_timebase_info_data_t {
    mach_timebase_info_data_t(numer: numer, denom: denom)
}

extension mach_timebase_info_data_t {
    /// A fraction of zeros, to be filled.
    public init() { self.init(numer: 0, denom: 0) }
}

/// Says how long a tick is: a nanosecond here.
// apple: https://developer.apple.com/documentation/driverkit/mach_timebase_info
@discardableResult
public func mach_timebase_info(_ info: mach_timebase_info_t!) -> kern_return_t {
    guard let info else { return KERN_INVALID_ARGUMENT }
    info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return KERN_SUCCESS
}

/// Ticks since the machine started, but for the time that it slept.
// apple: https://developer.apple.com/documentation/kernel/1462446-mach_absolute_time
public func mach_absolute_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_UPTIME_RAW) }

/// Ticks since the machine started.
// apple: https://developer.apple.com/documentation/kernel/1646199-mach_continuous_time
public func mach_continuous_time() -> UInt64 { clock_gettime_nsec_np(CLOCK_BOOTTIME) }

/// The clock that stands still while the machine sleeps. On Linux that is its monotonic one.
public let CLOCK_UPTIME_RAW: clockid_t = CLOCK_MONOTONIC

/// The time of a clock in nanoseconds; 0 for a clock that there is not, and `errno` says why.
public func clock_gettime_nsec_np(_ clock_id: clockid_t) -> UInt64 {
    var time = timespec()
    guard clock_gettime(clock_id, &time) == 0 else { return 0 }
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
