import Foundation
import ObjCRuntime

/// Plays buffers and parts of files, one behind the other.
// apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode
open class AVAudioPlayerNode: AVAudioNode, AVAudioMixing, @unchecked Sendable {
    private var waiting: [ScheduledSound] = []
    private var runs = false
    /// When it will begin; nil if it has begun.
    private var startTime: AVAudioTime?
    /// Samples that it has played since it was started first.
    private var played: AVAudioFramePosition = 0
    /// The engine's number of the sample with which it began; nil before.
    private var origin: AVAudioFramePosition?
    private var gains = MixingGains()

    /// A player that nothing is scheduled in.
    public override init() {}

    open override var numberOfInputs: Int { 0 }
    open var volume: Float {
        get { SoundGraph.lock.withLock { gains.volume } }
        set { SoundGraph.lock.withLock { gains.volume = newValue } }
    }
    open var pan: Float {
        get { SoundGraph.lock.withLock { gains.pan } }
        set { SoundGraph.lock.withLock { gains.pan = newValue } }
    }

    // MARK: Scheduling

    /// Plays a buffer behind all that is scheduled.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/schedulebuffer(_:completionhandler:)
    public final func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        schedule(buffer, at: nil, options: [], completionHandler)
    }

    /// The same; the type says what the handler is told, and makes no other difference here.
    public final func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {
        schedule(buffer, at: nil, options: [], completionHandler.map { handler in { handler(callbackType) } })
    }

    /// Plays a buffer at a time, or behind all that is scheduled.
    /// - Parameters:
    ///   - when: of the player, or of the machine; nil for as soon as possible.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/schedulebuffer(_:at:options:completionhandler:)
    public final func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { schedule(buffer, at: when, options: options, completionHandler) }

    /// The same; the type says what the handler is told, and makes no other difference here.
    public final func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) { schedule(buffer, at: when, options: options, completionHandler.map { handler in { handler(callbackType) } }) }

    /// Plays a whole file.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/schedulefile(_:at:completionhandler:)
    public final func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {
        schedule(file, from: 0, count: file.length, at: when, completionHandler)
    }

    /// The same; the type says what the handler is told, and makes no other difference here.
    public final func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {
        schedule(file, from: 0, count: file.length, at: when, completionHandler.map { handler in { handler(callbackType) } })
    }

    /// Plays a part of a file.
    /// - Parameters:
    ///   - startFrame: the first sample, at the file's rate.
    ///   - numberFrames: how many; more than one.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/schedulesegment(_:startingframe:framecount:at:completionhandler:)
    public final func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) { schedule(file, from: startFrame, count: AVAudioFramePosition(numberFrames), at: when, completionHandler) }

    /// The same; the type says what the handler is told, and makes no other difference here.
    public final func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {
        schedule(
            file, from: startFrame, count: AVAudioFramePosition(numberFrames), at: when,
            completionHandler.map { handler in { handler(callbackType) } })
    }

    /// Makes what is scheduled ready; nothing needs it here.
    public final func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

    private func schedule(
        _ buffer: AVAudioPCMBuffer, at time: AVAudioTime?, options: BufferOptions, _ whenDone: (() -> Void)?
    ) {
        let output = outputFormat(forBus: 0)
        _require(
            engine == nil || buffer.format.channelCount == output.channelCount,
            "required condition is false: _outputFormat.channelCount == buffer.format.channelCount. "
                + "Connect the player with the format of the buffer.")
        let sound = ScheduledSound(
            .buffer(buffer), count: AVAudioFramePosition(buffer.frameLength), options: options, at: time, whenDone: whenDone)
        put(sound)
    }

    private func schedule(
        _ file: AVAudioFile, from start: AVAudioFramePosition, count: AVAudioFramePosition, at time: AVAudioTime?,
        _ whenDone: (() -> Void)?
    ) {
        let format = file.processingFormat
        let copy = try? AVAudioFile(forReading: file.url, commonFormat: format.commonFormat, interleaved: format.isInterleaved)
        let left = max(0, min(count, file.length - max(0, start)))
        put(ScheduledSound(.file(copy ?? file), start: start, count: copy == nil ? 0 : left, at: time, whenDone: whenDone))
    }

    private func put(_ sound: ScheduledSound) {
        var handlers: [() -> Void] = []
        SoundGraph.lock.withLock {
            if sound.options.contains(.interrupts) {
                handlers = waiting.compactMap { $0.takeHandler() }
                waiting = []
            }
            waiting.append(sound)
        }
        AVAudioEngine.call(handlers)
    }

    // MARK: Playing

    /// True between ``play()`` and ``pause()`` or ``stop()``, also when there is nothing left to play.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/isplaying
    public final var isPlaying: Bool { SoundGraph.lock.withLock { runs } }

    /// Begins, or goes on after a pause.
    /// - Precondition: the engine runs.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/play()
    public final func play() { play(at: nil) }

    /// Begins at a time of the engine or of the machine; nil for at once.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/play(at:)
    public final func play(at when: AVAudioTime?) {
        _require(
            engine?.isRunning == true,
            "player started when in a disconnected state. Attach the player, connect it, and start the engine before it plays.")
        SoundGraph.lock.withLock {
            guard !runs else { return }
            (runs, startTime) = (true, when)
        }
    }

    /// Stands still; ``play()`` goes on.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/pause()
    public final func pause() { SoundGraph.lock.withLock { runs = false } }

    /// Ends, and drops what is scheduled; its time begins anew.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/stop()
    public final func stop() {
        let handlers = SoundGraph.lock.withLock { end() }
        AVAudioEngine.call(handlers)
    }

    private func end() -> [() -> Void] {
        let handlers = waiting.compactMap { $0.takeHandler() }
        (waiting, runs, startTime, played, origin) = ([], false, nil, 0, nil)
        return handlers
    }

    // MARK: Times

    /// The player's time at one of the engine; nil if it does not play.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/playertime(fornodetime:)
    public final func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
        SoundGraph.lock.withLock {
            guard runs, let origin, let rendered = lastRenderTime, let time = nodeTime.extrapolateTime(fromAnchor: rendered) else {
                return nil
            }
            let sample = AVAudioFramePosition((time.seconds ?? 0) * SoundBlock.rate) - origin
            return converted(time.hostTime, sample, to: outputFormat(forBus: 0).sampleRate)
        }
    }

    /// The engine's time at one of the player; nil if it does not play.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioplayernode/nodetime(forplayertime:)
    public final func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? {
        SoundGraph.lock.withLock {
            guard runs, let origin, let seconds = playerTime.seconds, let rendered = lastRenderTime else { return nil }
            let sample = AVAudioFramePosition(seconds * SoundBlock.rate) + origin
            return AVAudioTime(sampleTime: sample, atRate: SoundBlock.rate).extrapolateTime(fromAnchor: rendered)
        }
    }

    private func converted(_ host: UInt64, _ sample: AVAudioFramePosition, to rate: Double) -> AVAudioTime {
        AVAudioTime(
            hostTime: host, sampleTime: AVAudioFramePosition((Double(sample) * rate / SoundBlock.rate).rounded()), atRate: rate)
    }

    // MARK: Rendering

    override func ownerDidChange() {
        for handler in end() { engine?.callLater(handler) }
    }

    override func render(_ count: Int, _ cycle: SoundGraph.Cycle) -> SoundBlock {
        var block = SoundBlock(silence: 0)
        let delay = samples(until: startTime, cycle, isOfPlayer: false)
        guard runs, delay < count else { return SoundBlock(silence: count) }
        block.append(SoundBlock(silence: delay))
        startTime = nil
        // The time does not run while it stands.
        origin = cycle.time + AVAudioFramePosition(delay) - played
        while block.count < count, let sound = waiting.first {
            let rest = samples(until: sound.time, cycle.moved(by: AVAudioFramePosition(block.count)), isOfPlayer: true)
            if rest > 0 {
                block.append(SoundBlock(silence: min(rest, count - block.count)))
                continue
            }
            let isFollowed = waiting.count > 1 && sound.isBetweenRounds
            let mayLoop = !(waiting.count > 1 && (isFollowed || waiting[1].options.contains(.interruptsAtLoop)))
            block.append(sound.read(count - block.count, mayLoop: mayLoop))
            guard block.count < count else { break }
            waiting.removeFirst()
            if let handler = sound.takeHandler() { engine?.callLater(handler) }
        }
        block.append(SoundBlock(silence: count - block.count))
        played += AVAudioFramePosition(count - delay)
        block.scale(left: gains.left, right: gains.right)
        return block
    }

    /// How many samples are left until a moment; 0 for one that has passed, and for none.
    private func samples(until time: AVAudioTime?, _ cycle: SoundGraph.Cycle, isOfPlayer: Bool) -> Int {
        guard let time else { return 0 }
        let sample: Double
        if time.isSampleTimeValid, let seconds = time.seconds {
            sample = seconds * SoundBlock.rate + (isOfPlayer ? Double(origin ?? cycle.time) : 0)
        } else {
            sample = Double(cycle.time) + Double(Int64(bitPattern: time.hostTime &- cycle.host)) / 1e9 * SoundBlock.rate
        }
        return Int(min(1e9, max(0, (sample - Double(cycle.time)).rounded())))
    }
}
