internal import Display
import Foundation

/// Puts the timers of the main thread on a virtual clock, so that they fire when that says so and not by the machine's time.
@MainActor
enum VirtualTimers {
    static func follow(_ clock: MediaClock) {
        _ObjCVirtualTime.scheduler = { delay, interval, body in
            // Only timers of the main thread come here.
            MainActor.assumeIsolated {
                let timer = clock.addTimer(after: delay, repeatingEvery: interval) { body() }
                return { MainActor.assumeIsolated { timer.invalidate() } }
            }
        }
    }
}
