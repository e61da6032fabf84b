internal import Display
import Foundation

/// Puts the timers of the main actor, and what the main queue is to do later, on the clock of the screen in use, if that is a virtual one.
@MainActor
enum VirtualTimers {
    static func follow(_ clock: MediaClock) {
        guard clock.isVirtual else {
            _ObjCVirtualTime.scheduler = nil
            return
        }
        VirtualDispatch.install()
        _ObjCVirtualTime.scheduler = { delay, interval, body in
            // Only timers of the main actor come here.
            MainActor.assumeIsolated {
                let timer = clock.addTimer(after: delay, repeatingEvery: interval) { body() }
                return { MainActor.assumeIsolated { timer.invalidate() } }
            }
        }
    }
}
