import Foundation
import Synchronization
import Testing

@testable import Drive

struct ParentWatchTests {
    @Test("A process ends when its parent has gone, and not before")
    func orphan() async {
        let looks = Mutex(0)
        await withCheckedContinuation { continuation in
            ParentWatch.begin(
                every: 0,
                parent: {
                    looks.withLock {
                        $0 += 1
                        return $0 < 5 ? 7 : 1
                    }
                },
                end: { continuation.resume() })
        }
        #expect(looks.withLock { $0 } == 5)
    }

    @Test("A monkey distinguishes an app that works for too long from one that waits")
    func reasons() {
        #expect(MonkeyOutcome.busy(seconds: 20).reason.contains("still at work"))
        #expect(MonkeyOutcome.busy(seconds: 20).reason.contains("20 s"))
        #expect(MonkeyOutcome.hung(seconds: 120).reason.contains("did not come back"))
        #expect(MonkeyOutcome.busy(seconds: 1).cause != MonkeyOutcome.hung(seconds: 1).cause)
    }
}
