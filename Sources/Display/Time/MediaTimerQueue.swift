/// The timers of one clock, the earliest first.
@MainActor
final class MediaTimerQueue {
    private var timers: [MediaTimer] = []
    private var lastSequenceNumber = 0

    nonisolated init() {}

    var earliestFireTime: TimeInterval? { timers.first?.fireTime }

    func insert(_ timer: MediaTimer) {
        lastSequenceNumber += 1
        timer.sequenceNumber = lastSequenceNumber
        // A new timer comes after all others of the same time, so only the time has to be compared.
        let index = timers.firstIndex { $0.fireTime > timer.fireTime } ?? timers.endIndex
        timers.insert(timer, at: index)
    }

    func remove(_ timer: MediaTimer) {
        timers.removeAll { $0 === timer }
    }

    /// Calls all timers that were due at `time` when this was called. Those added meanwhile wait for the next time.
    func fireDue(at time: TimeInterval) {
        let newest = lastSequenceNumber
        while let timer = timers.first(where: { $0.sequenceNumber <= newest }), timer.fireTime <= time {
            timers.removeAll { $0 === timer }
            if let interval = timer.interval {
                let missed = ((time - timer.fireTime) / interval).rounded(.down)
                timer.fireTime += (missed + 1) * interval
                insert(timer)
            } else {
                timer.isValid = false
            }
            timer.handler()
        }
    }
}
