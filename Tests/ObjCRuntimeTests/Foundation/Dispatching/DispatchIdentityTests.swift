import Dispatch
import ObjCRuntime
import Testing

struct DispatchIdentityTests {
    @Test("queues, groups and semaphores are the same as themselves, and can be kept in sets")
    func identity() {
        let queue = DispatchQueue(label: "one")
        #expect(queue == queue && queue != DispatchQueue(label: "one") && DispatchQueue.main == .main)
        #expect(DispatchQueue.global() == .global() && Set([DispatchQueue.main, .main, .global()]).count == 2)
        let (group, semaphore) = (DispatchGroup(), DispatchSemaphore(value: 1))
        #expect(Set([group, group, DispatchGroup()]).count == 2)
        #expect(Set([semaphore, semaphore]).count == 1 && [queue: 1][queue] == 1)
    }
}
