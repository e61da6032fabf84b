internal import Display
import Foundation

/// An observer of a player's time.
final class TimeObserver: NSObject, @unchecked Sendable {
    enum Moments {
        /// In seconds of the item.
        case every(TimeInterval)
        /// The same, the earliest first.
        case at([TimeInterval])
    }

    let moments: Moments
    private let queue: DispatchQueue?
    private let block: @Sendable (CMTime) -> Void
    @MainActor weak var player: AVPlayer?
    @MainActor private var timer: MediaTimer?

    init(_ moments: Moments, _ queue: DispatchQueue?, _ block: @escaping @Sendable (CMTime) -> Void) {
        // Who asks for the main queue gets another object each time.
        (self.moments, self.queue, self.block) = (moments, queue?.label == DispatchQueue.main.label ? nil : queue, block)
    }

    var isPeriodic: Bool { if case .every = moments { true } else { false } }

    @MainActor func stop() {
        timer?.invalidate()
        timer = nil
        player = nil
    }

    /// Waits for the next of its moments.
    /// - Parameters:
    ///   - place: where the item is, in seconds.
    ///   - speed: seconds of the item in one of the clock; nil while time stands.
    @MainActor func schedule(from place: TimeInterval, speed: Double?) {
        timer?.invalidate()
        timer = nil
        guard let speed, speed > 0, let next = moment(after: place) else { return }
        timer = MediaClock.current.addTimer(after: (next - place) / speed) { [weak self] in
            guard let self, player != nil else { return }
            report(next)
            // The moment itself is the start of the next stretch, so that none is reported twice for a rounding error.
            if let player, timer?.isValid == false { schedule(from: next, speed: player.runningSpeed) }
        }
    }

    /// Says that playing is at a time.
    @MainActor func report(_ seconds: TimeInterval) {
        let time = CMTime(value: CMTimeValue((seconds * 1e9).rounded()), timescale: 1_000_000_000)
        guard let queue else { return block(time) }
        queue.async { [block] in block(time) }
    }

    private func moment(after place: TimeInterval) -> TimeInterval? {
        switch moments {
        case .every(let interval): ((place / interval + 1e-6).rounded(.down) + 1) * interval
        case .at(let times): times.first { $0 > place + 1e-9 }
        }
    }
}
