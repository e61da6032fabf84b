import ObjCRuntime
import Testing

private final class Counter: @unchecked Sendable { var value = 0 }

@Suite struct SynchronizationTests {
    @Test(arguments: [true, false]) func oneThreadAtATimeHoldsAnObject(ours: Bool) {
        nonisolated(unsafe) let lock: AnyObject = ours ? UIObject() : Counter()
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(lock)
                objc_sync_enter(lock)
                counter.value += 1
                objc_sync_exit(lock)
                objc_sync_exit(lock)
            }
        }
        #expect(counter.value == 4000)
    }

    @Test func givingUpWhatIsNotHeldIsAnError() {
        #expect(objc_sync_exit(UIObject()) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }

    @Test func theResultOfAPoolIsThatOfItsClosure() throws {
        #expect(autoreleasepool { 3 } == 3)
    }
}
