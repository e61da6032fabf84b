import Darwin
import Testing

@Suite struct DarwinTests {
    @Test("MO-04: the C library answers under the name of Apple's, qualified or not")
    func library() {
        #expect(Darwin.sqrt(4) == 2)
        #expect(strlen("four") == 4)
        #expect(arc4random_uniform(3) < 3)
        var system = utsname()
        #expect(uname(&system) == 0)
    }

    @Test("MO-04: the lock of `os` comes along")
    func lock() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        os_unfair_lock_lock(lock)
        #expect(!os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        #expect(os_unfair_lock_trylock(lock))
        os_unfair_lock_unlock(lock)
        lock.deallocate()
    }

    @Test("MO-04: the kernel's clock counts nanoseconds, and never back")
    func clock() {
        var base = mach_timebase_info_data_t()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS)
        #expect(base.numer == 1)
        #expect(base.denom == 1)
        #expect(mach_timebase_info(nil) == KERN_INVALID_ARGUMENT)
        let before = mach_absolute_time()
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        let between = UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
        #expect(before > 0)
        #expect(before <= between)
        #expect(between <= mach_absolute_time())
        #expect(mach_continuous_time() >= before)
        #expect(clock_gettime_nsec_np(1_000) == 0)
    }

    @Test("MO-04: an address knows its length")
    func addresses() {
        var address = sockaddr_in()
        address.sin_len = 3
        address.sin_family = sa_family_t(AF_INET)
        #expect(Int(address.sin_len) == MemoryLayout<sockaddr_in>.size)
        #expect(Int(sockaddr_in6().sin6_len) == MemoryLayout<sockaddr_in6>.size)
        let general = withUnsafeBytes(of: address) { $0.load(as: sockaddr.self) }
        #expect(general.sa_len == address.sin_len)
    }
}
