internal import Display
import Foundation

/// Something that happens to a gesture when nothing else happens for a while.
@MainActor
final class GestureTimer {
    private var timer: MediaTimer?

    init(_ clock: MediaClock, after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) {
        timer = clock.addTimer(after: delay, handler: body)
    }

    func cancel() {
        timer?.invalidate()
        timer = nil
    }
}
