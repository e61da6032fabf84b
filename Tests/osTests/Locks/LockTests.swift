import Dispatch
import Testing
import os

@Suite struct LockTests {
    @Test("MO-111: a lock lets one thread at a time at its state")
    func allocatedLock() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1_000 { lock.withLock { $0 += 1 } } }
        #expect(lock.withLock { $0 } == 8_000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.withLock { 3 } == 3)
    }

    @Test("MO-111: the lock of C lives where it is stored")
    func unfairLock() {
        final class Counter: @unchecked Sendable {
            var lock = os_unfair_lock()
            var count = 0
            func add() {
                os_unfair_lock_lock(&lock)
                count += 1
                os_unfair_lock_unlock(&lock)
            }
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1_000 { counter.add() } }
        #expect(counter.count == 8_000)
        #expect(os_unfair_lock_trylock(&counter.lock))
        #expect(!os_unfair_lock_trylock(&counter.lock))
    }
}
