internal import Display
import Foundation

/// Asks an engine for its sound, as much as the clock says.
///
/// By virtual time it does so on the main actor, where a script or a test moves the clock; else on a thread of its own, a little ahead, so
/// that the loudspeaker never waits.
final class EngineDrive: @unchecked Sendable {
    /// How far ahead of the clock sound is rendered for a loudspeaker, in seconds.
    private static let lead = 0.12
    private static let interval = 0.01
    private static let largestPiece = 1024
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    private weak var engine: AVAudioEngine?
    private let clock = MediaClock.current
    private let start: TimeInterval
    private var rendered = 0
    @MainActor private var timer: MediaTimer?
    private var ticks: (any DispatchSourceTimer)?
    private var loudspeaker: Loudspeaker?

    init(_ engine: AVAudioEngine) {
        self.engine = engine
        start = clock.now
        if clock.isVirtual {
            onMainActor { drive in
                drive.timer = drive.clock.addTimer(after: Self.interval, repeatingEvery: Self.interval) { [weak drive] in
                    drive?.renderDue(ahead: 0)
                }
            }
        } else {
            let ticks = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "sound engine", qos: .userInteractive))
            ticks.schedule(deadline: .now(), repeating: Self.interval)
            ticks.setEventHandler { [weak self] in self?.feed() }
            self.ticks = ticks
            ticks.resume()
        }
    }

    func stop() {
        ticks?.cancel()
        if clock.isVirtual { onMainActor { $0.timer?.invalidate() } }
    }

    private func onMainActor(_ work: @escaping @MainActor @Sendable (EngineDrive) -> Void) {
        if Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueueMark) == true {
            MainActor.assumeIsolated { work(self) }
        } else {
            DispatchQueue.main.async { work(self) }
        }
    }

    private func feed() {
        if loudspeaker == nil { loudspeaker = Loudspeaker() }
        renderDue(ahead: Self.lead)
    }

    private func renderDue(ahead: TimeInterval) {
        let due = Int(((clock.now - start + ahead) * SoundBlock.rate).rounded())
        while rendered < due, let engine, engine.isRunning {
            let count = min(Self.largestPiece, due - rendered)
            let seconds = start + Double(rendered) / SoundBlock.rate
            let block = engine.render(count, host: AVAudioTime.hostTime(forSeconds: seconds))
            loudspeaker?.play(block, at: rendered)
            rendered += count
        }
    }
}
