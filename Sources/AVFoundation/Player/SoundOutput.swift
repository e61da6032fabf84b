internal import Display
import Foundation

/// The loudspeaker of a player. All of it is done beside the main thread; what comes late begins where the time is by then.
final class SoundOutput: Sendable {
    private let url: URL
    private let keepsPitch: Bool
    private let queue = DispatchQueue(label: "sound", qos: .userInitiated)
    nonisolated(unsafe) private var pipeline: MediaPipeline?
    nonisolated(unsafe) private var volume: Float = 1
    nonisolated(unsafe) private var isOpened = false

    init(_ url: URL, keepsPitch: Bool) { (self.url, self.keepsPitch) = (url, keepsPitch) }

    // To close a loudspeaker takes a moment, too.
    deinit {
        let pipeline = pipeline
        queue.async { pipeline?.close() }
    }

    /// - Parameters:
    ///   - place: where the item is, in seconds.
    ///   - now: the clock's time at which it is there.
    func play(from place: TimeInterval, at now: TimeInterval, rate: Float) {
        queue.async { [self] in
            open()
            pipeline?.seek(to: place + (MediaClock.current.now - now) * Double(rate), rate: rate)
            pipeline?.play()
        }
    }

    func pause() { queue.async { [self] in pipeline?.pause() } }

    func setVolume(_ newValue: Float) {
        queue.async { [self] in
            volume = newValue
            pipeline?.setVolume(newValue)
        }
    }

    private func open() {
        guard !isOpened else { return }
        isOpened = true
        pipeline = MediaPipeline.sound(of: url, keepsPitch: keepsPitch)
        pipeline?.setVolume(volume)
    }
}
