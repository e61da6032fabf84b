internal import Display
public import Foundation
import ObjCRuntime

/// Plays the sound of a file.
///
/// Its time is the clock's: with virtual time, and where there is no loudspeaker, nothing is heard, and it ends when it would have
/// (MO-139). Used on the main actor.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioplayer
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let file: URL
    private var time = PlayTime()
    private var output: MediaPipeline?
    private var end: MediaTimer?
    private var loopsLeft = 0
    private var isTemporary = false

    // MARK: Creating

    /// Throws for a file that is none of sound, or that does not exist.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayer/init(contentsof:)
    public init(contentsOf url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw Self.failure(-43, "The file \(url.path) does not exist.") }
        if let duration = MediaPipeline.duration(ofSoundIn: url) {
            (file, self.url, self.duration) = (url, url, duration)
            return
        }
        let copy = Self.temporaryFile(ending: ".wav")
        guard SoundFileLibrary.shared?.writeWave(of: url, to: copy) == true,
            let duration = MediaPipeline.duration(ofSoundIn: copy)
        else {
            try? FileManager.default.removeItem(at: copy)
            throw Self.failure(1_954_115_647, "The file \(url.path) holds no sound that can be played.")
        }
        (file, self.url, self.duration, isTemporary) = (copy, url, duration, true)
    }

    private static func temporaryFile(ending: String = "") -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)\(ending)")
    }

    /// - Parameter utiString: of no influence; the bytes tell what they are.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    /// Plays bytes as they are in a file.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayer/init(data:)
    public convenience init(data: Data) throws {
        let copy = Self.temporaryFile()
        try data.write(to: copy)
        do { try self.init(contentsOf: copy) } catch {
            try? FileManager.default.removeItem(at: copy)
            throw error
        }
        if file == copy { isTemporary = true } else { try? FileManager.default.removeItem(at: copy) }
        self.data = data
        url = nil
    }

    /// A player of a sound in memory. Throws where it cannot be played.
    /// - Parameter utiString: what it is; makes no difference, as its bytes say so.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    deinit { if isTemporary { try? FileManager.default.removeItem(at: file) } }

    private static func failure(_ code: Int, _ reason: String) -> NSError {
        NSError(domain: "NSOSStatusErrorDomain", code: code, userInfo: [NSLocalizedDescriptionKey: reason])
    }

    // MARK: Reading

    /// Where the sound comes from; nil for one from data.
    open private(set) var url: URL?
    /// The sound in memory; nil for one from a file.
    open private(set) var data: Data?
    /// How long it is, in seconds.
    public let duration: TimeInterval
    /// True if it is heard, or would be if it were loud enough.
    open var isPlaying: Bool { time.isRunning }
    /// The clock's time, in seconds.
    open var deviceCurrentTime: TimeInterval { MediaClock.current.now }
    /// Who is notified of the end. Not kept alive.
    open weak var delegate: (any AVAudioPlayerDelegate)?

    // MARK: Setting

    /// How often it is repeated; negative for ever. Default: 0.
    open var numberOfLoops = 0
    /// From 0 to 1, the default. More is louder than the file.
    open var volume: Float = 1 { didSet { output?.setVolume(volume) } }
    /// Fades at once: `duration` is of no influence.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    /// From -1, on the left, to 1, on the right. Default: 0, in the middle.
    open var pan: Float = 0 { didSet { output?.setPan(pan) } }
    /// True if ``rate`` counts; to be set before the player is prepared. Default: false.
    open var enableRate = false
    /// Its speed, from 0.5 to 2. Default: 1.
    open var rate: Float = 1 {
        willSet { if isPlaying { time.stand(now: MediaClock.current.now, rate: speed) } }
        didSet { if end != nil { resume() } }
    }
    private var speed: Double { enableRate ? Double(min(2, max(0.5, rate))) : 1 }

    /// The playback position, in seconds.
    open var currentTime: TimeInterval {
        get { min(duration, max(0, time.current(now: MediaClock.current.now, rate: speed))) }
        set {
            time.move(to: min(duration, max(0, newValue)), now: MediaClock.current.now)
            if isPlaying { resume() }
        }
    }

    // MARK: Playing

    /// Opens the loudspeaker. ``play()`` does so, too.
    @discardableResult
    open func prepareToPlay() -> Bool {
        if output == nil, !MediaClock.current.isVirtual {
            output = MediaPipeline.sound(of: file, pans: true)
            output?.setVolume(volume)
            if pan != 0 { output?.setPan(pan) }
        }
        return true
    }

    /// Plays from the current position, also after a pause.
    @discardableResult
    open func play() -> Bool {
        guard !isPlaying else { return true }
        prepareToPlay()
        loopsLeft = numberOfLoops
        resume()
        return true
    }

    /// Stands still; ``play()`` goes on.
    open func pause() {
        time.stand(now: MediaClock.current.now, rate: speed)
        setEnd(after: nil)
        output?.pause()
    }

    /// Stops, and closes the audio device. The position is kept.
    open func stop() {
        pause()
        output = nil
    }

    private func resume() {
        let place = currentTime
        time.run(from: MediaClock.current.now)
        output?.seek(to: place, rate: Float(speed))
        output?.play()
        setEnd(after: (duration - place) / speed)
    }

    private func setEnd(after delay: TimeInterval?) {
        let player = self
        MainActor.assumeIsolated {
            player.end?.invalidate()
            player.end = delay.map { delay in MediaClock.current.addTimer(after: delay) { [weak player] in player?.reachEnd() } }
        }
    }

    private func reachEnd() {
        time.move(to: 0, now: MediaClock.current.now)
        if loopsLeft != 0 {
            loopsLeft -= loopsLeft > 0 ? 1 : 0
            return resume()
        }
        time.stand(now: MediaClock.current.now, rate: speed)
        end = nil
        output = nil
        delegate?.audioPlayerDidFinishPlaying?(self, successfully: true)
    }
}
