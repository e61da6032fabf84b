import ObjCRuntime

extension AVAudioEngine {
    /// Has the app ask for sound, in place of the loudspeaker.
    /// - Parameters:
    ///   - pcmFormat: what it is to be of; one or two channels without compression.
    ///   - maximumFrameCount: the most samples that are asked for at once.
    /// - Throws: ``AVAudioEngineManualRenderingError/initialized`` while it runs.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/enablemanualrenderingmode(_:format:maximumframecount:)
    public func enableManualRenderingMode(
        _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
    ) throws {
        if isRunning { throw AVAudioEngineManualRenderingError.initialized }
        SoundGraph.lock.withLock { manual = ManualRendering(mode: mode, format: pcmFormat, maximumCount: maximumFrameCount) }
    }

    /// The loudspeaker asks again, from the next ``start()`` on.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/disablemanualrenderingmode()
    public func disableManualRenderingMode() {
        stop()
        SoundGraph.lock.withLock { manual = nil }
    }

    /// True if the app asks for sound.
    public var isInManualRenderingMode: Bool { SoundGraph.lock.withLock { manual != nil } }
    /// How it asks; offline if it does not.
    public var manualRenderingMode: AVAudioEngineManualRenderingMode { SoundGraph.lock.withLock { manual?.mode ?? .offline } }
    /// What it is given.
    public var manualRenderingFormat: AVAudioFormat { SoundGraph.lock.withLock { manual?.format ?? Self.standardFormat } }
    /// The most samples that are asked for at once; 0 if it does not ask.
    public var manualRenderingMaximumFrameCount: AVAudioFrameCount { SoundGraph.lock.withLock { manual?.maximumCount ?? 0 } }
    /// How many samples it has been given.
    public var manualRenderingSampleTime: AVAudioFramePosition { SoundGraph.lock.withLock { manual?.count ?? 0 } }

    /// Renders the next samples into a buffer.
    /// - Throws: ``AVAudioEngineManualRenderingError`` where it does not run, or the app does not ask for its sound.
    // apple: https://developer.apple.com/documentation/avfaudio/avaudioengine/renderoffline(_:to:)
    public func renderOffline(_ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer) throws
        -> AVAudioEngineManualRenderingStatus
    {
        guard var state = SoundGraph.lock.withLock({ manual }), state.mode == .offline else {
            throw AVAudioEngineManualRenderingError.invalidMode
        }
        guard isRunning else { throw AVAudioEngineManualRenderingError.notRunning }
        guard buffer.format == state.format, numberOfFrames <= min(state.maximumCount, buffer.frameCapacity) else { return .error }
        let step = SoundBlock.rate / state.format.sampleRate
        let time = Double(state.count) / state.format.sampleRate
        let block = state.converter.convert(Int(numberOfFrames), step: step) {
            render($0, host: AVAudioTime.hostTime(forSeconds: time))
        }
        state.count += AVAudioFramePosition(block.count)
        SoundGraph.lock.withLock { manual = state }
        buffer.frameLength = AVAudioFrameCount(block.count)
        buffer.take(block.turns(channels: Int(state.format.channelCount)), block.count, at: 0)
        return .success
    }
}
